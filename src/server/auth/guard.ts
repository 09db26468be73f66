// Authenticates a request: the bearer's account and session, both checked to still exist.
import type { Context } from 'hono'
import {
  type AssuranceLevel,
  hasRecentProof,
  lowerLevel,
  mayReplacePassword,
} from '#domain/account/session-proof.ts'
import { isUuid } from '#domain/text/uuid.ts'
import type { AppEnv } from '#server/http/env.ts'
import { type Claims, TokenError } from '#server/keys/tokens.ts'
import { findSession, type SessionRow } from '#server/stores/sessions.ts'
import { type Account, findAccount } from '#server/stores/users.ts'
import type { Auth } from './auth.ts'
import { authErrors } from './errors.ts'
import { isBanned } from './sessions/session.ts'

export interface SignedIn {
  account: Account
  session: SessionRow
  claims: Claims
  /** The lower of the token's level and the session's. */
  level: AssuranceLevel
}

export async function requireUser(c: Context<AppEnv>, auth: Auth): Promise<SignedIn> {
  const claims = await readClaims(c, auth)
  if (!claims.sub) throw authErrors.badJwt('missing sub claim')
  if (!isUuid(claims.sub)) throw authErrors.badSubject()
  const account = await findAccount(auth.db, { id: claims.sub })
  if (!account) throw authErrors.userNotFound()
  if (isBanned(account)) throw authErrors.banned(403)
  const session = isUuid(claims.session_id) ? await findSession(auth.db, claims.session_id) : undefined
  if (!session || session.user_id !== account.user.id) throw authErrors.sessionNotFound()
  return { account, session, claims, level: lowerLevel(claims.aal, session.aal) }
}

/** If there is a verified second factor, changes that could take over the account need a session that has used it. */
export function requireAssurance(signedIn: SignedIn, status: 401 | 403): void {
  if (lacksAssurance(signedIn)) throw authErrors.insufficientAal(status)
}

export function lacksAssurance({ account, level }: SignedIn): boolean {
  return hasFactor(account) && level !== 'aal2'
}

export const hasFactor = ({ factors }: Account): boolean =>
  factors.some((factor) => factor.status === 'verified')

/**
 * Changing how the account signs in needs a recent proof in this very session. An anonymous account has nothing to
 * prove it with.
 */
export function requireRecentProof(signedIn: SignedIn): void {
  requireProof(signedIn, hasRecentProof)
}

/** The same for a new password, which is also allowed after a recovery. */
export function requireProofForPassword(signedIn: SignedIn): void {
  requireProof(signedIn, mayReplacePassword)
}

function requireProof({ account, session }: SignedIn, isEnough: typeof hasRecentProof): void {
  if (account.user.is_anonymous) return
  const proof = { methods: session.amr, hasFactor: hasFactor(account), now: session.read_at }
  if (!isEnough(proof)) throw authErrors.reauthenticationNeeded(proof.hasFactor)
}

/** The admin endpoints require the service role. */
export async function requireService(c: Context<AppEnv>, auth: Auth): Promise<void> {
  const claims = await readClaims(c, auth)
  if (claims.role !== 'service_role' && claims.role !== 'supabase_admin') throw authErrors.notAdmin()
}

async function readClaims(c: Context<AppEnv>, auth: Auth): Promise<Claims> {
  const token = /^bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token) throw authErrors.noAuthorization()
  return auth.tokens.verify(token).catch((error: unknown) => {
    throw error instanceof TokenError ? authErrors.badJwt(describe(error)) : error
  })
}

/** In the protocol's own words, which clients match. */
function describe({ reason, message }: TokenError): string {
  const problem =
    reason === 'expired'
      ? 'token has invalid claims: token is expired'
      : reason === 'not yet valid'
        ? 'token has invalid claims: token is not valid yet'
        : reason === 'not ours'
          ? `token has invalid claims: ${message}`
          : 'token is malformed or its signature is invalid'
  return `unable to parse or verify signature, ${problem}`
}
