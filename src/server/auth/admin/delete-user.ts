// DELETE /admin/users/{id}: deletes an account, or with soft deletion only what identifies its owner.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireService } from '#server/auth/guard.ts'
import type { Tx } from '#server/db/db.ts'
import { readJson } from '#server/http/body.ts'
import { deleteFactor } from '#server/stores/factors.ts'
import { deleteIdentity } from '#server/stores/identities.ts'
import { deleteOneTimeTokensOf } from '#server/stores/one-time-tokens.ts'
import { deleteRecoveryCodes } from '#server/stores/recovery-codes.ts'
import { deleteSessionsOf } from '#server/stores/sessions.ts'
import { type Account, clearMetadata, deleteUser, findAccount, updateUser } from '#server/stores/users.ts'
import { readUserId } from './fields.ts'

const body = z.object({ should_soft_delete: z.boolean().nullish() })

export const deleteUserAsAdmin: Endpoint = async (c, auth) => {
  await requireService(c, auth)
  const id = readUserId(c.req.param('id'))
  const { should_soft_delete } = (await c.req.text()) ? await readJson(c, body, authErrors) : {}
  await auth.db.tx(async (tx) => {
    const account = await findAccount(tx, { id })
    if (!account) throw authErrors.noSuchUser()
    if (should_soft_delete) await forget(tx, account)
    else await deleteUser(tx, id)
  })
  return c.json({})
}

/** The row stays for references to it. The address becomes a hash, so that it can sign up again. */
async function forget(tx: Tx, { user, identities, factors }: Account): Promise<void> {
  const hide = (text: string | null) =>
    text && createHash('sha256').update(`${user.id}:${text}`).digest('hex').slice(0, 40)
  for (const identity of identities) await deleteIdentity(tx, identity.id)
  for (const factor of factors) await deleteFactor(tx, factor.id)
  await deleteRecoveryCodes(tx, user.id)
  await deleteSessionsOf(tx, user.id)
  await deleteOneTimeTokensOf(tx, user.id)
  await clearMetadata(tx, user.id)
  await updateUser(tx, user.id, {
    email: hide(user.email),
    phone: hide(user.phone),
    encrypted_password: null,
    email_change: '',
    phone_change: '',
    deleted_at: 'now',
  })
}
