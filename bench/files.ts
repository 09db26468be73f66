// The file API's speed as ratios of one run: uploads and downloads of 5 MB against a bare Node server on the same disk, memory under 200
// downloads at once, and reads beside eight thumbnails. Takes about two minutes and a free machine. Bars: docs/performance.md.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { copyDatabaseInto } from '#tests/support/prepared-database.ts'
import { type Contender, ratioOf, takeTurns } from './support/compare.ts'
import { type RunningServer, startServer } from './support/processes.ts'

const bytes = 5_000_000
const clients = 4
const rounds = 7
const milliseconds = 2000
const parallel = 200
const thumbnails = 8
/** The most that memory may grow under 200 downloads, which send a gigabyte. */
const growthMb = 200

const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'presswright-bench-files-'))
const file = randomBytes(bytes)
const agent = new Agent({ keepAlive: true, maxSockets: 500 })
const missed: string[] = []
const servers: RunningServer[] = []

const [busy = 0] = loadavg()
if (busy > availableParallelism() / 2)
  process.stdout.write(`This machine is busy (load ${busy.toFixed(1)}): take the figures with care.\n\n`)

try {
  await copyDatabaseInto(folder)
  const ours = await start('scripts/start.mjs', {
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    STORAGE_LIMITS: '{"uploadsPerMinute":1000000}',
  })
  const bare = await start('bench/support/bare-files.ts', { FILES: join(folder, 'bare') })
  const authorization = `Bearer ${JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')).serviceRoleKey}`
  await send(
    ours,
    'POST',
    '/storage/v1/bucket',
    { authorization },
    Buffer.from('{"name":"bench","public":true}'),
  )
  await benchTransfers(ours, bare, authorization)
  await benchMemory(ours)
  await benchThumbnails(ours, authorization)
  if (missed.length > 0) {
    process.stdout.write(`\nBelow the bar: ${missed.join(', ')}\n`)
    process.exitCode = 1
  }
} finally {
  agent.destroy()
  for (const server of servers) await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function start(program: string, environment: Record<string, string>): Promise<RunningServer> {
  const server = await startServer(program, environment, folder)
  servers.push(server)
  return server
}

/** Sends a request and reads the whole answer; returns its length. */
function send(
  { port }: RunningServer,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Buffer,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': body.length } : {}
    const sent = request({ port, method, path, agent, headers: { ...headers, ...length } }, (answer) => {
      let read = 0
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length
      })
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(read)
          : reject(new Error(`${path} answered ${answer.statusCode}`)),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** As many at once as there are clients; returns how many per second. */
async function repeat(work: (client: number) => Promise<unknown>, time: number): Promise<number> {
  const start = performance.now()
  let count = 0
  const run = async (_: unknown, client: number) => {
    while (performance.now() - start < time) {
      await work(client)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, run))
  return (count * 1000) / (performance.now() - start)
}

async function benchTransfers(
  ours: RunningServer,
  bare: RunningServer,
  authorization: string,
): Promise<void> {
  const headers = { authorization, 'x-upsert': 'true', 'content-type': 'application/octet-stream' }
  const path = (client: number) => `/storage/v1/object/bench/${client}`
  const uploads: Contender[] = [ours, bare].map((server, index) => ({
    name: `upload of 5 MB, ${index === 0 ? 'ours' : 'bare'}`,
    measure: (time) => repeat((client) => send(server, 'POST', path(client), headers, file), time),
  }))
  judge('upload', 0.7, await takeTurns(uploads, rounds, milliseconds))
  const downloads: Contender[] = [ours, bare].map((server, index) => ({
    name: `download of 5 MB, ${index === 0 ? 'ours' : 'bare'}`,
    measure: (time) =>
      repeat((client) => send(server, 'GET', path(client), index === 0 ? { authorization } : {}), time),
  }))
  judge('download', 0.7, await takeTurns(downloads, rounds, milliseconds))
}

function judge(name: string, bar: number, [ours, others]: number[][]): void {
  const ratio = ratioOf(ours, others)
  process.stdout.write(`${name}: ${ratio.toFixed(2)} (bar ${bar})\n`)
  if (ratio < bar) missed.push(name)
}

function memoryMb({ pid }: RunningServer): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

async function benchMemory(ours: RunningServer): Promise<void> {
  const before = memoryMb(ours)
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryMb(ours))
  }, 20)
  const lengths = await Promise.all(
    Array.from({ length: parallel }, () => send(ours, 'GET', '/storage/v1/object/public/bench/0')),
  )
  clearInterval(watch)
  if (lengths.some((length) => length !== bytes)) missed.push('whole downloads')
  const grown = peak - before
  process.stdout.write(
    `${parallel} downloads at once: ${before.toFixed(0)} MB before, ${grown.toFixed(0)} MB more at most (bar ${growthMb})\n`,
  )
  if (grown > growthMb) missed.push('memory')
}

async function benchThumbnails(ours: RunningServer, authorization: string): Promise<void> {
  const raw = { width: 4000, height: 3000, channels: 3 } as const
  const photo = await sharp(randomBytes(4000 * 3000 * 3), { raw })
    .jpeg({ quality: 60 })
    .toBuffer()
  const headers = { authorization, 'x-upsert': 'true' }
  await send(ours, 'POST', '/storage/v1/object/bench/photo', headers, photo)
  await send(ours, 'POST', '/storage/v1/object/bench/note', headers, Buffer.from('short'))
  const read = () => send(ours, 'GET', '/storage/v1/object/bench/note', { authorization })
  let isOn = false
  let made = 0
  const keepResizing = async (_: unknown, number: number) => {
    while (isOn) {
      await send(ours, 'GET', `/storage/v1/render/image/authenticated/bench/photo?width=${200 + number}`, {
        authorization,
      })
      made += 1
    }
  }
  const reads: Contender[] = [
    {
      name: `reads beside ${thumbnails} thumbnails`,
      async measure(time) {
        isOn = true
        const resizing = Promise.all(Array.from({ length: thumbnails }, keepResizing))
        const rate = await repeat(read, time)
        isOn = false
        await resizing
        return rate
      },
    },
    { name: 'reads alone', measure: (time) => repeat(read, time) },
  ]
  judge('reads beside thumbnails', 0.5, await takeTurns(reads, rounds, milliseconds))
  process.stdout.write(`  ${made} thumbnails of 12 megapixels meanwhile\n`)
}
