// The response to a sign-up with a known address. It looks exactly like that of a new account, timestamps included, and reveals nothing
// of the existing one.
import { randomInt, randomUUID } from 'node:crypto'
import type { Contact } from '#server/auth/input.ts'
import { kindOf } from '#server/auth/input.ts'

type Data = Record<string, unknown>

/** For an unconfirmed address: as if the account were new. */
export function unconfirmedUser(id: string, contact: Contact, data: Data): Data {
  const now = timeLikeDatabase()
  const provider = kindOf(contact)
  const claims = { ...data, ...contact, email_verified: false, phone_verified: false, sub: id }
  const identity = {
    identity_id: randomUUID(),
    id,
    user_id: id,
    identity_data: orderLikeDatabase(claims),
    provider,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
    ...(contact.email && { email: contact.email }),
  }
  return { ...fakeUser(contact, data, now), id, role: 'authenticated', identities: [identity] }
}

/** For an address with an account. The empty list of identities is how the protocol indicates that. */
export function fakeUser(contact: Contact, data: Data, now = timeLikeDatabase()): Data {
  const provider = kindOf(contact)
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: contact.email ?? '',
    phone: contact.phone ?? '',
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: orderLikeDatabase(data),
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

/** The current time as PostgreSQL formats it: microseconds without trailing zeros, and the offset. */
function timeLikeDatabase(): string {
  const digits = `${new Date().toISOString().slice(0, -1)}${String(randomInt(1000)).padStart(3, '0')}`
  return `${digits.replace(/\.?0+$/, '')}+00:00`
}

/** Keys in the order of PostgreSQL's jsonb: shorter ones first. */
function orderLikeDatabase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(orderLikeDatabase)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, member]) => [key, orderLikeDatabase(member)] as const)
  return Object.fromEntries(
    entries.sort(([a], [b]) => Buffer.byteLength(a) - Buffer.byteLength(b) || (a < b ? -1 : 1)),
  )
}
