// Changes of an account's email address or phone. They take effect when the new address, and with secure change the old one too, has
// confirmed them.

import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import type { Challenge } from '#server/auth/input.ts'
import { sendAddressTaken, sendCodeMail, sendCodeSms } from '#server/auth/one-time/mails.ts'
import { issueCode } from '#server/auth/one-time/one-time-token.ts'
import type { Tx } from '#server/db/db.ts'
import { insertFlowState } from '#server/stores/flow-states.ts'
import { insertIdentity, syncProviders, updateIdentity } from '#server/stores/identities.ts'
import {
  deleteOneTimeTokenOf,
  deleteOneTimeTokensOf,
  type OneTimeTokenType,
} from '#server/stores/one-time-tokens.ts'
import { type Account, findAccount, mergeMetadata, updateUser } from '#server/stores/users.ts'
import { releaseEmail } from './reset-account.ts'

interface EmailChange {
  email: string
  redirectTo: string
  challenge?: Challenge | undefined
}

export async function sendEmailChange(
  tx: Tx,
  auth: Auth,
  { user: { id, email: current } }: Account,
  { email, redirectTo, challenge }: EmailChange,
): Promise<void> {
  const sendTo = async (to: string, type: OneTimeTokenType) => {
    const isPkce = challenge !== undefined
    const issued = await issueCode(tx, auth, { userId: id, type, address: to, isPkce })
    await sendCodeMail(tx, auth, { kind: 'email_change', to, userId: id, issued, redirectTo })
  }
  await updateUser(tx, id, {
    email_change: email,
    email_change_sent_at: 'now',
    email_change_confirm_status: 0,
  })
  if (challenge)
    await insertFlowState(tx, { userId: id, providerType: 'email', method: 'email_change', challenge })
  if (await isTaken(tx, email)) {
    // The caller must not learn this: the response and the other mail are the same as for any change.
    await deleteOneTimeTokenOf(tx, id, 'email_change_token_new')
    await sendAddressTaken(tx, auth, email, id)
  } else await sendTo(email, 'email_change_token_new')
  if (auth.settings.secureEmailChange && current) await sendTo(current, 'email_change_token_current')
}

/** An unconfirmed sign-up with the address doesn't block its owner. */
const isTaken = async (tx: Tx, email: string): Promise<boolean> =>
  Boolean((await findAccount(tx, { email }))?.user.email_confirmed_at)

export async function sendPhoneChange(tx: Tx, auth: Auth, account: Account, phone: string): Promise<void> {
  const { id } = account.user
  await updateUser(tx, id, { phone_change: phone, phone_change_sent_at: 'now' })
  const issued = await issueCode(tx, auth, { userId: id, type: 'phone_change_token', address: phone })
  await sendCodeSms(tx, auth, { to: phone, userId: id, code: issued.code })
}

/** Returns whether the change is done; false while the other address still has to confirm. */
export async function confirmEmailChange(tx: Tx, auth: Auth, { user }: Account): Promise<boolean> {
  if (auth.settings.secureEmailChange && user.email && user.email_change_confirm_status === 0) {
    await updateUser(tx, user.id, { email_change_confirm_status: 1 })
    return false
  }
  // Another account may have confirmed the address since the change was requested.
  const owner = await findAccount(tx, { email: user.email_change })
  if (owner?.user.email_confirmed_at) throw authErrors.emailExists()
  if (owner) await releaseEmail(tx, owner)
  await applyEmail(tx, user.id, user.email_change)
  return true
}

export async function confirmPhoneChange(tx: Tx, { user }: Account, phone: string): Promise<void> {
  // Another account may have taken the number since, or this account may have requested a different one.
  if (await findAccount(tx, { phone })) throw authErrors.phoneExists()
  if (user.phone_change !== phone) throw authErrors.codeExpired()
  await applyPhone(tx, user.id, phone)
}

/** Moves the account to a confirmed address. */
export async function applyEmail(tx: Tx, id: string, email: string): Promise<void> {
  await updateUser(tx, id, {
    email,
    email_change: '',
    email_change_confirm_status: 0,
    email_confirmed_at: 'now',
    is_anonymous: false,
  })
  await deleteOneTimeTokensOf(tx, id)
  await markVerified(tx, id, 'email', email)
}

export async function applyPhone(tx: Tx, id: string, phone: string): Promise<void> {
  await updateUser(tx, id, { phone, phone_change: '', phone_confirmed_at: 'now', is_anonymous: false })
  await markVerified(tx, id, 'phone', phone)
}

/** Copies a confirmed address to the metadata and the email or phone identity, which may be new. */
export async function markVerified(
  tx: Tx,
  id: string,
  kind: 'email' | 'phone',
  address: string,
): Promise<void> {
  await mergeMetadata(tx, id, 'raw_user_meta_data', { [`${kind}_verified`]: true })
  const verified = { [kind]: address, [`${kind}_verified`]: true }
  if (await updateIdentity(tx, id, kind, verified)) return
  await insertIdentity(tx, { userId: id, provider: kind, providerId: id, data: verified })
  await syncProviders(tx, id)
}
