// A user's plan, trial, daily generator count and AI token usage.
import { dailyLimit } from '#domain/billing/usage.ts'
import type { Tx } from '#server/db/db.ts'

const today = "(now() at time zone 'utc')::date"

/** The part of the profile that decides about AI; undefined if there is no profile. */
export async function findPlan(
  db: Tx,
  userId: string,
): Promise<{ subscription_status: string; created_at: string } | undefined> {
  const [row] = await db.query<{ subscription_status: string; created_at: string }>(
    'select subscription_status, created_at from public.profiles where user_id = $1',
    [userId],
  )
  return row
}

/** Counts one use today; returns the day, or undefined if the limit is reached. */
export async function reserveUse(db: Tx, userId: string): Promise<string | undefined> {
  const [row] = await db.query<{ day: string }>(
    `update public.profiles
     set daily_uses = case when last_use_date = ${today} then daily_uses + 1 else 1 end, last_use_date = ${today}
     where user_id = $1
       and (subscription_status = 'pro' or last_use_date is distinct from ${today} or daily_uses < $2)
     returning last_use_date::text as day`,
    [userId, dailyLimit],
  )
  return row?.day
}

/** Returns a reserved use, if the counter is still that day's. */
export async function returnUse(db: Tx, userId: string, day: string): Promise<void> {
  await db.query(
    `update public.profiles set daily_uses = daily_uses - 1
     where user_id = $1 and last_use_date = $2::date and daily_uses > 0`,
    [userId, day],
  )
}

export interface TokenRecord {
  userId: string
  /** The function's name in the API. */
  name: string
  model: string
  input: number
  output: number
  estimated: boolean
}

/** Adds a call to the daily row of user, function and model. */
export async function addTokenUse(db: Tx, record: TokenRecord): Promise<void> {
  const { userId, name, model, input, output, estimated } = record
  await db.query(
    `insert into public.token_use as t (user_id, function, model, calls, estimated_calls, input_tokens, output_tokens)
     values ($1, $2, $3, 1, $4, $5, $6)
     on conflict (user_id, day, function, model) do update set calls = t.calls + 1,
       estimated_calls = t.estimated_calls + excluded.estimated_calls,
       input_tokens = t.input_tokens + excluded.input_tokens,
       output_tokens = t.output_tokens + excluded.output_tokens`,
    [userId, name, model, estimated ? 1 : 0, input, output],
  )
}
