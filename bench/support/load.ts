// Loads an HTTP server over keep-alive connections, in a separate thread, so that measuring doesn't slow down the measured server.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface Load {
  port: number
  connections: number
  milliseconds: number
  /** What each connection sends in turn, as bytes in the API. */
  requests: string[][]
  /** Every response must be a 200 whose body contains this. */
  expected: string
}

export interface LoadResult {
  requests: number
  perSecond: number
  /** Milliseconds of the fastest request, which other load disturbed least. */
  quickest: number
  /** Bytes of one response's body. */
  bytes: number
}

let worker: Worker | undefined

export async function load(options: Load): Promise<LoadResult> {
  const thread = worker ?? new Worker(new URL('./load-worker.ts', import.meta.url))
  worker = thread
  const answered = once(thread, 'message')
  thread.ref()
  thread.postMessage(options)
  // An idle thread does not keep the process alive.
  const [result] = await answered.finally(() => thread.unref())
  return result as LoadResult
}

/** A GET as it goes over HTTP. */
export function getRequest(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}
