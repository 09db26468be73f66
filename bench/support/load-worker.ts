// The thread behind load.ts. It speaks HTTP over plain sockets, because a whole client would take more of the machine than
// the servers it measures.
import { connect } from 'node:net'
import { parentPort } from 'node:worker_threads'
import type { Load, LoadResult } from './load.ts'

const headerEnd = Buffer.from('\r\n\r\n')

parentPort?.on('message', async (options: Load) => parentPort?.postMessage(await run(options)))

async function run(options: Load): Promise<LoadResult> {
  const times: number[] = []
  const started = performance.now()
  const deadline = started + options.milliseconds
  const bytes = await Promise.all(
    Array.from({ length: options.connections }, (_, index) => keepAsking(options, index, deadline, times)),
  )
  const seconds = (performance.now() - started) / 1000
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    quickest: times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY),
    bytes: Math.max(...bytes),
  }
}

/** One connection: a request, its whole answer, the next request, until the time is over. Returns a body's bytes. */
async function keepAsking(options: Load, index: number, deadline: number, times: number[]): Promise<number> {
  const requests = options.requests[index % options.requests.length] ?? []
  const socket = connect({ port: options.port, host: '127.0.0.1', noDelay: true })
  let turn = index
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
    const take = (chunk: Buffer) => {
      received.push(chunk)
      missing = missing >= 1 ? missing - chunk.length : missingBytes(received)
      if (missing > 0) return
      const now = performance.now()
      times.push(now - askedAt)
      const bytes = checkAnswer(Buffer.concat(received), options.expected)
      if (now < deadline) return ask()
      socket.removeAllListeners('close').destroy()
      resolve(bytes)
    }
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a connection.')))
    socket.on('connect', ask)
    socket.on('data', (chunk) => {
      try {
        take(chunk)
      } catch (error) {
        socket.removeAllListeners('close').destroy()
        reject(error)
      }
    })
  })
}

/** Bytes still to come. While the head is not whole the number is not known: 0.5 is used instead, and it is read again. */
function missingBytes(received: Buffer[]): number {
  const start = Buffer.concat(received)
  const end = start.indexOf(headerEnd)
  if (end < 0) return 0.5
  const length = /\r\ncontent-length: *(\d+)/i.exec(start.toString('latin1', 0, end))?.[1]
  if (length === undefined)
    throw new Error(`An answer without its length: ${start.toString('latin1', 0, 300)}`)
  return end + headerEnd.length + Number(length) - start.length
}

/** Returns the bytes of the body. */
function checkAnswer(answer: Buffer, expected: string): number {
  if (answer.toString('latin1', 9, 12) !== '200' || !answer.includes(expected))
    throw new Error(`Not the expected answer: ${answer.toString('latin1', 0, 600)}`)
  return answer.length - answer.indexOf(headerEnd) - headerEnd.length
}
