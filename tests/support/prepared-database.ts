// A database folder as after a first start, created once and then copied: creating one takes seconds, a copy nearly nothing.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { migrate, readMigrations } from '#server/db/migrate.ts'

const store = resolve('.cache/prepared-database')

/** Gives a data folder its database: the server then starts there as for the second time. */
export async function copyDatabaseInto(dataFolder: string): Promise<void> {
  cpSync(await prepareDatabase(), join(dataFolder, 'db'), { recursive: true })
}

/** The folder to copy; made anew whenever the migrations or PGlite have changed. */
async function prepareDatabase(): Promise<string> {
  const name = await nameOfDatabase()
  const folder = join(store, name)
  if (existsSync(folder)) return folder
  mkdirSync(store, { recursive: true })
  const draft = mkdtempSync(`${store}-draft-`)
  try {
    await makeDatabase(join(draft, 'db'))
    renameSync(join(draft, 'db'), folder)
  } catch (error) {
    // Another run may have put its own there first.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  for (const other of readdirSync(store))
    if (other !== name) rmSync(join(store, other), { recursive: true, force: true })
  return folder
}

async function nameOfDatabase(): Promise<string> {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'))
  for (const migration of await readMigrations()) hash.update(migration.name).update(migration.checksum)
  return hash.digest('hex').slice(0, 16)
}

async function makeDatabase(folder: string): Promise<void> {
  // Loaded only here: usually the database exists.
  const { openPglite } = await import('./in-process-pglite.ts')
  const db = await openPglite({ folder })
  await migrate(db)
  await db.close()
}
