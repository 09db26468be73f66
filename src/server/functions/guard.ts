// Authenticates the caller of a function: account and session, both checked to still exist, or a visitor.
import type { Context } from 'hono'
import { hasRecentProof, lowerLevel } from '#domain/account/session-proof.ts'
import { isUuid } from '#domain/text/uuid.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/env.ts'
import { type Claims, TokenError } from '#server/keys/tokens.ts'
import { type CallerRow, findCaller, findProof } from '#server/stores/callers.ts'
import { functionErrors } from './errors.ts'
import type { Guard, User } from './function.ts'

const bearerPattern = /^bearer +(\S+) *$/i

/** The user of the call, or undefined for a visitor where the guard lets visitors in. */
export async function checkCaller(
  c: Context<AppEnv>,
  { db, tokens }: Pick<Deps, 'db' | 'tokens'>,
  guard: Guard,
): Promise<User | undefined> {
  if (guard === 'none') return undefined
  const claims = await readClaims(c.req.header('authorization'), tokens)
  // Without a session the client sends its public key as the bearer.
  if (claims?.role !== 'authenticated') {
    if (guard !== 'anyone') throw functionErrors.signInRequired()
    return undefined
  }
  const sessionId = String(claims.session_id)
  const caller = isUuid(sessionId) ? await findCaller(db, sessionId) : undefined
  if (!caller || caller.id !== claims.sub) throw functionErrors.sessionOver()
  if (caller.is_banned) throw functionErrors.banned()
  // The token counts too, because row-level security reads it.
  if (caller.has_factor && lowerLevel(claims.aal, caller.aal) !== 'aal2')
    throw functionErrors.secondFactorRequired()
  if (guard === 'proven-user') await requireRecentProof(db, sessionId, caller)
  return { id: caller.id, email: caller.email }
}

/** An anonymous account has no credential to prove itself with. */
async function requireRecentProof(db: Deps['db'], sessionId: string, caller: CallerRow): Promise<void> {
  const proof = await findProof(db, sessionId)
  if (!proof) throw functionErrors.sessionOver()
  if (proof.is_anonymous || hasRecentProof({ ...proof, hasFactor: caller.has_factor })) return
  throw functionErrors.recentProofRequired()
}

async function readClaims(header: string | undefined, tokens: Deps['tokens']): Promise<Claims | undefined> {
  if (!header) return undefined
  const token = bearerPattern.exec(header)?.[1]
  if (!token) throw functionErrors.badToken('The authorization header has no bearer token.')
  return tokens.verify(token).catch((error: unknown) => {
    throw error instanceof TokenError ? functionErrors.badToken(`${error.message}.`) : error
  })
}
