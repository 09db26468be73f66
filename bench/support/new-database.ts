// A database of its own on the PostgreSQL that a measurement has started.
import type { Db } from '#server/db/db.ts'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import type { PostgresServer } from '#tests/support/postgres-server.ts'

export async function openNewDatabase(server: Pick<PostgresServer, 'url'>, name: string): Promise<Db> {
  const admin = openPostgres({ url: server.url('postgres'), poolSize: 1, onIdleError: () => {} })
  await admin.query(`create database ${name}`).finally(() => admin.close())
  return openPostgres({ url: server.url(name), poolSize: 2, onIdleError: () => {} })
}
