// Token buckets in the database, so that limits hold across processes. One statement each, so they can't be raced.
import { isIPv6 } from 'node:net'
import type { Tx } from '#server/db/db.ts'

/**
 * The tokens in a bucket now, for a statement that calls it r and binds its size and refill time. A statement that waited for a lock
 * has an older clock than the bucket: that counts as no time passed.
 */
const refilled = `least($2::float8, greatest(r.tokens, 0)
  + greatest(0, extract(epoch from now() - r.refilled_at)) * $2::float8 / $3::float8)`

/**
 * Takes a token; returns whether there was one. The bucket refills evenly over the given seconds, even while requests are refused.
 */
export async function takeToken(db: Tx, key: string, size: number, seconds: number): Promise<boolean> {
  const rows = await db.query(
    `insert into auth.rate_limits as r (key, tokens) select $1, $2::float8 - 1 where $2::float8 >= 1
     on conflict (key) do update set refilled_at = greatest(r.refilled_at, now()), tokens = ${refilled} - 1
       where ${refilled} >= 1
     returning 1 as one`,
    [key, size, seconds],
    'often',
  )
  return rows.length > 0
}

/** Whether there is a token. */
export async function hasToken(db: Tx, key: string, size: number, seconds: number): Promise<boolean> {
  const [row] = await db.query<{ allowed: boolean }>(
    `select ${refilled} >= 1 as allowed from auth.rate_limits r where r.key = $1`,
    [key, size, seconds],
  )
  return row?.allowed ?? size >= 1
}

export interface TokenBucket {
  key: string
  size: number
  /** Seconds to refill it. */
  seconds: number
}

/** The number of tokens. */
export async function countTokens(db: Tx, { key, size, seconds }: TokenBucket): Promise<number> {
  const [row] = await db.query<{ tokens: number }>(
    `select floor(${refilled})::int as tokens from auth.rate_limits r where r.key = $1`,
    [key, size, seconds],
  )
  return row?.tokens ?? size
}

/** Returns a token that turned out not to count. */
export async function returnToken(db: Tx, key: string, size: number): Promise<void> {
  await db.query(
    'update auth.rate_limits set tokens = least($2::float8, greatest(tokens, 0) + 1) where key = $1',
    [key, size],
  )
}

/** Deletes buckets that have been full for a day. */
export async function deleteFullBuckets(db: Tx): Promise<void> {
  await db.query("delete from auth.rate_limits where refilled_at < now() - interval '1 day'")
}

const maxAddressLength = 100

/**
 * The key of a limit by address: an IPv4 address, or the first 64 bits of an IPv6 address, since one client usually has all of
 * those.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return plain.slice(0, maxAddressLength)
  const groups = expand(plain)
  const [a = 0, b = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [a >> 8, a & 255, b >> 8, b & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address; a trailing IPv4 address counts as two. */
function expand(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [left = [], right = []] = hex.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...missing, ...right].map((group) => Number.parseInt(group, 16))
}
