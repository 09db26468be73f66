// What a redeemed code or link proves, and what happens then.

import { confirmEmailChange, confirmPhoneChange, markVerified } from '#server/auth/accounts/contact-change.ts'
import { resetAccount } from '#server/auth/accounts/reset-account.ts'
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { isBanned } from '#server/auth/sessions/session.ts'
import type { Tx } from '#server/db/db.ts'
import type { OneTimeTokenRow, OneTimeTokenType, SignUp } from '#server/stores/one-time-tokens.ts'
import { type Account, findAccount, mergeMetadata, reloadAccount, updateUser } from '#server/stores/users.ts'

export const verifyTypes = [
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email_change',
  'email',
  'sms',
  'phone_change',
] as const
export type VerifyType = (typeof verifyTypes)[number]

/** The kinds of codes that a request of this type accepts. */
export const acceptedTokens: Record<VerifyType, readonly OneTimeTokenType[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
  sms: ['confirmation_token', 'recovery_token'],
  phone_change: ['phone_change_token'],
}

/** The account after the proof; undefined while an email change waits for the other address. */
export async function applyCode(tx: Tx, auth: Auth, row: OneTimeTokenRow): Promise<Account | undefined> {
  const account = await findAccount(tx, { id: row.user_id })
  if (!account) throw authErrors.codeExpired()
  if (isBanned(account)) throw authErrors.banned(403)
  if (row.token_type === 'phone_change_token') await confirmPhoneChange(tx, account, row.relates_to)
  else if (row.token_type.startsWith('email_change')) {
    const isOld = row.token_type === 'email_change_token_new' && row.relates_to !== account.user.email_change
    if (isOld) throw authErrors.codeExpired()
    if (!(await confirmEmailChange(tx, auth, account))) return undefined
  } else await confirmAddress(tx, account, row)
  return reloadAccount(tx, row.user_id)
}

/** The code proves the address. */
async function confirmAddress(tx: Tx, account: Account, row: OneTimeTokenRow): Promise<void> {
  const { user } = account
  const kind = (['email', 'phone'] as const).find((known) => user[known] === row.relates_to)
  // The account has a different address now, and this one may be someone else's.
  if (!kind) throw authErrors.codeExpired()
  if (user[`${kind}_confirmed_at`]) return
  if (user.confirmed_at === null) await settleSignUp(tx, account, kind, row.sign_up)
  await updateUser(tx, user.id, { [`${kind}_confirmed_at`]: 'now' })
  await markVerified(tx, user.id, kind, row.relates_to)
}

/**
 * The first proof of an account: applies the sign-up behind the code and removes what others left in it. If several people signed
 * up with different passwords, none is kept, and the one who confirmed the address chooses a new one.
 */
async function settleSignUp(
  tx: Tx,
  account: Account,
  kind: 'email' | 'phone',
  behind: SignUp | null,
): Promise<void> {
  const { id, signup_contested, encrypted_password } = account.user
  const isOwn = behind !== null && behind.password_hash === encrypted_password
  if (isOwn && !signup_contested) return
  const nothing = { password_hash: null, data: {} }
  await resetAccount(tx, account, kind, signup_contested ? nothing : (behind ?? nothing))
  if (signup_contested) await mergeMetadata(tx, id, 'raw_app_meta_data', { needs_password: true })
}
