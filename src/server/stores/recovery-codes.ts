// Recovery codes, stored as hashes.
import type { Tx } from '#server/db/db.ts'

/** Replaces the whole set. */
export async function putRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await deleteRecoveryCodes(tx, userId)
  await tx.query(
    'insert into auth.mfa_recovery_codes (user_id, code_hash) select $1::uuid, unnest($2::text[])',
    [userId, hashes],
  )
}

/** Redeems one; returns whether it existed. One statement, so that two requests can't both succeed. */
export async function useRecoveryCode(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const rows = await tx.query(
    `update auth.mfa_recovery_codes set used_at = now()
     where user_id = $1 and code_hash = $2 and used_at is null returning 1 as one`,
    [userId, hash],
  )
  return rows.length > 0
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from auth.mfa_recovery_codes where user_id = $1', [userId])
}
