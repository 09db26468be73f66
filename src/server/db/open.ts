// Opens the configured database, or says in one sentence why it can't be opened.
import { access, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import { describeError, type Log } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'
import { type Db, DbError, DbFull, DbUnavailable } from './db.ts'
import { readFreeBytes, watchDiskSpace } from './disk-space.ts'
import { guardSpace } from './guard-space.ts'
import { startCheckpoints } from './pglite/checkpoints.ts'
import { createEmbeddedDb } from './pglite/embedded-db.ts'
import { PgliteThread, type ThreadOptions } from './pglite/thread.ts'

/** PostgreSQL's major version inside PGlite: a folder of another one cannot be opened. */
const embeddedVersion = '18'

export async function openDatabase(config: Config, log: Log): Promise<Db> {
  const { database, statementSeconds, dataFolder } = config
  if (database.kind === 'postgres')
    return openServer(database.url, { poolSize: database.poolSize, statementSeconds }, log)
  const folder = join(dataFolder, 'db')
  const floorBytes = config.freeMegabytes * 1_000_000
  await refuseForeignFolder(folder)
  const thread = await openEmbedded(folder, log)
  const space = watchDiskSpace({
    folder,
    floorBytes,
    onChange: (isLow, free) =>
      log.warn(isLow ? 'disk full: changes are refused' : 'disk has room again', { freeBytes: free }),
  })
  const db = createEmbeddedDb(thread, { statementSeconds, waitSeconds: 20 })
  const stop = startCheckpoints(db, folder, log)
  const close = async () => {
    stop()
    await db.close()
  }
  return guardSpace({ ...db, close }, space)
}

async function openEmbedded(folder: string, log: Log): Promise<PgliteThread> {
  const onTrouble = (problem: string, cause?: unknown) =>
    log.error(problem, cause === undefined ? {} : { cause: describeError(cause) })
  try {
    if (!(await exists(folder))) await initialize(folder, onTrouble)
    return await PgliteThread.open({ folder, onTrouble })
  } catch (error) {
    const isFull = error instanceof DbFull || readFreeBytes(dirname(folder)) < neededToOpen
    throw isFull ? diskFull(folder, error) : damaged(folder, error)
  }
}

/** Created under another name and renamed when complete: an interrupted first start leaves nothing half-made. */
async function initialize(folder: string, onTrouble: ThreadOptions['onTrouble']): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  const thread = await PgliteThread.open({ folder: draft, onTrouble })
  await thread.close()
  await rename(draft, folder)
}

/** A new database needs this much, and a start after a crash up to a segment of the log. */
const newDatabase = 60_000_000
const neededToOpen = 17_000_000

/** Checked before anything is written at a first start, so that the message is about the disk and not about a key or a lock. */
export async function requireRoom({ database, dataFolder, freeMegabytes }: Config): Promise<void> {
  const folder = join(dataFolder, 'db')
  if (database.kind !== 'pglite' || (await exists(folder))) return
  if (readFreeBytes(dataFolder) < newDatabase + freeMegabytes * 1_000_000) throw diskFull(folder)
}

function diskFull(folder: string, cause?: unknown): StartError {
  const free = Math.floor(readFreeBytes(dirname(folder)) / 1_000_000)
  return new StartError(
    `The disk with ${folder} is full (${free} MB free). Free up space, or set DATA_DIR to a folder on another disk.`,
    { cause },
  )
}

/** A folder that is not a whole database of our version is left untouched: initializing over it would lose it. */
async function refuseForeignFolder(folder: string): Promise<void> {
  if (!(await exists(folder))) return
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')
  if (version.trim() === embeddedVersion) return
  throw damaged(folder, new Error(version ? `PostgreSQL version ${version.trim()}` : 'PG_VERSION is missing'))
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

function damaged(folder: string, cause: unknown): StartError {
  return new StartError(
    `The database in ${folder} can’t be opened; it may be damaged. The files are still there. Restore a backup of that folder, or move it elsewhere to start with an empty one.`,
    { cause },
  )
}

async function openServer(
  url: string,
  limits: { poolSize: number; statementSeconds: number },
  log: Log,
): Promise<Db> {
  const { openPostgres } = await import('./postgres/postgres.ts')
  const onIdleError = (error: Error) => log.warn('database connection lost', { cause: describeError(error) })
  const db = openPostgres({ url, ...limits, onIdleError })
  try {
    await db.query('select 1')
    return db
  } catch (error) {
    await db.close()
    throw new StartError(`PostgreSQL at ${new URL(url).host} ${refusal(error)} Check DATABASE_URL.`, {
      cause: error,
    })
  }
}

function refusal(error: unknown): string {
  if (error instanceof DbUnavailable) return 'is not responding.'
  return error instanceof DbError
    ? `refused the connection: ${error.message}.`
    : `cannot be used: ${(error as Error).message}.`
}
