// Housekeeping as on a server that has been running for long: nothing is postponed.
import { deletionDelayHours } from '#domain/document/housekeeping.ts'
import type { Db } from '#server/db/db.ts'

/** As if the last run were an hour ago and none had been postponed for a month. */
export async function runRegularly(db: Db): Promise<void> {
  await db.query(
    `insert into internal.housekeeping (last_run_at, hours_run) values (now() - interval '1 hour', $1)
     on conflict (is_only) do update set last_run_at = excluded.last_run_at, hours_run = excluded.hours_run`,
    [deletionDelayHours],
  )
}
