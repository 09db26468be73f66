// The session of a token, with only what a guard needs: it runs before every function.
import type { AssuranceLevel, ProofMethod } from '#domain/account/session-proof.ts'
import type { Tx } from '#server/db/db.ts'

export interface CallerRow {
  id: string
  email: string | null
  is_banned: boolean
  /** The session's assurance level. */
  aal: AssuranceLevel
  has_factor: boolean
}

/** The account of a session; undefined if either is gone. */
export async function findCaller(db: Tx, sessionId: string): Promise<CallerRow | undefined> {
  const [row] = await db.query<CallerRow & Record<string, unknown>>(
    `select u.id, u.email, coalesce(u.banned_until > now(), false) as is_banned, s.aal,
       exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as has_factor
     from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = $1 and u.deleted_at is null`,
    [sessionId],
  )
  return row
}

/** How and when the session was authenticated, for actions that need a recent proof. */
export async function findProof(
  db: Tx,
  sessionId: string,
): Promise<{ methods: ProofMethod[]; now: number; is_anonymous: boolean } | undefined> {
  const [row] = await db.query<{ methods: ProofMethod[]; now: number; is_anonymous: boolean }>(
    `select u.is_anonymous, extract(epoch from now())::float8 as now, coalesce((
       select json_agg(json_build_object('method', a.authentication_method, 'timestamp', extract(epoch from a.updated_at)::bigint))
       from auth.mfa_amr_claims a where a.session_id = s.id), '[]') as methods
     from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1`,
    [sessionId],
  )
  return row
}
