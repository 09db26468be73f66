// DELETE /factors/{id}: removes a factor. A verified one can be removed only by a session that has used it.

import type { Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { lacksAssurance, requireRecentProof } from '#server/auth/guard.ts'
import type { Tx } from '#server/db/db.ts'
import { deleteFactor, listFactors, lockFactorsOf } from '#server/stores/factors.ts'
import { deleteRecoveryCodes } from '#server/stores/recovery-codes.ts'
import type { FactorRow } from '#server/stores/users.ts'
import { findOwnFactor, requireFactorUser } from './factor-user.ts'

export const unenrollFactor: Endpoint = async (c, auth) => {
  const signedIn = await requireFactorUser(c, auth)
  const factor = findOwnFactor(c, signedIn)
  if (lacksAssurance(signedIn)) throw authErrors.insufficientAal(422)
  requireRecentProof(signedIn)
  await auth.db.tx((tx) => removeFactor(tx, factor))
  return c.json({ id: factor.id })
}

/** Removing the last verified factor also removes the recovery codes. */
export async function removeFactor(tx: Tx, { id, user_id }: FactorRow): Promise<void> {
  await lockFactorsOf(tx, user_id)
  await deleteFactor(tx, id)
  const rest = await listFactors(tx, user_id)
  if (!rest.some((factor) => factor.status === 'verified')) await deleteRecoveryCodes(tx, user_id)
}
