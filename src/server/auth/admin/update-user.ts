// PUT /admin/users/{id}: changes an account at once, without confirmation by its owner.

import { markVerified } from '#server/auth/accounts/contact-change.ts'
import { mergeWithinLimit } from '#server/auth/accounts/metadata.ts'
import type { Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireService } from '#server/auth/guard.ts'
import { normalizeEmail, normalizePhone } from '#server/auth/input.ts'
import { presentUser } from '#server/auth/user-view.ts'
import type { Tx } from '#server/db/db.ts'
import { readJson } from '#server/http/body.ts'
import { insertIdentity, syncProviders, updateIdentity } from '#server/stores/identities.ts'
import { deleteOneTimeTokensOf } from '#server/stores/one-time-tokens.ts'
import { deleteSessionsOf } from '#server/stores/sessions.ts'
import { findAccount, mergeMetadata, reloadAccount, updateUser } from '#server/stores/users.ts'
import { requireFree } from './create-user.ts'
import { type AdminUser, adminUserBody, readBan, readPasswordHash, readUserId } from './fields.ts'

export const updateUserAsAdmin: Endpoint = async (c, auth) => {
  await requireService(c, auth)
  const id = readUserId(c.req.param('id'))
  const request = await readJson(c, adminUserBody, authErrors)
  const contact = {
    email: request.email ? normalizeEmail(request.email) : null,
    phone: request.phone ? normalizePhone(request.phone) : null,
  }
  const change = { ...readBan(request.ban_duration), ...(request.role && { role: request.role }) }
  const passwordHash = await readPasswordHash(request, auth)
  const account = await auth.db.tx(async (tx) => {
    if (!(await findAccount(tx, { id }))) throw authErrors.noSuchUser()
    await requireFree(tx, contact, id)
    for (const kind of ['email', 'phone'] as const)
      await changeContact(tx, id, kind, contact[kind], request[`${kind}_confirm`] ?? false)
    if (passwordHash) await replacePassword(tx, id, passwordHash)
    if (Object.keys(change).length > 0) await updateUser(tx, id, change)
    await mergeBoth(tx, id, request)
    return reloadAccount(tx, id)
  })
  return c.json(presentUser(account))
}

async function changeContact(
  tx: Tx,
  id: string,
  kind: 'email' | 'phone',
  address: string | null,
  confirm: boolean,
): Promise<void> {
  if (address) {
    await updateUser(tx, id, { [kind]: address, [`${kind}_change`]: '' })
    // Codes sent to the old address must not work for the new one.
    await deleteOneTimeTokensOf(tx, id)
    if (!(await updateIdentity(tx, id, kind, { [kind]: address }))) {
      await insertIdentity(tx, { userId: id, provider: kind, providerId: id, data: { [kind]: address } })
      await syncProviders(tx, id)
    }
  }
  const { user } = await reloadAccount(tx, id)
  const current = user[kind]
  if (!confirm || !current) return
  await updateUser(tx, id, { [`${kind}_confirmed_at`]: 'now' })
  await markVerified(tx, id, kind, current)
}

/** Ends the sessions of the old password. */
async function replacePassword(tx: Tx, id: string, hash: string): Promise<void> {
  await updateUser(tx, id, { encrypted_password: hash })
  await mergeMetadata(tx, id, 'raw_app_meta_data', { needs_password: null })
  await deleteSessionsOf(tx, id)
  await deleteOneTimeTokensOf(tx, id)
}

async function mergeBoth(tx: Tx, id: string, { user_metadata, app_metadata }: AdminUser): Promise<void> {
  if (user_metadata) await mergeWithinLimit(tx, id, 'raw_user_meta_data', user_metadata)
  if (app_metadata) await mergeWithinLimit(tx, id, 'raw_app_meta_data', app_metadata)
}
