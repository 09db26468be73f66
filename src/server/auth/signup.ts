// POST /signup: a new account by e-mail or phone with a password, or an anonymous one.
import type { Context } from 'hono'
import { z } from 'zod'
import { DbError, type Tx } from '#server/db/db.ts'
import { readJson } from '#server/http/body.ts'
import type { AppEnv } from '#server/http/env.ts'
import { insertIdentity } from '#server/stores/identities.ts'
import { type Account, findAccount, insertUser, reloadAccount, updateUser } from '#server/stores/users.ts'
import type { Auth, Endpoint } from './auth.ts'
import { authErrors } from './errors.ts'
import { evenly } from './evenly.ts'
import {
  type Contact,
  challengeFields,
  contactFields,
  optionalObject,
  optionalText,
  readChallenge,
  readContact,
} from './input.ts'
import { sendAlreadyRegistered } from './mails.ts'
import { checkPassword } from './password-rules.ts'
import { readRedirect } from './redirect-url.ts'
import { sendCode, waitFor } from './send-code.ts'
import { beginSession } from './session.ts'
import { presentUser } from './user-view.ts'

const body = z.object({ ...contactFields, ...challengeFields, password: optionalText, data: optionalObject })

export const signup: Endpoint = evenly(async (c, auth) => {
  const request = await readJson(c, body, authErrors)
  if (!auth.settings.signups) throw authErrors.signupsOff()
  if (!request.email && !request.phone) return signUpAnonymously(c, auth, request.data ?? {})
  if (!request.password) throw authErrors.passwordMissing()
  checkPassword(request.password, auth)
  if (request.email && request.phone) readContact(request)
  const challenge = readChallenge(request)
  if (request.email && !auth.settings.emailProvider) throw authErrors.emailOff(400)
  if (request.phone && !auth.settings.phoneProvider) throw authErrors.phoneOff(400)
  const contact = readContact(request)
  // Hashed before anything is looked up: a known address takes as long as a new one.
  const passwordHash = await auth.passwords.hash(request.password)
  const wish = { kind: 'signup', redirectTo: readRedirect(c, auth), challenge } as const
  return retryOnce(() =>
    auth.db.tx(async (tx) => {
      const known = await findAccount(tx, contact)
      if (known) return answerKnown(tx, c, auth, known, contact, request.data ?? {}, wish)
      const account = await createAccount(tx, contact, passwordHash, request.data ?? {})
      if (auth.settings.autoconfirm) return c.json(await confirmAndBegin(tx, c, auth, account))
      await sendCode(tx, auth, account, wish)
      if (auth.settings.allowUnconfirmed) return c.json(await beginSession(tx, c, auth, account, 'password'))
      return c.json(presentUser(await reloadAccount(tx, account.user.id)))
    }),
  )
})

/** Two sign-ups of one address or person at once: the later finds the account the earlier made. */
export async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DbError && error.code === '23505') return work()
    throw error
  }
}

export async function createAccount(
  tx: Tx,
  contact: Contact,
  passwordHash: string | null,
  data: Record<string, unknown>,
): Promise<Account> {
  const provider = contact.email ? 'email' : 'phone'
  const id = await insertUser(tx, {
    email: contact.email ?? null,
    phone: contact.phone ?? null,
    passwordHash,
    appMetadata: { provider, providers: [provider] },
    userMetadata: data,
  })
  const verified = { email_verified: false, phone_verified: false }
  await insertIdentity(tx, {
    userId: id,
    provider,
    providerId: id,
    data: { ...data, ...contact, ...verified },
  })
  return reloadAccount(tx, id)
}

async function confirmAndBegin(tx: Tx, c: Context<AppEnv>, auth: Auth, account: Account) {
  await updateUser(tx, account.user.id, {
    [account.user.email ? 'email_confirmed_at' : 'phone_confirmed_at']: 'now',
  })
  return beginSession(tx, c, auth, account, 'password')
}

async function answerKnown(
  tx: Tx,
  c: Context<AppEnv>,
  auth: Auth,
  known: Account,
  contact: Contact,
  data: Record<string, unknown>,
  wish: Parameters<typeof sendCode>[3],
): Promise<Response> {
  if (known.user.confirmed_at === null) {
    // Not overwritten: whoever signed up first keeps the password they chose.
    if (waitFor(known, 'signup', auth) === 0) await sendCode(tx, auth, known, wish)
    return c.json(presentUser(await reloadAccount(tx, known.user.id)))
  }
  if (auth.settings.autoconfirm) throw authErrors.userExists()
  if (known.user.email && waitFor(known, 'recovery', auth) === 0) {
    await updateUser(tx, known.user.id, { recovery_sent_at: 'now' })
    await sendAlreadyRegistered(tx, auth, known.user.email, known.user.id)
  }
  return c.json(fakeUser(contact, data))
}

/** What a new account's answer looks like, with nothing in it that belongs to the real one. */
function fakeUser(contact: Contact, data: Record<string, unknown>): Record<string, unknown> {
  const now = new Date().toISOString()
  const provider = contact.email ? 'email' : 'phone'
  return {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: '',
    email: contact.email ?? '',
    phone: contact.phone ?? '',
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

async function signUpAnonymously(
  c: Context<AppEnv>,
  auth: Auth,
  data: Record<string, unknown>,
): Promise<Response> {
  if (!auth.settings.anonymous) throw authErrors.anonymousOff()
  return auth.db.tx(async (tx) => {
    const id = await insertUser(tx, {
      email: null,
      phone: null,
      passwordHash: null,
      appMetadata: {},
      userMetadata: data,
      isAnonymous: true,
    })
    return c.json(await beginSession(tx, c, auth, await reloadAccount(tx, id), 'anonymous'))
  })
}
