// 200 people at work for five minutes on each database: sign in once, then list, open, save and export with one to three
// seconds between. Prints errors, how long requests and /healthz take, and what memory does. Bars: docs/performance.md.
// Shorter or on one database alone: LOAD_MINUTES=1 npm run bench:load -- embedded
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { loadKeys } from '#server/keys/keys.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { createAccounts } from './support/accounts.ts'
import { startServer } from './support/processes.ts'
import { createRecorder, type Recorder, residentMemory } from './support/recorder.ts'
import { startVisit } from './support/visits.ts'

const people = 200
const minutes = Number(process.env.LOAD_MINUTES ?? 5)
const wanted = process.argv[2]
const cleanups: (() => unknown)[] = []
const missed: string[] = []

const [busy = 0] = loadavg()
if (busy > availableParallelism() / 2)
  process.stdout.write(`This machine is busy (load ${busy.toFixed(1)}): take the figures with care.\n\n`)

try {
  if (wanted !== 'embedded') await onPostgres()
  if (wanted !== 'postgres') await measure('embedded', {})
  if (missed.length > 0) {
    process.stdout.write(`\nMissed: ${missed.join(', ')}\n`)
    process.exitCode = 1
  }
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup()
}

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres()
  cleanups.push(postgres.stop)
  const admin = openPostgres({ url: postgres.url('postgres'), poolSize: 1, onIdleError: () => {} })
  await admin.query('create database presswright').finally(() => admin.close())
  await measure('PostgreSQL', { DATABASE_URL: postgres.url('presswright') })
}

async function measure(name: string, database: Record<string, string>): Promise<void> {
  process.stdout.write(`${people} people for ${minutes} min, ${name}\n`)
  const folder = mkdtempSync(join(tmpdir(), 'presswright-bench-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  const keys = await loadKeys(folder, undefined)
  const settings = {
    ...database,
    DATA_DIR: folder,
    AUTH_JWK_FILE: join(folder, 'keys.json'),
    AUTH_LIMITS: 'off',
  }
  const server = await startServer('scripts/start.mjs', settings, folder)
  cleanups.push(server.stop)
  const site = `http://127.0.0.1:${server.port}`
  const accounts = await createAccounts(site, keys.serviceRoleKey, people)

  const idle = createRecorder()
  await probeHealth(site, idle, 20)
  const recorder = createRecorder()
  const memory: number[] = []
  const end = Date.now() + minutes * 60_000
  const sampling = setInterval(() => memory.push(residentMemory(server.pid)), 1000)
  await Promise.all([
    probeHealth(site, recorder, minutes * 60),
    ...accounts.map((account, index) =>
      startVisit({ site, anonKey: keys.anonKey, account, index, end, recorder }),
    ),
  ])
  clearInterval(sampling)
  await server.stop()
  judge(name, idle, recorder, memory)
}

/** Sends ten requests per second, whether or not the last one was answered. */
async function probeHealth(site: string, recorder: Recorder, seconds: number): Promise<void> {
  const asked: Promise<unknown>[] = []
  for (let turn = 0; turn < seconds * 10; turn++) {
    asked.push(recorder.time('healthz', () => fetch(`${site}/healthz`)))
    await new Promise((wait) => setTimeout(wait, 100))
  }
  await Promise.all(asked)
}

function judge(name: string, idle: Recorder, recorder: Recorder, memory: number[]): void {
  const idleHealth = idle.quantile('healthz', 0.99)
  for (const kind of ['sign in', 'list', 'open', 'save', 'export', 'healthz']) {
    const [half, most, worst] = [0.5, 0.99, 1].map((share) => recorder.quantile(kind, share)) as [
      number,
      number,
      number,
    ]
    process.stdout.write(
      `  ${kind.padEnd(8)} ${String(recorder.count(kind)).padStart(6)} times, p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms, longest ${worst.toFixed(0)} ms\n`,
    )
    if (['list', 'open', 'save', 'export'].includes(kind))
      bar(`${name}: p99 / p50 of ${kind}`, most / half, 10)
  }
  process.stdout.write(`  /healthz when idle: p99 ${idleHealth.toFixed(1)} ms\n`)
  bar(`${name}: p99 of /healthz under load / idle`, recorder.quantile('healthz', 0.99) / idleHealth, 10)
  const last = memory.slice(-120).toSorted((a, b) => a - b)
  const growth = average(memory.slice(-30)) / average(memory.slice(-120, -90)) - 1
  process.stdout.write(
    `  memory: ${megabytes(memory[0])} at the start, ${megabytes(last[0])} to ${megabytes(last.at(-1))} in the last two minutes\n`,
  )
  bar(`${name}: growth of memory over the last two minutes, %`, growth * 100, 5)
  bar(`${name}: errors`, recorder.errors.length, 0)
  for (const error of new Set(recorder.errors.slice(0, 20))) process.stdout.write(`    ${error}\n`)
}

function bar(what: string, figure: number, limit: number): void {
  const isMet = figure <= limit
  process.stdout.write(`  ${what}: ${figure.toFixed(2)} (at most ${limit})${isMet ? '' : '  MISSED'}\n`)
  if (!isMet) missed.push(what)
}

function average(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function megabytes(bytes = 0): string {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
