// When housekeeping last ran, when it may delete permanently (in the database's time), and emptying the trash.
import { isTrustedGap, planRun, type RunPlan } from '#domain/document/housekeeping.ts'
import type { Row, Tx } from '#server/db/db.ts'

interface HoursRow extends Row {
  since_last_run: number
  since_regular: number
  since_mark: number | null
  ran_since_mark: number
}

const hoursSince = (column: string) => `extract(epoch from now() - ${column})::float8 / 3600`

const readRow = `select ${hoursSince('last_run_at')} as since_last_run, ${hoursSince('deletes_from')} as since_regular,
  ${hoursSince('marked_at')} as since_mark, extract(epoch from ran_since_mark)::float8 / 3600 as ran_since_mark
  from internal.housekeeping`

/** Records a run and says what it may delete. Within one transaction: processes that wake up together wait for each other. */
export async function recordRun(tx: Tx, delayHours: number): Promise<RunPlan & { deletesFrom: string }> {
  const created = await tx.query(
    `insert into internal.housekeeping (last_run_at, deletes_from) values (now(), now())
     on conflict do nothing returning 1 as one`,
  )
  const [row] = await tx.query<HoursRow>(`${readRow} for update`)
  const earlier = row && {
    sinceLastRun: row.since_last_run,
    sinceRegular: row.since_regular,
    sinceMark: row.since_mark ?? undefined,
    ranSinceMark: row.ran_since_mark,
  }
  const plan = planRun(created.length > 0 ? undefined : earlier)
  const [noted] = await tx.query<{ deletes_from: string }>(
    `update internal.housekeeping set last_run_at = now(),
       deletes_from = case when $1 then now() + make_interval(hours => $2::int) else deletes_from end,
       marked_at = case $3 when 'set' then now() when 'keep' then marked_at end,
       ran_since_mark = make_interval(secs => $4::float8 * 3600)
     returning to_char(deletes_from at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as deletes_from`,
    [plan.waits, delayHours, plan.mark, plan.ranSinceMark],
  )
  return { ...plan, deletesFrom: noted?.deletes_from ?? '' }
}

/** Whether regular deletion is on at this moment. */
export async function mayDelete(db: Tx): Promise<boolean> {
  const [row] = await db.query<HoursRow>(readRow)
  return row !== undefined && row.since_regular >= 0 && isTrustedGap(row.since_last_run)
}

/** Permanently removes what was deleted more than the given days ago; returns the number of documents. */
export async function purgeTrash(db: Tx, days: number): Promise<number> {
  const [row] = await db.query<{ purged: number }>('select public.purge_trash($1) as purged', [days])
  return row?.purged ?? 0
}
