// The thread behind load.ts. It speaks HTTP over plain sockets, because a whole client would take more of the machine than
// the servers it measures.
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { Load, LoadResult } from './load.ts'

const headerEnd = Buffer.from('\r\n\r\n')
const options = workerData as Load
const times: number[] = []
let bytes = 0

const started = performance.now()
const deadline = started + options.milliseconds
await Promise.all(Array.from({ length: options.connections }, (_, index) => keepAsking(index)))
const seconds = (performance.now() - started) / 1000
times.sort((a, b) => a - b)
const result: LoadResult = {
  requests: times.length,
  perSecond: times.length / seconds,
  median: times[Math.floor(times.length / 2)] ?? 0,
  bytes,
}
parentPort?.postMessage(result)

/** One connection: a request, its whole answer, the next request, until the time is over. */
async function keepAsking(index: number): Promise<void> {
  const requests = options.requests[index % options.requests.length] ?? []
  const socket = connect({ port: options.port, host: '127.0.0.1', noDelay: true })
  let turn = 0
  let askedAt = 0
  let received: Buffer[] = []
  let missing = 0
  const ask = () => {
    received = []
    missing = 0
    askedAt = performance.now()
    socket.write(requests[turn++ % requests.length] ?? '')
  }
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a connection.')))
    socket.on('connect', ask)
    socket.on('data', (chunk) => {
      received.push(chunk)
      missing = missing > 0 ? missing - chunk.length : missingBytes(received)
      if (missing > 0) return
      const now = performance.now()
      times.push(now - askedAt)
      try {
        checkAnswer(received)
      } catch (error) {
        reject(error)
      }
      if (now < deadline) return ask()
      socket.removeAllListeners('close')
      socket.destroy()
      resolve()
    })
  })
}

/** Bytes still to come; an unfinished head counts as one. */
function missingBytes(received: Buffer[]): number {
  const start = Buffer.concat(received)
  const end = start.indexOf(headerEnd)
  if (end < 0) return 1
  const length = /\r\ncontent-length: *(\d+)/i.exec(start.toString('latin1', 0, end))?.[1]
  if (length === undefined)
    throw new Error(`An answer without its length: ${start.toString('latin1', 0, 300)}`)
  bytes = Number(length)
  return end + headerEnd.length + bytes - start.length
}

function checkAnswer(received: Buffer[]): void {
  const answer = Buffer.concat(received)
  if (answer.toString('latin1', 9, 12) === '200' && answer.includes(options.expected)) return
  throw new Error(`Not the expected answer: ${answer.toString('latin1', 0, 600)}`)
}
