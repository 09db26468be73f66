// Sessions are rows: deleting the row ends the session at once. A refresh token is a counter signed with the row's key.
import type { AssuranceLevel, ProofMethod } from '#domain/account/session-proof.ts'
import type { Row, Tx } from '#server/db/db.ts'
import { type Account, accountJson } from './users.ts'

export interface SessionRow {
  id: string
  user_id: string
  aal: AssuranceLevel
  /** Expired, by the database's clock. */
  is_ended: boolean
  refresh_token_hmac_key: string
  refresh_token_counter: number
  /** Authentication methods with their times, newest first. */
  amr: ProofMethod[]
  /** Seconds since the refresh token last changed, by the database's clock. */
  since_refresh: number
  /** Seconds since the session began. */
  age: number
  /** When this was read, in seconds, by the same clock as the methods. */
  read_at: number
}

const amrOf = `coalesce((
  select json_agg(json_build_object('method', a.authentication_method, 'timestamp', extract(epoch from a.updated_at)::bigint)
    order by a.updated_at desc, a.authentication_method)
  from auth.mfa_amr_claims a where a.session_id = s.id), '[]')`

const sessionColumns = `s.id, s.user_id, s.aal, coalesce(s.not_after <= now(), false) as is_ended,
  s.refresh_token_hmac_key, s.refresh_token_counter::float8 as refresh_token_counter, ${amrOf} as amr,
  extract(epoch from now() - coalesce(s.refreshed_at, s.created_at))::float8 as since_refresh,
  extract(epoch from now() - s.created_at)::float8 as age, extract(epoch from now())::float8 as read_at`

/** The session, locked if more than one statement will change what depends on it. */
export async function findSession(tx: Tx, id: string, lock = false): Promise<SessionRow | undefined> {
  // Lock first, then read, so that the result is what the lock protects.
  if (lock) await tx.query('select 1 from auth.sessions where id = $1 for update', [id])
  const [row] = await tx.query<SessionRow & Row>(
    `select ${sessionColumns} from auth.sessions s where s.id = $1`,
    [id],
  )
  return row
}

export interface RotatedSession {
  /** As it was before the rotation. */
  session: SessionRow
  account: Account
  /** The counter now; null if the token was not rotated. */
  turned_to: number | null
}

/** Below every session's counter, so that nothing is rotated. */
const noCounter = -1

/**
 * The session and its user. If the counter still has the given value, the same statement increments it, so that of several concurrent
 * requests only one can.
 */
export async function rotateSession(
  tx: Tx,
  id: string,
  from = noCounter,
): Promise<RotatedSession | undefined> {
  const [row] = await tx.query<SessionRow & Omit<RotatedSession, 'session'> & Row>(
    `with turned as (
       update auth.sessions
       set refresh_token_counter = refresh_token_counter + 1, refreshed_at = now(), updated_at = now()
       where id = $1 and refresh_token_counter = $2 returning refresh_token_counter::float8 as counter)
     select ${sessionColumns}, ${accountJson} as account, (select counter from turned) as turned_to
     from auth.sessions s join auth.users u on u.id = s.user_id and u.deleted_at is null where s.id = $1`,
    [id, from],
    'often',
  )
  if (!row) return undefined
  const { account, turned_to, ...session } = row
  return { session, account, turned_to }
}

export interface NewSession {
  userId: string
  hmacKey: string
  method: string
  userAgent: string
  ip: string
}

export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into auth.sessions (user_id, refresh_token_hmac_key, user_agent, ip, refreshed_at)
     values ($1, $2, $3, $4, now()) returning id`,
    [session.userId, session.hmacKey, session.userAgent, session.ip],
  )
  const id = row?.id ?? ''
  await addMethod(tx, id, session.method)
  return id
}

export async function addMethod(tx: Tx, sessionId: string, method: string): Promise<void> {
  await tx.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  )
}

/** Removes an authentication method from the session. */
export async function removeMethod(tx: Tx, sessionId: string, method: string): Promise<void> {
  await tx.query('delete from auth.mfa_amr_claims where session_id = $1 and authentication_method = $2', [
    sessionId,
    method,
  ])
}

export async function raiseSession(tx: Tx, id: string, factorId: string, method: string): Promise<void> {
  await addMethod(tx, id, method)
  await tx.query("update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1", [
    id,
    factorId,
  ])
}

/** The networks the user is signed in from; optionally only those of sessions with a minimum level. */
export async function listSessionAddresses(
  tx: Tx,
  userId: string,
  minimumLevel: SessionRow['aal'] = 'aal1',
): Promise<string[]> {
  const rows = await tx.query<{ ip: string }>(
    'select distinct ip from auth.sessions where user_id = $1 and ip is not null and aal >= $2',
    [userId, minimumLevel],
  )
  return rows.map((row) => row.ip)
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from auth.sessions where id = $1', [id])
}

/** Ends the user's sessions, all or all but one. */
export async function deleteSessionsOf(tx: Tx, userId: string, except: string | null = null): Promise<void> {
  await tx.query('delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid', [
    userId,
    except,
  ])
}

/** Replaces the key, which invalidates every refresh token issued so far, including those within the reuse interval. */
export async function replaceRefreshKey(tx: Tx, id: string, hmacKey: string): Promise<void> {
  await tx.query(
    `update auth.sessions set refresh_token_hmac_key = $2, refresh_token_counter = refresh_token_counter + 1,
       refreshed_at = now(), updated_at = now() where id = $1`,
    [id, hmacKey],
  )
}

/** Ends the user's other sessions that have not used a second factor. */
export async function deleteLowerSessions(tx: Tx, userId: string, except: string): Promise<void> {
  await tx.query("delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'", [
    userId,
    except,
  ])
}
