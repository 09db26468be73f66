// Applies pending migrations in order, all in one transaction. Several processes may start together: the advisory lock lets one through at a
// time, and the others find nothing left to do.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { StartError } from '#server/start-error.ts'
import { type Db, DbError, DbFull, type ServiceTx, type Tx } from './db.ts'

const migrationsFolder = new URL('./migrations/', import.meta.url)
/** Any number that nobody else in this database uses. */
const migrationLock = 7_720_260_114

export interface Migration {
  name: string
  sql: string
  checksum: string
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, migrationsFolder), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Brings the database up to date and returns the names of the migrations it ran. */
export async function migrate(db: Db, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations())
  return applyPending(db, wanted).catch((error: unknown) => {
    if (error instanceof DbFull)
      throw new StartError('The database can’t be updated because its disk is full. Free up space.', {
        cause: error,
      })
    if (!(error instanceof DbError)) throw error
    throw new StartError(
      `The database can’t be updated: ${error.message}. Its user must own the database. If it already does, the data may be damaged: restore a backup.`,
      { cause: error },
    )
  })
}

async function applyPending(db: Db, wanted: Migration[]): Promise<string[]> {
  // Nearly every start finds nothing to do, and then writes nothing: that works on a full disk, too.
  if (pendingMigrations(wanted, await readApplied(db)).length === 0) return []
  return db.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1::bigint)::text', [String(migrationLock)])
    await tx.script(`
      create schema if not exists internal;
      create table if not exists internal.migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      );`)
    const pending = pendingMigrations(wanted, await readApplied(tx))
    for (const migration of pending) {
      await runMigration(tx, migration)
      await tx.query('insert into internal.migrations (name, checksum) values ($1, $2)', [
        migration.name,
        migration.checksum,
      ])
    }
    return pending.map((migration) => migration.name)
  })
}

/** The checksums of what was applied, by name. */
async function readApplied(db: Tx): Promise<Map<string, string>> {
  const [table] = await db.query("select to_regclass('internal.migrations') is not null as exists")
  if (!table?.exists) return new Map()
  const applied = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from internal.migrations',
  )
  return new Map(applied.map((row) => [row.name, row.checksum]))
}

async function runMigration(tx: ServiceTx, migration: Migration): Promise<void> {
  try {
    await tx.script(migration.sql)
  } catch (error) {
    if (!(error instanceof DbError)) throw error
    throw new StartError(`The migration ${migration.name} failed: ${error.message}`, { cause: error })
  }
}

function pendingMigrations(wanted: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(wanted.map((migration) => migration.name))
  const newer = [...applied.keys()].find((name) => !known.has(name))
  if (newer) {
    throw new StartError(
      `The database holds the migration ${newer}, which is from a newer version of Presswright. Start that version, or restore a backup.`,
    )
  }
  for (const migration of wanted) {
    const checksum = applied.get(migration.name)
    if (checksum && checksum !== migration.checksum) {
      throw new StartError(
        `The migration ${migration.name} was changed after it was applied. Restore the file and add a new migration instead.`,
      )
    }
  }
  return wanted.filter((migration) => !applied.has(migration.name))
}
