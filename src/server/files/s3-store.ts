// Files in an S3-compatible service, by version. Requests are signed by aws4fetch; each has a time limit, because a service that hangs
// must not block uploads and downloads forever.
import { openAsBlob } from 'node:fs'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '#server/config/storage.ts'
import { FileMissing, type FileStore, type StoredFile, StoreUnavailable } from './file-store.ts'

/** Until the response, and from one part of it to the next; an upload gets more, depending on its size. */
const answerMs = 15_000
const slowestBytesPerMs = 50
const folder = 'files/'

type Send = (key: string, init: RequestInit, ms?: number) => Promise<Response>

export function createS3Store(config: S3Config, limitMs = answerMs): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const send: Send = async (key, init, ms = limitMs) => {
    const url = `${endpoint}/${bucket}${key}`
    const headers = { ...init.headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }
    const signed = await client.sign(url, { method: init.method ?? 'GET', headers })
    const answer = await fetchInTime(url, { ...init, headers: signed.headers }, ms, limitMs)
    if (answer.ok) return answer
    throw await toError(answer)
  }
  return {
    async put(version, path, size) {
      const body = await openAsBlob(path)
      await discard(await send(keyOf(version), { method: 'PUT', body }, limitMs + size / slowestBytesPerMs))
    },
    async read(version, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const { body, status } = await send(keyOf(version), { headers })
      // Other bytes than the wanted ones.
      if (range && status !== 206) {
        await body?.cancel()
        throw new StoreUnavailable('The S3 service doesn’t support range requests.')
      }
      return body ? afterFirstPart(body) : new Blob([]).stream()
    },
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': `/${bucket}${keyOf(from)}` }
      await discard(await send(keyOf(to), { method: 'PUT', headers }, limitMs * 4))
    },
    async remove(version) {
      await send(keyOf(version), { method: 'DELETE' }).then(discard, (error: unknown) => {
        if (!(error instanceof FileMissing)) throw error
      })
    },
    list: () => listFiles(send),
  }
}

const keyOf = (version: string) => `/${folder}${version}`

/** The limit applies to the start of the response and to each part: a long download may take as long as its reader needs. */
async function fetchInTime(url: string, init: RequestInit, ms: number, partMs: number): Promise<Response> {
  const limit = new AbortController()
  const inTime = async <T>(work: Promise<T>, workMs: number): Promise<T> => {
    const timer = setTimeout(() => limit.abort(), workMs)
    try {
      return await work
    } catch (error) {
      throw new StoreUnavailable('The S3 service isn’t responding.', { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
  const answer = await inTime(fetch(url, { ...init, signal: limit.signal }), ms)
  const parts = answer.body?.getReader()
  if (!parts) return answer
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await inTime(parts.read(), partMs)
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => limit.abort(),
    },
    { highWaterMark: 0 },
  )
  return new Response(body, answer)
}

/** The same bytes, once there are some: until then a failure can still be answered. */
async function afterFirstPart(body: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const parts = body.getReader()
  let first: ReturnType<typeof parts.read> | undefined = parts.read()
  await first
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await (first ?? parts.read())
        first = undefined
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => parts.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

async function toError(answer: Response): Promise<Error> {
  const answerText = (await answer.text()).slice(0, 500)
  return answer.status === 404 && !answerText.includes('NoSuchBucket')
    ? new FileMissing('The file doesn’t exist.')
    : new StoreUnavailable(`The S3 service returned ${answer.status}: ${answerText}`)
}

const discard = async (answer: Response) => void (await answer.arrayBuffer())

async function* listFiles(send: Send): AsyncIterable<StoredFile[]> {
  let next: string | undefined
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix: folder })
    if (next) query.set('continuation-token', next)
    const xml = await (await send(`?${query}`, {})).text()
    yield [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
      const version = read(entry, 'Key')?.slice(folder.length)
      return version ? [{ version, modifiedAt: new Date(read(entry, 'LastModified') ?? 0) }] : []
    })
    next = read(xml, 'NextContinuationToken')
  } while (next)
}

const read = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&')
