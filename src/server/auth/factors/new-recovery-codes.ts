// POST /factors/recovery-codes/regenerate: replaces the recovery codes, for users who still have their factor.
import type { Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireAssurance, requireRecentProof } from '#server/auth/guard.ts'
import { listFactors, lockFactorsOf } from '#server/stores/factors.ts'
import { requireFactorUser } from './factor-user.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'

export const newRecoveryCodes: Endpoint = async (c, auth) => {
  const signedIn = await requireFactorUser(c, auth)
  requireAssurance(signedIn, 403)
  requireRecentProof(signedIn)
  const { id } = signedIn.account.user
  const codes = await auth.db.tx(async (tx) => {
    await lockFactorsOf(tx, id)
    const factors = await listFactors(tx, id)
    if (!factors.some((factor) => factor.status === 'verified')) throw authErrors.factorNotFound(422)
    return issueRecoveryCodes(tx, id)
  })
  return c.json({ id, type: 'recovery_code', total: codes.length, codes })
}
