// Housekeeping as on a server that has been running for long: nothing is postponed.
import type { Db } from '#server/db/db.ts'

/** As if the last run were an hour ago and none had been postponed for a month. */
export async function runRegularly(db: Db): Promise<void> {
  await db.query(
    `insert into internal.housekeeping (last_run_at, deletes_from)
     values (now() - interval '1 hour', now() - interval '30 days')
     on conflict (is_only) do update set last_run_at = excluded.last_run_at, deletes_from = excluded.deletes_from,
       marked_at = null, ran_since_mark = '0'`,
  )
}
