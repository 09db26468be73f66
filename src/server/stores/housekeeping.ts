// When housekeeping last ran, when it may delete permanently (in the database's time), and emptying the trash.
import type { Tx } from '#server/db/db.ts'

export interface HousekeepingRun {
  /** Whether old rows may be deleted permanently now. */
  mayDelete: boolean
  /** From when on, in ISO 8601. */
  deletesFrom: string
  /** Days since the previous run if that is longer than the delay: what was old then may be deleted in any case. */
  daysSinceRun: number | undefined
}

/**
 * Records a run. At the first run and after an implausible jump of the clock, in either direction, deletion is postponed by the given
 * hours from now. One statement, so that processes can't race.
 */
export async function recordRun(db: Tx, believedHours: number, delayHours: number): Promise<HousekeepingRun> {
  const [row] = await db.query<{ may_delete: boolean; deletes_from: string; days: number | null }>(
    `with before as (select last_run_at from internal.housekeeping), noted as (
       insert into internal.housekeeping as h (last_run_at, deletes_from) values (now(), now() + make_interval(hours => $2::int))
       on conflict (is_only) do update set last_run_at = now(), deletes_from = case
         when h.last_run_at between now() - make_interval(hours => $1::int) and now() + make_interval(hours => $1::int)
         then h.deletes_from else now() + make_interval(hours => $2::int) end
       returning deletes_from)
     select deletes_from <= now() as may_delete,
       to_char(deletes_from at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as deletes_from,
       (select ceil(extract(epoch from now() - last_run_at) / 86400)::int from before
        where last_run_at <= now() - make_interval(hours => $2::int)) as days
     from noted`,
    [believedHours, delayHours],
  )
  return {
    mayDelete: row?.may_delete ?? false,
    deletesFrom: row?.deletes_from ?? '',
    daysSinceRun: row?.days ?? undefined,
  }
}

/** Permanently removes what was deleted more than the given days ago; returns the number of documents. */
export async function purgeTrash(db: Tx, days: number): Promise<number> {
  const [row] = await db.query<{ purged: number }>('select public.purge_trash($1) as purged', [days])
  return row?.purged ?? 0
}
