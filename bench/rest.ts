// The data service's speed as ratios of one run: one row by id against a hand-written transaction, on PostgreSQL and on
// PGlite, and what lists cost. Loopback only; takes about 90 seconds and a free machine. Bars: docs/performance.md.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { loadKeys } from '#server/keys/keys.ts'
import { openPglite } from '#tests/support/in-process-pglite.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { ratioOf, takeTurns } from './support/compare.ts'
import { benchSiteUrl, fillDatabase, type Owner } from './support/documents.ts'
import { measureLists } from './support/lists.ts'
import { getRequest, load } from './support/load.ts'
import { startBarePglite, startServer } from './support/processes.ts'

const connections = 16
const poolSize = 10
const rounds = 15
const milliseconds = 700
const listSizes = [10, 100, 1000]
/** One owner for each connection, then those whose lists are measured. */
const sizes = [...Array.from({ length: connections }, () => 20), ...listSizes]

const folder = mkdtempSync(join(tmpdir(), 'presswright-bench-'))
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
const keys = await loadKeys(folder, undefined)
const settings = { SITE_URL: benchSiteUrl, DATA_DIR: folder, AUTH_JWK_FILE: join(folder, 'keys.json') }
const missed: string[] = []

const [busy = 0] = loadavg()
if (busy > availableParallelism() / 2)
  process.stdout.write(`This machine is busy (load ${busy.toFixed(1)}): take the figures with care.\n\n`)

try {
  await benchPostgres()
  await benchPglite()
  if (missed.length > 0) {
    process.stdout.write(`\nBelow the bar: ${missed.join(', ')}\n`)
    process.exitCode = 1
  }
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup()
}

async function benchPostgres(): Promise<void> {
  const postgres = await startPostgres()
  cleanups.push(postgres.stop)
  const admin = openPostgres({ url: postgres.url('postgres'), poolSize: 1, onIdleError: () => {} })
  await admin.query('create database presswright').finally(() => admin.close())
  const url = postgres.url('presswright')
  const db = openPostgres({ url, poolSize: 1, onIdleError: () => {} })
  const owners = await fillDatabase(db, keys, sizes).finally(() => db.close())
  const database = { DATABASE_URL: url, DATABASE_POOL_SIZE: String(poolSize) }
  const start = async (program: string, environment: Record<string, string>) => {
    const server = await startServer(program, { ...database, ...environment }, folder)
    cleanups.push(server.stop)
    return server.port
  }
  const ours = await start('scripts/start.mjs', settings)
  const bare = await start('bench/support/bare-server.ts', {})
  const pipelined = await start('bench/support/bare-server.ts', { PIPELINED: 'true' })

  process.stdout.write(`One row by id on PostgreSQL, ${connections} connections\n`)
  const [rates, bareRates, pipelinedRates] = await takeTurns(
    [
      { name: 'data service', measure: (time) => askService(ours, owners, time) },
      { name: 'bare server', measure: (time) => askBare(bare, owners, time) },
      { name: 'bare server, prepared and pipelined', measure: (time) => askBare(pipelined, owners, time) },
    ],
    rounds,
    milliseconds,
  )
  judge('data service / bare server', ratioOf(rates, bareRates), 0.6)
  tell('data service / prepared and pipelined', ratioOf(rates, pipelinedRates))
  missed.push(...(await measureLists('PostgreSQL', ours, owners.slice(connections))))
}

async function benchPglite(): Promise<void> {
  const filled = join(folder, 'db')
  const db = await openPglite({ folder: filled })
  const owners = await fillDatabase(db, keys, sizes).finally(() => db.close())
  const copy = join(folder, 'bare')
  cpSync(filled, copy, { recursive: true })
  const server = await startServer('scripts/start.mjs', settings, folder)
  cleanups.push(server.stop)
  const bare = await startBarePglite(copy)
  cleanups.push(bare.stop)
  const documents = documentsOf(owners)

  process.stdout.write(`\nOne row by id on PGlite, ${connections} connections\n`)
  const [rates, bareRates] = await takeTurns(
    [
      { name: 'data service', measure: (time) => askService(server.port, owners, time) },
      {
        name: 'bare transaction in one process',
        measure: (time) => bare.run({ milliseconds: time, callers: connections, documents }),
      },
    ],
    rounds,
    milliseconds,
  )
  judge('data service / bare transaction', ratioOf(rates, bareRates), 0.85)
  missed.push(...(await measureLists('PGlite', server.port, owners.slice(connections))))
}

async function askService(port: number, owners: readonly Owner[], milliseconds: number): Promise<number> {
  const requests = owners.slice(0, connections).map(({ token, documents }) =>
    documents.map((id) =>
      getRequest(`/rest/v1/content?select=*&id=eq.${id}`, {
        apikey: keys.anonKey,
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.pgrst.object+json',
        'accept-encoding': 'gzip, deflate',
        'user-agent': 'bench',
        'x-client-info': 'supabase-js-web/2.119.0',
      }),
    ),
  )
  return askFor(port, requests, milliseconds)
}

async function askBare(port: number, owners: readonly Owner[], milliseconds: number): Promise<number> {
  const requests = owners
    .slice(0, connections)
    .map(({ id: owner, documents }) => documents.map((id) => getRequest(`/${owner}/${id}`)))
  return askFor(port, requests, milliseconds)
}

async function askFor(port: number, requests: string[][], milliseconds: number): Promise<number> {
  const { perSecond } = await load({ port, connections, milliseconds, requests, expected: '"content":' })
  return perSecond
}

function documentsOf(owners: readonly Owner[]): { owner: string; id: string }[] {
  return owners
    .slice(0, connections)
    .flatMap(({ id: owner, documents }) => documents.map((id) => ({ owner, id })))
}

function judge(name: string, ratio: number, bar: number): void {
  tell(name, ratio, ` (bar ${bar.toFixed(2)})`)
  if (ratio < bar) missed.push(name)
}

function tell(name: string, ratio: number, more = ''): void {
  process.stdout.write(`  ${name.padEnd(44)} ${ratio.toFixed(2).padStart(6)}${more}\n`)
}
