// One fresh, migrated database per test file, on whichever engine this run is for.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Db } from '#server/db/db.ts'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { openPglite } from './in-process-pglite.ts'

/** Opens the file's database before its tests and closes it after them. */
export function withTestDatabase(): { readonly db: Db } {
  let db: Db | undefined
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db?.close())
  return {
    get db() {
      if (!db) throw new Error('The test database is open only inside tests.')
      return db
    },
  }
}

/** A fresh database for tests that need one of their own; empty ones carry no schema at all. */
export async function openTestDatabase(options: { empty?: boolean } = {}): Promise<Db> {
  const given = inject('testDatabase')
  if (given.kind === 'pglite') {
    return openPglite({ load: new Blob([await readFile(options.empty ? given.emptyDump : given.dump)]) })
  }
  return openPostgres({
    url: await createDatabase(given.url, options.empty),
    poolSize: 5,
    onIdleError: () => {},
  })
}

/** The address of a fresh database on the test PostgreSQL. */
export async function createDatabase(serverUrl: string, empty = false): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openPostgres({ url: serverUrl, poolSize: 1, onIdleError: () => {} })
  await admin.query(`create database ${name} template ${empty ? 'template0' : 'template_presswright'}`)
  await admin.close()
  return serverUrl.replace(/\/[^/]*$/, `/${name}`)
}
