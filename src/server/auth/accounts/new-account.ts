// Creates an account: the row and its first identity.

import type { Contact } from '#server/auth/input.ts'
import { DbError, type Tx } from '#server/db/db.ts'
import { insertIdentity } from '#server/stores/identities.ts'
import { type Account, insertUser, reloadAccount } from '#server/stores/users.ts'

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

/** With two simultaneous sign-ups for one address or person, the second finds the account of the first. */
export async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DbError && error.code === '23505') return work()
    throw error
  }
}
