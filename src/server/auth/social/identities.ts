// DELETE /user/identities/{id}: removes a way to sign in, never the last one.

import { isUuid } from '#domain/text/uuid.ts'
import type { Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireAssurance, requireRecentProof, requireUser } from '#server/auth/guard.ts'
import type { Tx } from '#server/db/db.ts'
import { deleteIdentity, syncProviders } from '#server/stores/identities.ts'
import {
  type Account,
  findAccount,
  type IdentityRow,
  reloadAccount,
  updateUser,
} from '#server/stores/users.ts'

export const unlinkIdentity: Endpoint = async (c, auth) => {
  if (!auth.settings.manualLinking) throw authErrors.linkingOff()
  const signedIn = await requireUser(c, auth)
  const id = c.req.param('id')?.toLowerCase()
  if (!isUuid(id)) throw authErrors.badId('identity_id must be an UUID')
  requireAssurance(signedIn, 403)
  requireRecentProof(signedIn)
  await auth.db.tx(async (tx) => {
    const { user, identities } = await reloadAccount(tx, signedIn.account.user.id)
    const removed = identities.find((identity) => identity.id === id)
    if (!removed) throw authErrors.identityNotFound()
    if (identities.length < 2) throw authErrors.lastIdentity()
    const remaining = identities.filter((identity) => identity !== removed)
    await deleteIdentity(tx, removed.id)
    await settleContact(tx, user, removed, remaining)
    await syncProviders(tx, user.id)
  })
  return c.json({})
}

/** Removing the email identity removes the account's address and password; another identity's address takes its place. */
async function settleContact(
  tx: Tx,
  user: Account['user'],
  removed: IdentityRow,
  remaining: IdentityRow[],
): Promise<void> {
  if (removed.provider === 'phone') await updateUser(tx, user.id, { phone: null, phone_confirmed_at: null })
  const hasPassword = remaining.some(
    (identity) => identity.provider === 'email' || identity.provider === 'phone',
  )
  if (!hasPassword) await updateUser(tx, user.id, { encrypted_password: null })
  if (removed.email !== user.email || remaining.some((identity) => identity.email === user.email)) return
  const next = remaining.find((identity) => identity.email && identity.identity_data.email_verified === true)
  const email = next?.email ?? null
  if (email && (await findAccount(tx, { email }))) throw authErrors.emailConflict()
  await updateUser(tx, user.id, { email, email_confirmed_at: email ? 'now' : null })
}
