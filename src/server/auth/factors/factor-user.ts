// Who may manage second factors: people with an account, each their own factors only.
import type { Context } from 'hono'
import { lowerLevel } from '#domain/account/session-proof.ts'
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireUser, type SignedIn } from '#server/auth/guard.ts'
import type { Tx } from '#server/db/db.ts'
import type { AppEnv } from '#server/http/env.ts'
import { listFactors, lockFactorsOf } from '#server/stores/factors.ts'
import { findSession, type SessionRow } from '#server/stores/sessions.ts'
import type { FactorRow } from '#server/stores/users.ts'

export async function requireFactorUser(c: Context<AppEnv>, auth: Auth): Promise<SignedIn> {
  const signedIn = await requireUser(c, auth)
  if (signedIn.account.user.is_anonymous) throw authErrors.anonymousNotAllowed()
  return signedIn
}

/** The factor in the path, if it belongs to the caller. */
export function findOwnFactor(c: Context<AppEnv>, { account }: SignedIn): FactorRow {
  const id = c.req.param('id')?.toLowerCase()
  const factor = account.factors.find((known) => known.id === id)
  if (!factor) throw authErrors.factorNotFound(404)
  return factor
}

/**
 * The factor and the caller's session as they are now, with the account's factors locked. An unverified factor could raise any
 * session, so if another factor is verified, only sessions that have used that one may continue.
 */
export async function lockOwnFactor(
  tx: Tx,
  { id, user_id }: FactorRow,
  { session, claims }: SignedIn,
): Promise<{ factor: FactorRow; session: SessionRow }> {
  await lockFactorsOf(tx, user_id)
  const factors = await listFactors(tx, user_id)
  const factor = factors.find((known) => known.id === id)
  if (!factor) throw authErrors.factorNotFound(404)
  // Another device may have just verified a factor, which ends this session.
  const current = await findSession(tx, session.id, true)
  if (!current) throw authErrors.sessionNotFound()
  const hasVerified = factors.some((known) => known.status === 'verified')
  if (factor.status === 'unverified' && hasVerified && lowerLevel(claims.aal, current.aal) !== 'aal2')
    throw authErrors.insufficientAal(403)
  return { factor, session: current }
}
