// Two processes on one PostgreSQL behind Caddy: ends one of them by SIGTERM in the middle of 5,000 requests and counts
// what was lost. Needs Caddy on the PATH; not part of `npm test`.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const file = join(folder, 'Caddyfile')
  // As deploy/Caddyfile has it, with fixed addresses, which Caddy can ask whether they are ready.
  writeFileSync(
    file,
    `{
  admin off
  auto_https off
}
http://localhost:${port} {
  reverse_proxy ${upstreams.join(' ')} {
    lb_policy least_conn
    lb_try_duration 5s
    flush_interval -1
    fail_duration 10s
    health_uri /readyz
    health_interval 1s
  }
}
`,
  )
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
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

/** Reads and writes in turn, many at once; the process is ended when a third of them is done. */
async function askThroughout(site: string, victim: ChildProcess | undefined): Promise<string[]> {
  const { anonKey } = (await (await fetch(`${site}/app-config.json`)).json()) as { anonKey: string }
  const lost: string[] = []
  let asked = 0
  const ask = async () => {
    while (asked < requests) {
      const turn = ++asked
      if (turn === Math.floor(requests / 3)) victim?.kill('SIGTERM')
      const problem = await (turn % 2 ? readPage(site) : callService(site, anonKey))
      if (problem) lost.push(problem)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return lost
}

function readPage(site: string): Promise<string | undefined> {
  return outcome(fetch(`${site}/pricing`), 200)
}

/** A request with a body, which a proxy does not send twice: somebody without an account saves. */
function callService(site: string, apikey: string): Promise<string | undefined> {
  return outcome(
    fetch(`${site}/rest/v1/rpc/save_document`, {
      method: 'POST',
      headers: { apikey, authorization: `Bearer ${apikey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: '<p>Nobody.</p>' }),
    }),
    401,
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
