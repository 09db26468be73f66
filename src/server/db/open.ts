// Opens the configured database, or says in one sentence why it cannot be.
import { access, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { describeError, type Log } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'
import { type Db, DbError, DbUnavailable } from './db.ts'

/** PostgreSQL's major version inside PGlite: a folder of another one cannot be opened. */
const embeddedVersion = '18'

export async function openDatabase(config: Config, log: Log): Promise<Db> {
  return config.database.kind === 'pglite'
    ? openEmbedded(join(config.dataFolder, 'db'))
    : openServer(config.database.url, config.database.poolSize, log)
}

async function openEmbedded(folder: string): Promise<Db> {
  await refuseForeignFolder(folder)
  const { openPglite } = await import('./pglite.ts')
  try {
    if (!(await exists(folder))) await initialise(folder)
    return await openPglite({ folder })
  } catch (error) {
    throw damaged(folder, error)
  }
}

/** Built under another name and renamed when whole: a first start that is broken off leaves nothing half-made. */
async function initialise(folder: string): Promise<void> {
  const { openPglite } = await import('./pglite.ts')
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  const db = await openPglite({ folder: draft })
  await db.close()
  await rename(draft, folder)
}

/** A folder that is not a whole database of our version is left untouched: initialising over it would lose it. */
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
    `The database in ${folder} cannot be opened; it may be damaged. The files are still there: restore a backup of that folder, or move it away to begin with an empty one.`,
    { cause },
  )
}

async function openServer(url: string, poolSize: number, log: Log): Promise<Db> {
  const { openPostgres } = await import('./postgres.ts')
  const onIdleError = (error: Error) => log.warn('database connection lost', { cause: describeError(error) })
  const db = openPostgres({ url, poolSize, onIdleError })
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
  if (error instanceof DbUnavailable) return 'does not answer.'
  return error instanceof DbError
    ? `refused the connection: ${error.message}.`
    : `cannot be used: ${(error as Error).message}.`
}
