// POST /signup: a new account with email or phone and a password, or an anonymous one.
import type { Context } from 'hono'
import { z } from 'zod'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import {
  type Contact,
  challengeFields,
  contactFields,
  kindOf,
  optionalObject,
  optionalText,
  readChallenge,
  readContact,
} from '#server/auth/input.ts'
import { requireTurn } from '#server/auth/limits/address-limits.ts'
import { requireQuota } from '#server/auth/limits/message-quota.ts'
import { withMinimumDuration } from '#server/auth/limits/minimum-duration.ts'
import { requirePhone } from '#server/auth/limits/phone-service.ts'
import { sendAlreadyRegistered } from '#server/auth/one-time/mails.ts'
import {
  type CodeRequest,
  isInvited,
  secondsUntilNextCode,
  sendCode,
  sendConfirmationAgain,
} from '#server/auth/one-time/send-code.ts'
import { readRedirect } from '#server/auth/redirect-url.ts'
import { checkPassword } from '#server/auth/secrets/password-rules.ts'
import { beginSession } from '#server/auth/sessions/session.ts'
import { presentUser } from '#server/auth/user-view.ts'
import type { Tx } from '#server/db/db.ts'
import { readJson } from '#server/http/body.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { AppEnv } from '#server/http/env.ts'
import type { SignUp } from '#server/stores/one-time-tokens.ts'
import {
  type Account,
  findAccount,
  insertUser,
  lockAccount,
  reloadAccount,
  updateUser,
} from '#server/stores/users.ts'
import { createAccount, retryOnce } from './new-account.ts'
import { fakeUser, unconfirmedUser } from './signup-answers.ts'

const body = z.object({ ...contactFields, ...challengeFields, password: optionalText, data: optionalObject })

export const signup: Endpoint = withMinimumDuration(async (c, auth) => {
  const request = await readJson(c, body, authErrors)
  if (!auth.settings.signups) throw authErrors.signupsOff()
  if (!request.email && !request.phone) return signUpAnonymously(c, auth, request.data ?? {})
  const { contact, password, challenge } = readCredentials(request, auth)
  await requireQuota(auth, contact.email ? 'email' : 'sms')
  // Hashed before any lookup, so that a known address takes as long as a new one.
  const signUp = { password_hash: await auth.passwords.hash(password), data: request.data ?? {} }
  const sameHash = await findSameHash(auth, contact, password)
  const codeRequest = {
    kind: 'signup',
    by: kindOf(contact),
    redirectTo: readRedirect(c, auth),
    challenge,
    signUp,
  } as const
  return retryOnce(() =>
    auth.db.tx(async (tx) => {
      const known = await lockAccount(tx, contact)
      if (known) return answerKnown(tx, c, auth, { ...codeRequest, known, contact, sameHash })
      const account = await createAccount(tx, contact, signUp.password_hash, signUp.data)
      return c.json(await answerNew(tx, c, auth, account, codeRequest))
    }),
  )
})

/** In the protocol's order of checks. */
function readCredentials(request: z.infer<typeof body>, auth: Auth) {
  const { email, phone, password } = request
  if (!password) throw authErrors.passwordMissing()
  checkPassword(password, auth)
  if (email && phone) readContact(request)
  const challenge = readChallenge(request)
  if (email && !auth.settings.emailProvider) throw authErrors.emailOff(400)
  if (phone) requirePhone(auth, 400)
  return { contact: readContact(request), password, challenge }
}

async function answerNew(tx: Tx, c: Context<AppEnv>, auth: Auth, account: Account, codeRequest: CodeRequest) {
  if (auth.settings.autoconfirm) return confirmAndBegin(tx, c, auth, account)
  await sendCode(tx, auth, account, codeRequest)
  if (auth.settings.allowUnconfirmed) return beginSession(tx, c, auth, account, { method: 'password' })
  return presentUser(await reloadAccount(tx, account.user.id))
}

async function confirmAndBegin(tx: Tx, c: Context<AppEnv>, auth: Auth, account: Account) {
  await updateUser(tx, account.user.id, {
    [account.user.email ? 'email_confirmed_at' : 'phone_confirmed_at']: 'now',
  })
  return beginSession(tx, c, auth, account, { method: 'password' })
}

/** A sign-up with an address that has an account. */
interface KnownSignUp {
  known: Account
  contact: Contact
  signUp: SignUp
  /** See findSameHash. */
  sameHash: string | undefined
}

async function answerKnown(
  tx: Tx,
  c: Context<AppEnv>,
  auth: Auth,
  { known, contact, ...codeRequest }: CodeRequest & KnownSignUp,
): Promise<Response> {
  const { data } = codeRequest.signUp
  if (known.user.confirmed_at === null) {
    await signUpAgain(tx, auth, known, codeRequest)
    return c.json(unconfirmedUser(known.user.id, contact, data))
  }
  if (auth.settings.autoconfirm) throw authErrors.userExists()
  if (contact.email && known.user.email && secondsUntilNextCode(known, 'recovery', auth) === 0) {
    await updateUser(tx, known.user.id, { recovery_sent_at: 'now' })
    const { email: to, id: userId } = known.user
    await sendAlreadyRegistered(tx, auth, { to, userId, redirectTo: codeRequest.redirectTo })
  }
  return c.json(fakeUser(contact, data))
}

/** The hash of an unconfirmed account's password, if the given password matches: the same person signs up again. */
async function findSameHash(auth: Auth, contact: Contact, password: string): Promise<string | undefined> {
  const user = (await findAccount(auth.db, contact))?.user
  const stored = user?.confirmed_at === null ? user.encrypted_password : null
  return (await auth.passwords.verify(password, stored)) && stored ? stored : undefined
}

/**
 * With the same password, the confirmation is sent again. With another one, nobody can tell which is the owner's: from now on
 * confirming the address keeps neither, even with a mail sent earlier. A sign-up doesn't undo an invitation.
 */
async function signUpAgain(
  tx: Tx,
  auth: Auth,
  known: Account,
  { sameHash, ...codeRequest }: CodeRequest & { sameHash: string | undefined },
): Promise<void> {
  const { id, encrypted_password } = known.user
  if (!isInvited(known) && encrypted_password !== sameHash)
    await updateUser(tx, id, { signup_contested: true })
  if (secondsUntilNextCode(known, 'signup', auth) === 0)
    await sendConfirmationAgain(tx, auth, await reloadAccount(tx, id), codeRequest)
}

async function signUpAnonymously(
  c: Context<AppEnv>,
  auth: Auth,
  data: Record<string, unknown>,
): Promise<Response> {
  if (!auth.settings.anonymous) throw authErrors.anonymousOff()
  await requireTurn(auth, 'anonymous', clientAddress(c, auth.config))
  return auth.db.tx(async (tx) => {
    const id = await insertUser(tx, {
      email: null,
      phone: null,
      passwordHash: null,
      appMetadata: {},
      userMetadata: data,
      isAnonymous: true,
    })
    return c.json(await beginSession(tx, c, auth, await reloadAccount(tx, id), { method: 'anonymous' }))
  })
}
