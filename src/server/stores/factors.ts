// Second factors and the challenges that are answered with them.
import type { Tx } from '#server/db/db.ts'
import type { FactorRow } from './users.ts'

export interface NewFactor {
  userId: string
  type: 'totp' | 'phone'
  friendlyName: string
  /** Encrypted. */
  secret?: string
  phone?: string
}

/** Locks the account's factors, so that their number can't change during the transaction. */
export async function lockFactorsOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('select 1 from auth.users where id = $1 for update', [userId])
}

export async function listFactors(tx: Tx, userId: string): Promise<FactorRow[]> {
  const rows = await tx.query<{ factor: FactorRow }>(
    'select to_json(f) as factor from auth.mfa_factors f where f.user_id = $1 order by f.created_at, f.id',
    [userId],
  )
  return rows.map((row) => row.factor)
}

export async function insertFactor(tx: Tx, factor: NewFactor): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into auth.mfa_factors (user_id, factor_type, friendly_name, secret, phone, status)
     values ($1, $2, $3, $4, $5, 'unverified') returning id`,
    [factor.userId, factor.type, factor.friendlyName, factor.secret ?? null, factor.phone ?? null],
  )
  return row?.id ?? ''
}

export async function markFactorVerified(tx: Tx, id: string): Promise<void> {
  await tx.query("update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1", [id])
}

export async function replaceFactorSecret(tx: Tx, id: string, secret: string): Promise<void> {
  await tx.query('update auth.mfa_factors set secret = $2 where id = $1', [id, secret])
}

/** Removes the factor and lowers the sessions that it raised. */
export async function deleteFactor(tx: Tx, id: string): Promise<void> {
  await tx.query(
    `with lowered as (update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where factor_id = $1
       returning id)
     delete from auth.mfa_amr_claims a using lowered
     where a.session_id = lowered.id and a.authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn')`,
    [id],
  )
  await tx.query('delete from auth.mfa_factors where id = $1', [id])
}

/** Once one is verified, other unfinished enrollments may be someone else's: removes all of them. */
export async function deleteUnverifiedFactors(tx: Tx, userId: string): Promise<void> {
  await tx.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [userId])
}

/** Deletes enrollments that were never finished, of one user or of everyone. */
export async function deleteStaleFactors(tx: Tx, seconds: number, userId: string | null): Promise<void> {
  await tx.query(
    `delete from auth.mfa_factors f where f.status = 'unverified' and f.created_at < now() - make_interval(secs => $1::float8)
       and ($2::uuid is null or f.user_id = $2::uuid)
       and not exists (select from auth.mfa_challenges c where c.factor_id = f.id)`,
    [seconds, userId],
  )
}

/** Seconds since the last factor code to this number for this account; undefined if there was none. */
export async function secondsSinceSent(tx: Tx, userId: string, phone: string): Promise<number | undefined> {
  const [row] = await tx.query<{ seconds: number }>(
    `select extract(epoch from now() - sent_at)::float8 as seconds from auth.mfa_phone_sends
     where user_id = $1 and phone = $2`,
    [userId, phone],
  )
  return row?.seconds
}

export async function markSent(tx: Tx, userId: string, phone: string): Promise<void> {
  await tx.query(
    `insert into auth.mfa_phone_sends (user_id, phone) values ($1, $2)
     on conflict (user_id, phone) do update set sent_at = now()`,
    [userId, phone],
  )
}

/** The hash of the last unused code sent to the factor's phone. */
export async function findSentCode(tx: Tx, factorId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ otp_code: string }>(
    `select otp_code from auth.mfa_challenges c where factor_id = $1 and verified_at is null and otp_code is not null
       and not exists (select from auth.mfa_challenges u where u.factor_id = c.factor_id and u.otp_code = c.otp_code
         and u.verified_at is not null)
     order by created_at desc, id limit 1`,
    [factorId],
  )
  return row?.otp_code
}

export interface ChallengeRow {
  id: string
  verified_at: string | null
  ip_address: string
  otp_code: string | null
  /** Its age in seconds, by the database's clock. */
  age: number
}

/** A new challenge; `codeHash` is the hash of a code that was sent. */
export async function insertChallenge(
  tx: Tx,
  challenge: { factorId: string; address: string; codeHash: string | null },
): Promise<{ id: string; createdAt: number }> {
  await tx.query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [challenge.factorId])
  const [row] = await tx.query<{ id: string; created_at: number }>(
    `insert into auth.mfa_challenges (factor_id, ip_address, otp_code) values ($1, $2, $3)
     returning id, extract(epoch from created_at)::float8 as created_at`,
    [challenge.factorId, challenge.address, challenge.codeHash],
  )
  return { id: row?.id ?? '', createdAt: Math.floor(row?.created_at ?? 0) }
}

/** A challenge of this factor, locked, so that it is answered once. */
export async function findChallenge(tx: Tx, id: string, factorId: string): Promise<ChallengeRow | undefined> {
  const [row] = await tx.query<ChallengeRow & Record<string, unknown>>(
    `select id, verified_at, ip_address, otp_code, extract(epoch from now() - created_at)::float8 as age
     from auth.mfa_challenges where id = $1 and factor_id = $2 for update`,
    [id, factorId],
  )
  return row
}

/** Stores the hash of the code, to detect reuse. */
export async function markChallengeVerified(tx: Tx, id: string, codeHash: string): Promise<void> {
  await tx.query('update auth.mfa_challenges set verified_at = now(), otp_code = $2 where id = $1', [
    id,
    codeHash,
  ])
}

/** Whether the factor was just verified with this same code. */
export async function wasCodeUsed(tx: Tx, factorId: string, codeHash: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 as one from auth.mfa_challenges
     where factor_id = $1 and otp_code = $2 and verified_at > now() - interval '5 minutes'`,
    [factorId, codeHash],
  )
  return rows.length > 0
}

export async function deleteOldChallenges(tx: Tx): Promise<void> {
  await tx.query("delete from auth.mfa_challenges where created_at < now() - interval '1 day'")
}
