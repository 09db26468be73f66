// AI streams through the server against the same streams straight from their provider: added time to the first word, two
// hundred at once byte for byte, memory of an open one. Loopback only; takes about half a minute. Bars: docs/performance.md.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadKeys } from '#server/keys/keys.ts'
import { freePort } from '#tests/support/server-process.ts'
import { createAccounts, signIn } from './support/accounts.ts'
import { askProvider, askServer, type Stream } from './support/ai-streams.ts'
import { piecesOf } from './support/ai-text.ts'
import { median } from './support/compare.ts'
import { startServer } from './support/processes.ts'

const pairs = 100
const streamsAtOnce = 200
const bars = { firstWordMs: 15, streamKilobytes: 300 }

const folder = mkdtempSync(join(tmpdir(), 'presswright-bench-'))
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
const missed: string[] = []

try {
  const keys = await loadKeys(folder, undefined)
  const { port, stop } = await startServer('bench/ai-provider.ts', {}, folder)
  cleanups.push(stop)
  const provider = `http://127.0.0.1:${port}/v1`
  const server = await startProbedServer(provider)
  const site = `http://localhost:${server.port}`
  await createAccounts(site, keys.serviceRoleKey, 1)
  const session = await (await signIn(site, 'member-0@example.test', 'password of 0')).json()
  const { access_token: token } = session as { access_token: string }

  await compareFirstWords(provider, site, token)
  await compareBytes(site, token)
  await measureMemory(server.child, site, token)
  if (missed.length > 0) {
    process.stderr.write(`Missed: ${missed.join(', ')}\n`)
    process.exitCode = 1
  }
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup()
}

/** A prompt that names a stream. It reads like a fact, because only the facts of a brief are sent to a provider. */
function briefOf(stream: number, how = ''): string {
  return `Acme opened STREAM ${stream} ${how} in Denver.`
}

async function compareFirstWords(provider: string, site: string, token: string): Promise<void> {
  const read = async (asked: Promise<Stream>) => {
    const stream = await asked
    await stream.end
    return stream.first
  }
  for (let turn = 0; turn < 20; turn += 1) {
    await read(askProvider(provider, briefOf(turn)))
    await read(askServer(site, token, briefOf(turn)))
  }
  const direct: number[] = []
  const through: number[] = []
  for (let turn = 0; turn < pairs; turn += 1) {
    direct.push(await read(askProvider(provider, briefOf(turn))))
    through.push(await read(askServer(site, token, briefOf(turn))))
  }
  const added = median(through.map((time, turn) => time - (direct[turn] ?? 0)))
  write('First word, straight from the provider', `${median(direct).toFixed(1)} ms`)
  write('First word, through the server', `${median(through).toFixed(1)} ms`)
  judge('Added to the first word', added, bars.firstWordMs, 'ms')
}

async function compareBytes(site: string, token: string): Promise<void> {
  const since = performance.now()
  const same = await Promise.all(
    Array.from({ length: streamsAtOnce }, async (_, index) => {
      const stream = await askServer(site, token, briefOf(index, 'PACE 2'))
      await stream.end
      return Buffer.from(stream.text()).equals(Buffer.from(piecesOf(index).join('')))
    }),
  )
  const identical = same.filter(Boolean).length
  const seconds = (performance.now() - since) / 1000
  write(
    `Of ${streamsAtOnce} streams at once, byte for byte the same`,
    `${identical} (bar ${streamsAtOnce}; ${seconds.toFixed(1)} s)`,
  )
  if (identical < streamsAtOnce) missed.push('byte identity')
}

/** Twice, because what grows once with the first streams (pools, compiled code) belongs to no stream. */
async function measureMemory(child: ChildProcess, site: string, token: string): Promise<void> {
  const measure = async () => {
    const before = await askMemory(child)
    const openStreams = await Promise.all(
      Array.from({ length: streamsAtOnce }, (_, index) => askServer(site, token, briefOf(index, 'HOLD'))),
    )
    const during = await askMemory(child)
    for (const stream of openStreams) stream.stop()
    await new Promise((resolve) => setTimeout(resolve, 500))
    const perStream = (now: number, then: number) => (now - then) / streamsAtOnce / 1000
    return { used: perStream(during.used, before.used), rss: perStream(during.rss, before.rss) }
  }
  const first = await measure()
  const second = await measure()
  write(
    'Resident memory of an open stream, first / second time',
    `${first.rss.toFixed(0)} / ${second.rss.toFixed(0)} kB`,
  )
  judge(
    'Memory of an open stream, after a collection',
    Math.max(first.used, second.used),
    bars.streamKilobytes,
    'kB',
  )
}

async function askMemory(child: ChildProcess): Promise<{ used: number; rss: number }> {
  const answer = once(child, 'message')
  child.send('memory')
  const [memory] = await answer
  return memory as { used: number; rss: number }
}

/** The server as it is started, with a probe of its memory. */
async function startProbedServer(provider: string): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort()
  const child = fork('scripts/start.mjs', {
    execArgv: ['--expose-gc', '--import', './bench/ai-memory-probe.ts'],
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      AUTH_LIMITS: 'off',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'm',
      AI_BASE_URL: provider,
      AI_CONCURRENCY: String(streamsAtOnce),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  cleanups.push(async () => {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  })
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { port, child }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start.')
}

function write(name: string, value: string): void {
  process.stdout.write(`  ${name.padEnd(56)} ${value}\n`)
}

function judge(name: string, value: number, bar: number, unit: string): void {
  write(name, `${value.toFixed(1)} ${unit} (bar ${bar} ${unit})`)
  if (value > bar) missed.push(name)
}
