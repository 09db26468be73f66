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

/** Seconds an enrollment that nobody goes on with is kept, and seconds a challenge can be answered. */
export const factorSeconds = 300
export const challengeSeconds = 300

export async function requireFactorUser(c: Context<AppEnv>, auth: Auth): Promise<SignedIn> {
  const signedIn = await requireUser(c, auth)
  if (signedIn.account.user.is_anonymous) throw authErrors.anonymousNotAllowed()
  return signedIn
}

/** The factor that the path names, if it is the caller's. */
export function findOwnFactor(c: Context<AppEnv>, { account }: SignedIn): FactorRow {
  const id = c.req.param('id')?.toLowerCase()
  const factor = account.factors.find((known) => known.id === id)
  if (!factor) throw authErrors.factorNotFound(404)
  return factor
}

/**
 * The same factor and the caller's session as they stand now, with the account's factors locked. One that was begun and never
 * shown would raise any session: with another one verified it is only for whoever has shown that.
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
  // Another device may just have ended this session by showing a factor first.
  const current = await findSession(tx, session.id, true)
  if (!current) throw authErrors.sessionNotFound()
  const hasVerified = factors.some((known) => known.status === 'verified')
  if (factor.status === 'unverified' && hasVerified && lowerLevel(claims.aal, current.aal) !== 'aal2')
    throw authErrors.insufficientAal(403)
  return { factor, session: current }
}
