// Migrates once for the whole run: PGlite into a dump that each test file loads (beside an empty one), PostgreSQL (TEST_DATABASE=postgres) into a
// template that each test file's database is made from.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { openPglite } from './in-process-pglite.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { kind: 'pglite'; dump: string; emptyDump: string } | { kind: 'postgres'; url: string }
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE === 'postgres') return setUpPostgres(project)
  mkdirSync(resolve('.cache'), { recursive: true })
  const db = await openPglite()
  const emptyDump = await writeDump(db, 'pglite-empty')
  await migrate(db)
  const dump = await writeDump(db, 'pglite')
  await db.close()
  project.provide('testDatabase', { kind: 'pglite', dump, emptyDump })
  return async () => {}
}

async function writeDump(db: Awaited<ReturnType<typeof openPglite>>, name: string): Promise<string> {
  const file = resolve(`.cache/${name}.tar`)
  writeFileSync(file, Buffer.from(await (await db.dump()).arrayBuffer()))
  return file
}

async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const admin = openPostgres({ url: server.url('postgres'), poolSize: 1, onIdleError: () => {} })
  await admin.query('create database template_presswright')
  await admin.close()
  const db = openPostgres({ url: server.url('template_presswright'), poolSize: 1, onIdleError: () => {} })
  await migrate(db)
  await db.close()
  project.provide('testDatabase', { kind: 'postgres', url: server.url('postgres') })
  return server.stop
}
