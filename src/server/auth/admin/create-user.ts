// POST /admin/users: creates an account. It is confirmed only if the caller says so, and no mail is sent.

import { isUuid } from '#domain/text/uuid.ts'
import { markVerified } from '#server/auth/accounts/contact-change.ts'
import type { Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireService } from '#server/auth/guard.ts'
import { normalizeEmail, normalizePhone } from '#server/auth/input.ts'
import { presentUser } from '#server/auth/user-view.ts'
import type { Tx } from '#server/db/db.ts'
import { readJson } from '#server/http/body.ts'
import { insertIdentity } from '#server/stores/identities.ts'
import { findAccount, insertUser, reloadAccount, updateUser } from '#server/stores/users.ts'
import { type AdminUser, adminUserBody, readBan, readPasswordHash } from './fields.ts'

export const createUser: Endpoint = async (c, auth) => {
  await requireService(c, auth)
  const request = await readJson(c, adminUserBody, authErrors)
  if (!request.email && !request.phone)
    throw authErrors.invalid('Cannot create a user without either an email or phone')
  if (request.id && !isUuid(request.id)) throw authErrors.invalid('id must be an UUID')
  const contact = {
    email: request.email ? normalizeEmail(request.email) : null,
    phone: request.phone ? normalizePhone(request.phone) : null,
  }
  const ban = readBan(request.ban_duration)
  const passwordHash = (await readPasswordHash(request, auth)) ?? null
  const account = await auth.db.tx(async (tx) => {
    await requireFree(tx, contact)
    const id = await insert(tx, request, contact, passwordHash)
    if (request.role || 'banned_until' in ban)
      await updateUser(tx, id, { ...ban, ...(request.role && { role: request.role }) })
    return reloadAccount(tx, id)
  })
  return c.json(presentUser(account))
}

type Contacts = { email: string | null; phone: string | null }

/** Throws if another account has the address or the number. */
export async function requireFree(tx: Tx, { email, phone }: Contacts, except?: string): Promise<void> {
  const byEmail = email ? await findAccount(tx, { email }) : undefined
  if (byEmail && byEmail.user.id !== except) throw authErrors.emailExists()
  const byPhone = phone ? await findAccount(tx, { phone }) : undefined
  if (byPhone && byPhone.user.id !== except) throw authErrors.phoneExists()
}

async function insert(
  tx: Tx,
  request: AdminUser,
  contact: Contacts,
  passwordHash: string | null,
): Promise<string> {
  const kinds = (['email', 'phone'] as const).filter((kind) => contact[kind] !== null)
  const id = await insertUser(tx, {
    ...(request.id && { id: request.id }),
    ...contact,
    passwordHash,
    appMetadata: { provider: kinds[0], providers: kinds, ...request.app_metadata },
    userMetadata: request.user_metadata ?? {},
  })
  for (const kind of kinds) {
    const address = contact[kind] ?? ''
    const data = { [kind]: address, email_verified: false, phone_verified: false }
    await insertIdentity(tx, { userId: id, provider: kind, providerId: id, data })
    if (!request[`${kind}_confirm`]) continue
    await updateUser(tx, id, { [`${kind}_confirmed_at`]: 'now' })
    await markVerified(tx, id, kind, address)
  }
  return id
}
