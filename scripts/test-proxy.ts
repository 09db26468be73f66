// Two processes on one PostgreSQL behind Caddy: ends one of them by SIGTERM in the middle of 5,000 requests and counts
// what was lost, with the proxy settings that are shipped (deploy/Caddyfile). Needs Caddy on the PATH; not part of `npm test`.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { freePort, runServer } from '#tests/support/server-process.ts'
import { openPostgres } from '../src/server/db/postgres/postgres.ts'

const requests = 5000
const atOnce = 32
const folder = mkdtempSync(join(tmpdir(), 'presswright-proxy-'))
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]

try {
  const postgres = await startPostgres()
  cleanups.push(postgres.stop)
  const admin = openPostgres({ url: postgres.url('postgres'), poolSize: 1, onIdleError: () => {} })
  await admin.query('create database presswright').finally(() => admin.close())
  const port = await freePort()
  const site = `http://localhost:${port}`
  const settings = {
    DATABASE_URL: postgres.url('presswright'),
    SITE_URL: site,
    TRUST_PROXY: '1',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    AUTH_AUTOCONFIRM: 'true',
  }
  const servers = await Promise.all([runServer(settings), runServer(settings)])
  for (const { child } of servers) cleanups.push(() => child.kill('SIGKILL'))
  cleanups.push(
    await startCaddy(
      port,
      servers.map(({ url }) => new URL(url).host),
    ),
  )
  const lost = await askThroughout(site, servers[0]?.child)
  process.stdout.write(`${requests} requests, ${lost.length} lost\n`)
  for (const problem of new Set(lost)) process.stdout.write(`  ${problem}\n`)
  process.stdout.write(`The ended process exited with ${await servers[0]?.exited}\n`)
  if (lost.length > 0) process.exitCode = 1
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup()
}

async function startCaddy(port: number, upstreams: string[]): Promise<() => void> {
  const file = fileURLToPath(new URL('../deploy/Caddyfile', import.meta.url))
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      CADDY_ADMIN: `localhost:${await freePort()}`,
      SITE_URL: `http://localhost:${port}`,
      UPSTREAMS: upstreams.join(' '),
    },
  })
  caddy.once('error', () => {
    process.stderr.write('Caddy is not installed: see caddyserver.com, or apt-get install caddy.\n')
    process.exit(1)
  })
  while (!(await isUp(`http://localhost:${port}/readyz`))) await new Promise((wait) => setTimeout(wait, 100))
  return () => caddy.kill('SIGTERM')
}

async function isUp(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  )
}

/** Reads and saves in turn, many at once; the process is ended when a third of them is done. */
async function askThroughout(site: string, victim: ChildProcess | undefined): Promise<string[]> {
  const { supabaseKey } = (await (await fetch(`${site}/app-config.json`)).json()) as { supabaseKey: string }
  const token = await signUp(site, supabaseKey)
  const lost: string[] = []
  let asked = 0
  const ask = async () => {
    while (asked < requests) {
      const turn = ++asked
      if (turn === Math.floor(requests / 3)) victim?.kill('SIGTERM')
      const problem = await (turn % 2 ? readPage(site) : save(site, supabaseKey, token))
      if (problem) lost.push(problem)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return lost
}

async function signUp(site: string, apikey: string): Promise<string> {
  const response = await fetch(`${site}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.com', password: 'correct horse battery' }),
  })
  const { access_token } = (await response.json()) as { access_token?: string }
  if (access_token === undefined) throw new Error(`Nobody could sign up: ${response.status}`)
  return access_token
}

function readPage(site: string): Promise<string | undefined> {
  return outcome(fetch(`${site}/pricing`), 200)
}

/** A request with a body, which a proxy does not send twice. */
function save(site: string, apikey: string, token: string): Promise<string | undefined> {
  return outcome(
    fetch(`${site}/rest/v1/rpc/save_document`, {
      method: 'POST',
      headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: '<p>Saved through a proxy.</p>' }),
    }),
    200,
  )
}

async function outcome(asked: Promise<Response>, expected: number): Promise<string | undefined> {
  try {
    const response = await asked
    await response.arrayBuffer()
    return response.status === expected ? undefined : `answered ${response.status} instead of ${expected}`
  } catch (error) {
    return `failed: ${(error as Error).message}`
  }
}
