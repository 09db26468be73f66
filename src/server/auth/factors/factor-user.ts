// Who may handle second factors: people with an account of their own, and each only their own factors.
import type { Context } from 'hono'
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireUser, type SignedIn } from '#server/auth/guard.ts'
import type { AppEnv } from '#server/http/env.ts'
import type { FactorRow } from '#server/stores/users.ts'

/** Seconds an enrolment that nobody goes on with is kept, and seconds a challenge can be answered. */
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
