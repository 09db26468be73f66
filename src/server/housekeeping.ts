// What has to be tidied up now and then. Safe to run in every process: each step is one statement.
import { trashDays } from '#domain/trash.ts'
import type { Db } from './db/db.ts'
import { describeError, type Log } from './log.ts'
import { purgeTrash } from './stores/trash.ts'

const everyHour = 60 * 60 * 1000

/** Tidies up once now and then every hour; answers how to stop. */
export function startHousekeeping(db: Db, log: Log): () => void {
  const tidy = () => {
    purgeTrash(db, trashDays).catch((error: unknown) =>
      log.warn('housekeeping failed', { cause: describeError(error) }),
    )
  }
  const timer = setInterval(tidy, everyHour)
  timer.unref()
  tidy()
  return () => clearInterval(timer)
}
