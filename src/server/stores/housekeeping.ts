// When housekeeping last ran and for how long (in the database's time), and emptying the trash.
import { countHoursRun, type EarlierRun, mayDelete } from '#domain/document/housekeeping.ts'
import type { Row, Tx } from '#server/db/db.ts'

const readRow = `select extract(epoch from now() - last_run_at)::float8 / 3600 as "hoursSince", hours_run as "hoursRun"
  from internal.housekeeping`

/** Records a run and returns the hours of running. In a transaction: processes that wake up together wait for each other. */
export async function recordRun(tx: Tx): Promise<number> {
  const created = await tx.query(
    'insert into internal.housekeeping (last_run_at) values (now()) on conflict do nothing returning 1 as one',
  )
  const [earlier] = await tx.query<EarlierRun & Row>(`${readRow} for update`)
  const hoursRun = countHoursRun(created.length > 0 ? undefined : earlier)
  await tx.query('update internal.housekeeping set last_run_at = now(), hours_run = $1', [hoursRun])
  return hoursRun
}

/** Whether what is old may be deleted for good at this moment. */
export async function mayDeleteNow(db: Tx): Promise<boolean> {
  const [earlier] = await db.query<EarlierRun & Row>(readRow)
  return mayDelete(earlier)
}

/** Permanently removes what was deleted more than the given days ago; returns the number of documents. */
export async function purgeTrash(db: Tx, days: number): Promise<number> {
  const [row] = await db.query<{ purged: number }>('select public.purge_trash($1) as purged', [days])
  return row?.purged ?? 0
}
