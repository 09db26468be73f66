// What a sign-up with an address that is already known answers: nothing that belongs to whoever had it first.
import type { Contact } from './input.ts'

/** What a new account's answer looks like, whoever had begun one with the address before. */
export function unprovenUser(
  id: string,
  contact: Contact,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const fake = fakeUser(contact, data)
  const now = fake.created_at
  const identity_data = { ...data, ...contact, email_verified: false, phone_verified: false, sub: id }
  const times = { last_sign_in_at: now, created_at: now, updated_at: now }
  const identity = { identity_id: crypto.randomUUID(), id, user_id: id, identity_data, ...times }
  const provider = contact.email ? 'email' : 'phone'
  const email = contact.email && { email: contact.email }
  return { ...fake, id, role: 'authenticated', identities: [{ ...identity, provider, ...email }] }
}

/** What a new account's answer looks like, with nothing in it that belongs to the real one. */
export function fakeUser(contact: Contact, data: Record<string, unknown>): Record<string, unknown> {
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
