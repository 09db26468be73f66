import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { FileMissing, type StoredFile, StoreUnavailable } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function startStore(answer: Parameters<typeof createServer>[1]) {
  server = createServer(answer as never)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const keys = { region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' }
  return createS3Store({ endpoint: `http://127.0.0.1:${port}`, bucket: 'files', ...keys }, 200)
}

const version = '00000000-0000-4000-8000-000000000000'
const file = join(tmpdir(), `presswright-s3-${process.pid}`)
writeFileSync(file, 'x')

it('gives a service that never answers up', async () => {
  const store = await startStore((() => {}) as never)
  await expect(store.put(version, file, 1)).rejects.toThrow(StoreUnavailable)
  await expect(store.read(version)).rejects.toThrow(StoreUnavailable)
  await expect(store.remove(version)).rejects.toThrow(StoreUnavailable)
})

it('gives a service up that falls silent or hangs up within a response', async () => {
  type Answer = import('node:http').ServerResponse
  const start = (then: (answer: Answer) => void, firstPart: string) =>
    startStore(((_: unknown, answer: Answer) => {
      answer.writeHead(200, { 'content-length': '100' }).flushHeaders()
      if (firstPart) answer.write(firstPart)
      then(answer)
    }) as never)
  const silent = await start(() => {}, '')
  await expect(silent.read(version)).rejects.toThrow(StoreUnavailable)
  await expect(silent.remove(version)).rejects.toThrow(StoreUnavailable)
  for (const then of [() => {}, (answer: Answer) => setTimeout(() => answer.destroy(), 50)]) {
    const stalled = await start(then, 'half')
    const body = await stalled.read(version)
    await expect(new Response(body).text()).rejects.toThrow(StoreUnavailable)
  }
})

it('never takes the whole file for a part of it', async () => {
  const store = await startStore(((_: unknown, answer: import('node:http').ServerResponse) => {
    answer.end('0123456789')
  }) as never)
  await expect(store.read(version, { start: 2, end: 4 })).rejects.toThrow(StoreUnavailable)
})

it('waits for a reader that takes its time', async () => {
  const store = await startStore(((_: unknown, answer: import('node:http').ServerResponse) => {
    answer.end(Buffer.alloc(5_000_000, 'x'))
  }) as never)
  let bytes = 0
  for await (const part of await store.read(version)) {
    if (bytes === 0) await new Promise((resolve) => setTimeout(resolve, 500))
    bytes += part.byteLength
  }
  expect(bytes).toBe(5_000_000)
})

it('says that a service which is down is', async () => {
  const store = await startStore((() => {}) as never)
  server?.close()
  await expect(store.put(version, file, 1)).rejects.toThrow(StoreUnavailable)
})

it('distinguishes a missing file from a missing bucket and a failure', async () => {
  let status = 404
  let answerText = '<Code>NoSuchKey</Code>'
  const store = await startStore(((_: unknown, response: import('node:http').ServerResponse) => {
    response.writeHead(status).end(answerText)
  }) as never)
  await expect(store.read(version)).rejects.toThrow(FileMissing)
  await expect(store.remove(version)).resolves.toBeUndefined()
  answerText = '<Code>NoSuchBucket</Code>'
  await expect(store.read(version)).rejects.toThrow(StoreUnavailable)
  status = 503
  await expect(store.remove(version)).rejects.toThrow(StoreUnavailable)
})

it('signs what it asks, and reads a list in pages', async () => {
  const seen: string[] = []
  const store = await startStore(((
    request: import('node:http').IncomingMessage,
    response: import('node:http').ServerResponse,
  ) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization?.slice(0, 16)}`)
    const more = request.url?.includes('continuation-token')
      ? ''
      : '<NextContinuationToken>a&amp;b</NextContinuationToken>'
    response.end(
      `<ListBucketResult><Contents><Key>files/${version}</Key><LastModified>2026-11-16T00:00:00.000Z</LastModified></Contents>${more}</ListBucketResult>`,
    )
  }) as never)
  const pages: StoredFile[][] = []
  for await (const page of store.list()) pages.push(page)
  expect(pages).toEqual(Array(2).fill([{ version, modifiedAt: new Date('2026-11-16') }]))
  expect(seen).toEqual([
    'GET /files?list-type=2&prefix=files%2F AWS4-HMAC-SHA256',
    'GET /files?list-type=2&prefix=files%2F&continuation-token=a%26b AWS4-HMAC-SHA256',
  ])
})
