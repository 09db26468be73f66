// Versions of files that no row names anymore, until their bytes are deleted.
import type { Tx } from '#server/db/db.ts'

/** Some whose time has come, with or without orphans. A version that a row names is never among them. */
export async function findDroppedFiles(db: Tx, limit: number, withOrphans: boolean): Promise<string[]> {
  const rows = await db.query<{ version: string }>(
    `select d.version from internal.dropped_files d
     where d.dropped_at <= now() and ($2 or not d.is_orphan)
       and not exists (select from storage.objects o where o.version = d.version)
     order by d.dropped_at limit $1`,
    [limit, withOrphans],
  )
  return rows.map(({ version }) => version)
}

export async function forgetDroppedFiles(db: Tx, versions: readonly string[]): Promise<void> {
  await db.query('delete from internal.dropped_files where version = any($1::text[])', [versions])
}

/** Deletes the pictures that no text has used for the given number of days; returns how many. */
export async function sweepPictures(db: Tx, days: number): Promise<number> {
  const [row] = await db.query<{ deleted: number }>('select internal.sweep_pictures($1::int) as deleted', [
    days,
  ])
  return row?.deleted ?? 0
}

/** Notes those of the versions that no row names; their bytes go after the given days. */
export async function noteOrphans(db: Tx, versions: readonly string[], days: number): Promise<number> {
  const rows = await db.query(
    `insert into internal.dropped_files (version, dropped_at, is_orphan)
     select v, now() + make_interval(days => $2::int), true from unnest($1::text[]) as v
     where not exists (select from storage.objects o where o.version = v)
     on conflict do nothing returning 1 as one`,
    [versions, days],
  )
  return rows.length
}
