// The thread of the embedded database: does one piece of work after another and answers each.
import { parentPort, workerData } from 'node:worker_threads'
import { DbError, DbFull } from '#server/db/db.ts'
import { type Engine, openEngine, type Work } from './engine.ts'
import type { FromThread, ThreadError, ToThread } from './thread-messages.ts'

const port = parentPort
if (!port) throw new Error('This file runs as a thread.')

/** Exits at once, in the middle of whatever runs. */
function giveUp(panic: string): never {
  port?.postMessage({ kind: 'panic', message: panic })
  process.exit(1)
}

async function open(): Promise<Engine | undefined> {
  try {
    const engine = await openEngine({
      folder: String(workerData.folder),
      onPanic: giveUp,
      onNotification: (channel, payload) =>
        port?.postMessage({ kind: 'notification', channel, payload } satisfies FromThread),
    })
    port?.postMessage({ kind: 'open' })
    return engine
  } catch (error) {
    port?.postMessage({ kind: 'failed', error: describe(error) })
    return undefined
  }
}

/** An error as plain values: its class would not survive being sent to another thread. */
function describe(error: unknown): ThreadError {
  if (error instanceof DbError)
    return { type: 'sql', code: error.code, message: error.message, detail: error.detail, hint: error.hint }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { type: error instanceof DbFull ? 'full' : 'other', message, stack }
}

const engine = await open()
/** What was asked for last: the next message waits for it. */
const queue: { last: Promise<unknown> } = { last: Promise.resolve() }

async function answer(work: Work): Promise<void> {
  const { rows, error, ms } = (await engine?.work(work)) ?? { rows: [], ms: 0 }
  port?.postMessage({ kind: 'answer', rows, ms, ...(error !== undefined && { error: describe(error) }) })
}

port.on('message', (message: ToThread) => {
  const next = message.kind === 'close' ? close : () => answer(message.work)
  queue.last = queue.last.then(next)
})

async function close(): Promise<void> {
  await engine?.close()
  process.exit(0)
}
