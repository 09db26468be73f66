// What a used code or link proves, and what follows from it.
import type { Tx } from '#server/db/db.ts'
import type { OneTimeTokenRow, OneTimeTokenType } from '#server/stores/one-time-tokens.ts'
import { type Account, findAccount, reloadAccount, updateUser } from '#server/stores/users.ts'
import type { Auth } from './auth.ts'
import { applyPhone, confirmEmailChange, markVerified } from './contact-change.ts'
import { authErrors } from './errors.ts'
import { isBanned } from './session.ts'

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

/** Which kinds of code a request of this type may use. */
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

/** The account with what the code proved; undefined while an e-mail change waits for the other address. */
export async function applyCode(tx: Tx, auth: Auth, row: OneTimeTokenRow): Promise<Account | undefined> {
  const account = await findAccount(tx, { id: row.user_id })
  if (!account) throw authErrors.codeExpired()
  if (isBanned(account)) throw authErrors.banned(403)
  if (row.token_type === 'phone_change_token') await applyPhone(tx, row.user_id, row.relates_to)
  else if (row.token_type.startsWith('email_change')) {
    if (!(await confirmEmailChange(tx, auth, account))) return undefined
  } else await confirmAddress(tx, account, row)
  return reloadAccount(tx, row.user_id)
}

/** Whoever has the code has the address: it is confirmed, if it was not yet. */
async function confirmAddress(tx: Tx, { user }: Account, row: OneTimeTokenRow): Promise<void> {
  const address = row.relates_to
  const kind = user.email === address ? 'email' : 'phone'
  if (user[`${kind}_confirmed_at`]) return
  // First proven by a recovery: the password of before may be a stranger's, who signed up with this address.
  if (row.token_type === 'recovery_token') await updateUser(tx, user.id, { encrypted_password: null })
  await updateUser(tx, user.id, { [`${kind}_confirmed_at`]: 'now' })
  await markVerified(tx, user.id, kind, address)
}
