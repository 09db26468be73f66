// The auth service as ratios of one run: what parallel sign-ins leave to other requests, refreshing against reading a row, and
// whether answers tell known accounts from unknown ones. Loopback only; takes about a minute. Bars: docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { loadKeys } from '#server/keys/keys.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { createAccounts, type Member, signIn } from './support/accounts.ts'
import { median, ratioOf, takeTurns } from './support/compare.ts'
import { benchSiteUrl, fillDatabase } from './support/documents.ts'
import { startServer } from './support/processes.ts'

const callers = 16
const signInsAtOnce = 8
const rounds = 8
const milliseconds = 1000
const pairs = 60

const folder = mkdtempSync(join(tmpdir(), 'presswright-bench-'))
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
const missed: string[] = []

try {
  const keys = await loadKeys(folder, undefined)
  const postgres = await startPostgres()
  cleanups.push(postgres.stop)
  const admin = openPostgres({ url: postgres.url('postgres'), poolSize: 1, onIdleError: () => {} })
  await admin.query('create database presswright').finally(() => admin.close())
  const url = postgres.url('presswright')
  const db = openPostgres({ url, poolSize: 2, onIdleError: () => {} })
  cleanups.push(() => db.close())
  const owners = await fillDatabase(
    db,
    keys,
    Array.from({ length: callers }, () => 5),
  )
  const server = await startServer(
    'scripts/start.mjs',
    {
      DATABASE_URL: url,
      SITE_URL: benchSiteUrl,
      DATA_DIR: folder,
      AUTH_JWK_FILE: join(folder, 'keys.json'),
      AUTH_LIMITS: 'off',
    },
    folder,
  )
  cleanups.push(server.stop)
  const site = `http://localhost:${server.port}`
  const members = await createAccounts(site, keys.serviceRoleKey, callers)

  const read = (index: number) => {
    const owner = owners[index]
    return fetch(`${site}/rest/v1/content?select=*&id=eq.${owner?.documents[0]}`, {
      headers: { apikey: keys.anonKey, authorization: `Bearer ${owner?.token}` },
    })
  }
  const readRate = (time: number) => rateOf(callers, read, time)

  process.stdout.write('Reading a row while others sign in\n')
  const [alone, loaded] = await takeTurns(
    [
      { name: 'reads alone', measure: readRate },
      {
        name: `reads beside ${signInsAtOnce} sign-ins at once`,
        measure: (time) => beside(site, members, () => readRate(time)),
      },
    ],
    rounds,
    milliseconds,
  )
  judge('reads beside sign-ins / reads alone', ratioOf(loaded, alone), 0.5)

  process.stdout.write('\nRefreshing a session against reading a row\n')
  const keepToken = (answer: string, index: number) => {
    const member = members[index]
    if (member) member.refreshToken = (JSON.parse(answer) as { refresh_token: string }).refresh_token
  }
  const [refreshes, reads] = await takeTurns(
    [
      {
        name: 'refreshes',
        measure: (time) => rateOf(callers, (index) => refresh(site, members[index]), time, keepToken),
      },
      { name: 'reads', measure: readRate },
    ],
    rounds,
    milliseconds,
  )
  judge('refreshes / reads', ratioOf(refreshes, reads), 0.5)
  await compareAnswers(site, members)
  if (missed.length > 0) process.exitCode = 1
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup()
}

/** How many per second, with this many callers that each wait for their response. */
async function rateOf(
  count: number,
  ask: (index: number) => Promise<Response>,
  time: number,
  use: (answer: string, index: number) => void = () => {},
): Promise<number> {
  const end = performance.now() + time
  let done = 0
  const call = async (index: number) => {
    while (performance.now() < end) {
      const response = await ask(index)
      const answer = await response.text()
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
      use(answer, index)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: count }, (_, index) => call(index)))
  return done / (time / 1000)
}

/** Measures while sign-ins run without pause. */
async function beside(
  site: string,
  members: readonly Member[],
  measure: () => Promise<number>,
): Promise<number> {
  let running = true
  const keepSigningIn = async (member: Member | undefined) => {
    while (running) await (await signIn(site, member?.email ?? '', member?.password ?? '')).arrayBuffer()
  }
  const signing = Array.from({ length: signInsAtOnce }, (_, index) => keepSigningIn(members[index]))
  const rate = await measure()
  running = false
  await Promise.all(signing)
  return rate
}

function refresh(site: string, member: Member | undefined): Promise<Response> {
  return fetch(`${site}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: member?.refreshToken }),
  })
}

/** Known and unknown accounts in turns: close medians mean that response times reveal nothing. */
async function compareAnswers(site: string, members: readonly Member[]): Promise<void> {
  process.stdout.write('\nMilliseconds of an answer, known account against unknown one (medians)\n')
  const post = (path: string, body: object) =>
    fetch(`${site}/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) })
  const questions = {
    'sign in with a wrong password': (email: string) =>
      post('/token?grant_type=password', { email, password: 'wrong password' }),
    recover: (email: string) => post('/recover', { email }),
    'magic link': (email: string) => post('/otp', { email, create_user: false }),
    resend: (email: string) => post('/resend', { email, type: 'signup' }),
  }
  for (const [name, ask] of Object.entries(questions)) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let turn = 0; turn < pairs; turn += 1) {
      times.known.push(await timeOf(() => ask(members[turn % members.length]?.email ?? '')))
      times.unknown.push(await timeOf(() => ask(`nobody-${turn}@example.test`)))
    }
    const [known, unknown] = [median(times.known), median(times.unknown)]
    const ratio = known / unknown
    process.stdout.write(
      `  ${name.padEnd(34)} ${known.toFixed(1)} against ${unknown.toFixed(1)}, ratio ${ratio.toFixed(2)}\n`,
    )
    if (ratio < 0.9 || ratio > 1.1) missed.push(`${name}: known and unknown accounts can be told apart`)
  }
}

async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const since = performance.now()
  await (await ask()).arrayBuffer()
  return performance.now() - since
}

function judge(name: string, ratio: number, bar: number): void {
  process.stdout.write(`  ${name.padEnd(44)} ${ratio.toFixed(2).padStart(6)} (bar ${bar.toFixed(2)})\n`)
  if (ratio < bar) missed.push(name)
}
