// On a real PostgreSQL: two processes at once, and a database that dies and comes back.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts'
import { runServer, type ServerProcess } from '#tests/support/server-process.ts'

let postgres: PostgresServer
let folder: string
const started: ServerProcess[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  folder = mkdtempSync(join(tmpdir(), 'presswright-process-'))
})
afterAll(async () => {
  for (const server of started) server.child.kill('SIGKILL')
  await Promise.all(started.map((server) => server.exited))
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(database: string): Promise<ServerProcess> {
  const server = await runServer({ DATA_DIR: folder, DATABASE_URL: postgres.url(database) })
  started.push(server)
  return server
}

async function createDatabase(name: string): Promise<void> {
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
}

/** Makes PostgreSQL refuse everyone, and back: what a crash or a failover looks like from here. */
async function allowConnections(database: string, allowed: boolean): Promise<void> {
  const client = new pg.Client(`postgres://postgres@127.0.0.1:${postgres.port}/postgres`)
  await client.connect()
  await client.query(`alter database ${database} allow_connections ${allowed}`)
  if (!allowed)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      database,
    ])
  await client.end()
}

const readiness = async (server: ServerProcess) => (await fetch(`${server.url}/readyz`)).status

async function untilReady(server: ServerProcess): Promise<void> {
  while ((await readiness(server)) !== 200) await new Promise((wait) => setTimeout(wait, 100))
}

describe('two processes on one PostgreSQL', () => {
  it('start together and serve with the same keys', async () => {
    await createDatabase('together')
    const both = await Promise.all([start('together'), start('together')])
    for (const server of both) expect(server.output()).toContain('Presswright is ready')
    expect(both.filter((server) => server.output().includes('migrated'))).toHaveLength(1)
    const keys = await Promise.all(
      both.map(async ({ url }) => (await (await fetch(`${url}/app-config.json`)).json()).supabaseKey),
    )
    expect(keys[0]).toBe(keys[1])
  })
})

describe('a database that dies', () => {
  it('leaves the process up, not ready, and ready again when it is back', async () => {
    await createDatabase('mortal')
    const server = await start('mortal')
    expect(await readiness(server)).toBe(200)
    await allowConnections('mortal', false)
    expect(await readiness(server)).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    await allowConnections('mortal', true)
    await untilReady(server)
    expect(server.child.exitCode).toBeNull()
  })
})
