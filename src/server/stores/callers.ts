// Whose session a token names, with no more than a guard has to know: it stands before every function.
import type { Tx } from '#server/db/db.ts'

export interface CallerRow {
  id: string
  email: string | null
  is_banned: boolean
  /** Assurance of the session. */
  aal: string
  has_factor: boolean
}

/** The account behind a session; undefined when either is gone. */
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
