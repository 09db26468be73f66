// Sessions are rows: deleting the row ends the session at once. A refresh token is a counter signed with the row's key.
import type { AssuranceLevel, ProofMethod } from '#domain/account/session-proof.ts'
import type { Row, Tx } from '#server/db/db.ts'
import { type Account, accountJson } from './users.ts'

export interface SessionRow {
  id: string
  user_id: string
  aal: AssuranceLevel
  /** Past the end that was set for it, by the database's clock. */
  is_ended: boolean
  refresh_token_hmac_key: string
  refresh_token_counter: number
  /** Methods with their times, newest first. */
  amr: ProofMethod[]
  /** Seconds since the refresh token last changed, by the database's clock. */
  since_refresh: number
  /** Seconds since the session began. */
  age: number
  /** When this was read, in seconds, by the clock that wrote the methods. */
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

/** The session; locked when more than one statement is to change what hangs on it. */
export async function findSession(tx: Tx, id: string, lock = false): Promise<SessionRow | undefined> {
  // Locked first, read after: what is read must be what the lock protects.
  if (lock) await tx.query('select 1 from auth.sessions where id = $1 for update', [id])
  const [row] = await tx.query<SessionRow & Row>(
    `select ${sessionColumns} from auth.sessions s where s.id = $1`,
    [id],
  )
  return row
}

export interface RotatedSession {
  /** As it was before the turn. */
  session: SessionRow
  account: Account
  /** The counter as it is now; null when the token did not turn. */
  turned_to: number | null
}

/** No session counts as low as this: nothing turns. */
const noCounter = -1

/**
 * The session and whose it is; when the counter is still where the caller says, it moves on, in the same statement. Of
 * several at once from one counter only one can move it.
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

/** Removes a proof from the session. */
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

/** Where the user is signed in from; with a least level, only by sessions that have it. */
export async function listSessionAddresses(
  tx: Tx,
  userId: string,
  least: SessionRow['aal'] = 'aal1',
): Promise<string[]> {
  const rows = await tx.query<{ ip: string }>(
    'select distinct ip from auth.sessions where user_id = $1 and ip is not null and aal >= $2',
    [userId, least],
  )
  return rows.map((row) => row.ip)
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from auth.sessions where id = $1', [id])
}

/** Ends the user's sessions, all of them or all but one. */
export async function deleteSessionsOf(tx: Tx, userId: string, except: string | null = null): Promise<void> {
  await tx.query('delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid', [
    userId,
    except,
  ])
}

/** A new key: every refresh token written so far is worthless, even those the reuse rules would still take. */
export async function replaceRefreshKey(tx: Tx, id: string, hmacKey: string): Promise<void> {
  await tx.query(
    `update auth.sessions set refresh_token_hmac_key = $2, refresh_token_counter = refresh_token_counter + 1,
       refreshed_at = now(), updated_at = now() where id = $1`,
    [id, hmacKey],
  )
}

/** Ends the user's other sessions that have not shown a second factor. */
export async function deleteLowerSessions(tx: Tx, userId: string, except: string): Promise<void> {
  await tx.query("delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'", [
    userId,
    except,
  ])
}
