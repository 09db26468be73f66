// A request that keeps the embedded database busy forever: the server answers everything else, and ends when it is told to.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPglite } from '#tests/support/in-process-pglite.ts'
import { copyDatabaseInto } from '#tests/support/prepared-database.ts'
import { runServer, type ServerProcess } from '#tests/support/server-process.ts'

let data: string
let server: ServerProcess

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'presswright-slow-'))
  await copyDatabaseInto(data)
  const db = await openPglite({ folder: join(data, 'db') })
  await db.tx((tx) =>
    tx.script(`create function public.spin() returns bigint language sql stable as
        'select count(*) from generate_series(1, 1000000000000) as number';
      grant execute on function public.spin() to anon;`),
  )
  await db.close()
})
afterEach(async () => {
  server.child.kill('SIGKILL')
  await server.exited
  rmSync(data, { recursive: true, force: true })
})

const spin = () => fetch(`${server.url}/rest/v1/rpc/spin`)
const statusOf = async (path: string) => (await fetch(server.url + path)).status

it('is ended after its time; meanwhile the process answers, afterward the database does', async () => {
  server = await runServer({ DATA_DIR: data, DATABASE_STATEMENT_SECONDS: '2' })
  let isOver = false
  const spinning = spin().finally(() => {
    isOver = true
  })
  let answered = 0
  while (!isOver) {
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/app-config.json')).toBe(200)
    answered += 1
  }
  expect(answered).toBeGreaterThan(5)
  const answer = await spinning
  expect(answer.status).toBeGreaterThanOrEqual(500)
  expect(await statusOf('/readyz')).toBe(200)
  expect(server.output()).toContain('ran longer than 2 seconds')
})

it('does not keep the process from ending', async () => {
  server = await runServer({ DATA_DIR: data, DATABASE_STATEMENT_SECONDS: '600', SHUTDOWN_SECONDS: '1' })
  const spinning = spin().catch(() => 'cut off')
  // Once it runs, nothing else is answered.
  await Promise.race([statusOf('/readyz'), new Promise((wait) => setTimeout(wait, 1000))])
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  expect(await spinning).toBe('cut off')
})
