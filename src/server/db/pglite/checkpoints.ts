// PostgreSQL logs every change first, and without a postmaster nothing shortens that log while the server runs. The embedded database does
// it from here: less disk, and a quick start after a crash.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#server/db/db.ts'
import { describeError, type Log } from '#server/log.ts'

const everyMs = 30_000
/** Segments of 16 MB. PostgreSQL itself keeps up to six for the next changes. */
const maxSegments = 8

/** Looks now and then whether the log has grown; returns how to stop. */
export function startCheckpoints(db: Db, folder: string, log: Log, lookMs = everyMs): () => void {
  async function look(): Promise<void> {
    const segments = (await readdir(join(folder, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name))
    if (segments.length > maxSegments) await db.query('checkpoint')
  }
  const timer = setInterval(
    () =>
      void look().catch((error: unknown) => log.warn('checkpoint failed', { cause: describeError(error) })),
    lookMs,
  )
  timer.unref()
  return () => clearInterval(timer)
}
