// Token buckets in the database, so that limits hold across processes. One statement: it cannot be raced.
import type { Tx } from '#server/db/db.ts'

/** Takes one from the bucket; answers whether there was one. The bucket fills up evenly over the given seconds. */
export async function takeToken(db: Tx, key: string, size: number, seconds: number): Promise<boolean> {
  const [row] = await db.query<{ allowed: boolean }>(
    `insert into auth.rate_limits as r (key, tokens) values ($1, $2::float8 - 1)
     on conflict (key) do update set refilled_at = now(), tokens = greatest(-1,
       least($2::float8, greatest(r.tokens, 0) + extract(epoch from now() - r.refilled_at) * $2::float8 / $3::float8) - 1)
     returning tokens >= 0 as allowed`,
    [key, size, seconds],
  )
  return row?.allowed ?? false
}

/** Buckets that have been full for a day say nothing any more. */
export async function forgetFullBuckets(db: Tx): Promise<void> {
  await db.query("delete from auth.rate_limits where refilled_at < now() - interval '1 day'")
}
