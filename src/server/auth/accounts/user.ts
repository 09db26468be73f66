// GET and PUT /user: reads and changes the caller's account.
import { z } from 'zod'
import { recoveryMethod } from '#domain/account/session-proof.ts'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import {
  requireAssurance,
  requireProofForPassword,
  requireRecentProof,
  requireUser,
  type SignedIn,
} from '#server/auth/guard.ts'
import {
  type Challenge,
  challengeFields,
  contactFields,
  normalizeEmail,
  normalizePhone,
  optionalObject,
  optionalText,
  readChallenge,
} from '#server/auth/input.ts'
import { requireQuota } from '#server/auth/limits/message-quota.ts'
import { requirePhone } from '#server/auth/limits/phone-service.ts'
import { redeemNonce } from '#server/auth/one-time/redeem-nonce.ts'
import { secondsToWait } from '#server/auth/one-time/send-code.ts'
import { readRedirect } from '#server/auth/redirect-url.ts'
import { checkPassword } from '#server/auth/secrets/password-rules.ts'
import { presentUser } from '#server/auth/user-view.ts'
import type { Tx } from '#server/db/db.ts'
import { readJson } from '#server/http/body.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { deleteOneTimeTokensOf } from '#server/stores/one-time-tokens.ts'
import { deleteSessionsOf, removeMethod } from '#server/stores/sessions.ts'
import {
  type Account,
  findAccount,
  lockAccount,
  mergeMetadata,
  reloadAccount,
  updateUser,
} from '#server/stores/users.ts'
import { applyEmail, applyPhone, sendEmailChange, sendPhoneChange } from './contact-change.ts'
import { mergeWithinLimit } from './metadata.ts'

export const getUser: Endpoint = async (c, auth) => c.json(presentUser((await requireUser(c, auth)).account))

const body = z.object({
  ...contactFields,
  ...challengeFields,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: optionalObject,
  app_metadata: optionalObject,
})
type Change = z.infer<typeof body>

export const putUser: Endpoint = async (c, auth) => {
  const caller = await requireUser(c, auth)
  const change = await readJson(c, body, authErrors)
  if (change.app_metadata) throw authErrors.notAdmin()
  requireAssurance(caller, 401)
  if (change.email || change.phone) requireProvenAccount(caller)
  const signedIn = change.nonce
    ? await redeemNonce(auth, caller, change.nonce, clientAddress(c, auth.config))
    : caller
  requireProofFor(change, signedIn)
  if (change.email) await requireQuota(auth, 'email')
  if (change.phone) await requireTexts(auth)
  const { user } = signedIn.account
  const passwordHash = change.password
    ? await newPasswordHash(change.password, change, signedIn, auth)
    : undefined
  const options = { redirectTo: readRedirect(c, auth), challenge: readChallenge(change) }
  await auth.db.tx(async (tx) => {
    if (passwordHash) await replacePassword(tx, signedIn, passwordHash)
    if (change.data) await mergeWithinLimit(tx, user.id, 'raw_user_meta_data', change.data)
    if (change.email || change.phone) await changeContact(tx, auth, user.id, change, options)
  })
  return c.json(presentUser(await reloadAccount(auth.db, user.id)))
}

async function requireTexts(auth: Auth): Promise<void> {
  requirePhone(auth, 422)
  await requireQuota(auth, 'sms')
}

/** An unconfirmed account can't get another address, which would survive the confirmation by the true owner. */
function requireProvenAccount({ account: { user } }: SignedIn): void {
  if (user.confirmed_at !== null || user.is_anonymous) return
  throw user.email ? authErrors.emailNotConfirmed(422) : authErrors.phoneNotConfirmed(422)
}

/** Metadata can change at any time; what signs in to the account needs more. */
function requireProofFor(change: Change, signedIn: SignedIn): void {
  if (change.email || change.phone) requireRecentProof(signedIn)
  else if (change.password) requireProofForPassword(signedIn)
}

async function newPasswordHash(
  password: string,
  change: Change,
  { account }: SignedIn,
  auth: Auth,
): Promise<string> {
  checkPassword(password, auth)
  if (account.user.is_anonymous && !change.email && !change.phone) throw authErrors.anonymousPassword()
  const stored = account.user.encrypted_password
  if (change.current_password && !(await auth.passwords.verify(change.current_password, stored))) {
    throw authErrors.currentPasswordInvalid()
  }
  if (stored && (await auth.passwords.verify(password, stored))) throw authErrors.samePassword()
  return auth.passwords.hash(password)
}

/** Ends every other session and revokes the links in earlier mails. */
async function replacePassword(tx: Tx, { account, session }: SignedIn, hash: string): Promise<void> {
  await updateUser(tx, account.user.id, { encrypted_password: hash })
  await mergeMetadata(tx, account.user.id, 'raw_app_meta_data', { needs_password: null })
  await deleteSessionsOf(tx, account.user.id, session.id)
  // The recovery is complete.
  await removeMethod(tx, session.id, recoveryMethod)
  await deleteOneTimeTokensOf(tx, account.user.id)
}

type ConfirmationOptions = { redirectTo: string; challenge: Challenge | undefined }

async function changeContact(
  tx: Tx,
  auth: Auth,
  id: string,
  { email, phone }: Change,
  options: ConfirmationOptions,
): Promise<void> {
  const account = await lockAccount(tx, { id })
  if (!account) throw authErrors.userNotFound()
  if (email) await changeEmail(tx, auth, account, email, options)
  if (phone) await changePhone(tx, auth, account, phone)
}

async function changeEmail(
  tx: Tx,
  auth: Auth,
  account: Account,
  newEmail: string,
  { redirectTo, challenge }: ConfirmationOptions,
): Promise<void> {
  const email = normalizeEmail(newEmail)
  if (email === account.user.email) return
  if (auth.settings.autoconfirm) {
    if (await findAccount(tx, { email })) throw authErrors.emailExists()
    return applyEmail(tx, account.user.id, email)
  }
  const wait = secondsToWait(account, 'email_change_sent_at', auth)
  if (wait > 0) throw authErrors.sentTooOften('email', wait)
  await sendEmailChange(tx, auth, account, { email, redirectTo, challenge })
}

async function changePhone(tx: Tx, auth: Auth, account: Account, newPhone: string): Promise<void> {
  const phone = normalizePhone(newPhone)
  if (phone === account.user.phone) return
  if (await findAccount(tx, { phone })) throw authErrors.phoneExists()
  if (auth.settings.autoconfirm) return applyPhone(tx, account.user.id, phone)
  const wait = secondsToWait(account, 'phone_change_sent_at', auth)
  if (wait > 0) throw authErrors.sentTooOften('sms', wait)
  await sendPhoneChange(tx, auth, account, phone)
}
