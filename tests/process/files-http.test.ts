// Files over a real port: clients that stop half-way, bodies that are refused while they arrive, a full disk, S3 that is down.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '#tests/support/mail-server.ts'
import { copyDatabaseInto } from '#tests/support/prepared-database.ts'
import { quickServer, runServer, type ServerProcess } from '#tests/support/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'presswright-files-'))
const data = join(folder, 'data')
let server: ServerProcess
let client: SupabaseClient
let key: string

async function start(environment: Record<string, string>): Promise<void> {
  server = await runServer({ ...quickServer, DATA_DIR: data, ...environment })
  key = JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8')).serviceRoleKey
  client = createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
}

async function stop(): Promise<void> {
  server.child.kill('SIGTERM')
  await server.exited
}

beforeAll(async () => {
  mkdirSync(data)
  await copyDatabaseInto(data)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const stored = () =>
  existsSync(join(data, 'files'))
    ? readdirSync(join(data, 'files'), { recursive: true }).filter((name) => String(name).length > 20)
    : []

describe('with free disk space', () => {
  beforeAll(async () => {
    await start({ STORAGE_LIMITS: '{"fileMb":5}' })
    await client.storage.createBucket('http', { public: true })
  })
  afterAll(stop)
  const bucket = () => client.storage.from('http')

  it('a file is uploaded raw, as a form and as a stream, and downloaded unchanged', async () => {
    const bytes = Buffer.alloc(4_000_000, 'abc')
    const bodies = [bytes, new Blob([bytes]), new Blob([bytes]).stream()]
    for (const [number, body] of bodies.entries()) {
      expect((await bucket().upload(`file ${number}`, body)).error).toBeNull()
      const { data: back } = await bucket().download(`file ${number}`)
      expect(Buffer.from((await back?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true)
    }
  })

  it('a body that is too long is refused while it arrives, and the answer is read', async () => {
    const refused = { statusCode: '413', code: 'EntityTooLarge' }
    expect((await bucket().upload('large', Buffer.alloc(30_000_000))).error).toMatchObject(refused)
    expect((await bucket().upload('large', new Blob([Buffer.alloc(5_400_000)]))).error).toMatchObject(refused)
    const visitor = createClient(server.url, 'x', { auth: { persistSession: false } })
    expect((await visitor.storage.from('http').upload('a', Buffer.alloc(4_000_000))).error).not.toBeNull()
    expect((await bucket().upload('after', 'still here')).error).toBeNull()
  })

  it('a client that disconnects during an upload leaves nothing behind', async () => {
    const before = stored().length
    const headers = { authorization: `Bearer ${key}`, 'content-length': 4_000_000 }
    for (const type of ['text/plain', 'multipart/form-data; boundary=B']) {
      const upload = httpRequest(`${server.url}/storage/v1/object/http/half`, {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
      })
      upload.on('error', () => {})
      upload.write('--B\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\n')
      upload.write(Buffer.alloc(1_000_000))
      await until(() => stored().length > before)
      upload.destroy()
      await until(() => stored().length === before)
    }
    expect((await bucket().exists('half')).data).toBe(false)
  })

  it('range, HEAD and not-modified responses have the same headers as any other', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 1_000_000 }, (_, at) => (at * 31) % 251))
    await bucket().upload('parts', bytes)
    const url = `${server.url}/storage/v1/object/public/http/parts`
    const ask = (headers: Record<string, string>, method = 'GET') => fetch(url, { method, headers })
    const whole = await ask({})
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
    const etag = whole.headers.get('etag') ?? ''
    for (const [range, from, to] of [
      ['bytes=0-0', 0, 1],
      ['bytes=262140-262150', 262_140, 262_151],
      ['bytes=-7', 999_993, 1_000_000],
      ['bytes=999999-', 999_999, 1_000_000],
    ] as const) {
      const part = await ask({ range })
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes ${from}-${to - 1}/1000000`,
      ])
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true)
    }
    expect((await ask({ range: 'bytes=2000000-' })).status).toBe(416)
    expect((await ask({ 'if-none-match': etag })).status).toBe(304)
    const head = await ask({}, 'HEAD')
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['1000000', ''])
    for (const { headers } of [whole, head]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-request-id')).toBeTruthy()
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    await bucket().upload('nothing', new Uint8Array(0))
    expect((await bucket().download('nothing')).data?.size).toBe(0)
  })

  if (process.platform === 'linux')
    it('a reader who leaves closes the file', async () => {
      const open = () => readdirSync(`/proc/${server.child.pid}/fd`).length
      await bucket().upload('long', Buffer.alloc(4_900_000))
      const before = open()
      for (let number = 0; number < 20; number += 1) {
        const leave = new AbortController()
        const answer = await fetch(`${server.url}/storage/v1/object/public/http/long`, {
          signal: leave.signal,
        })
        await answer.body?.getReader().read()
        leave.abort()
      }
      await until(() => open() <= before + 2)
    })
})

it('with a full disk, uploads are refused and files can still be read', async () => {
  await start({ DATA_FREE_MB: '100000000' })
  const full = await client.storage.from('http').upload('full', 'x')
  expect(full.error).toMatchObject({ status: 507, code: 'InsufficientStorage' })
  expect(await (await client.storage.from('http').download('after')).data?.text()).toBe('still here')
  await stop()
})

it('with S3 down an upload says so and leaves no row', async () => {
  await start({
    STORAGE_S3_ENDPOINT: 'http://127.0.0.1:9',
    STORAGE_S3_BUCKET: 'files',
    STORAGE_S3_ACCESS_KEY_ID: 'a',
    STORAGE_S3_SECRET_ACCESS_KEY: 'b',
  })
  const down = await client.storage.from('http').upload('down', 'x')
  expect(down.error).toMatchObject({ status: 503, code: 'ServiceUnavailable' })
  expect((await client.storage.from('http').exists('down')).data).toBe(false)
  expect((await client.storage.from('http').download('after')).error).toMatchObject({ status: 503 })
  await stop()
})
