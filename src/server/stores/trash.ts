// The trash, as the service sees it.
import type { Tx } from '#server/db/db.ts'

/** Removes for good what was deleted more than the given days ago; answers how many documents went. */
export async function purgeTrash(db: Tx, days: number): Promise<number> {
  const [row] = await db.query<{ purged: number }>('select public.purge_trash($1) as purged', [days])
  return row?.purged ?? 0
}
