// A thread for work that would keep everybody else waiting: started with the first task, ended when nobody has asked for a while.
import { parentPort, Worker } from 'node:worker_threads'

export interface Thread<Task> {
  /** The answer to a task; rejects with the signal's reason when it is aborted. */
  ask(task: Task, signal: AbortSignal): Promise<string>
}

export interface ThreadOptions {
  idleMs?: number
  /** Starting again costs less than finishing what nobody reads any more. */
  endsWithReader?: boolean
}

interface Pending {
  resolve(answer: string): void
  reject(error: unknown): void
}

interface Answer {
  id: number
  answer?: string
  error?: unknown
}

const idleDefault = 120_000

export function createThread<Task>(
  file: URL,
  { idleMs = idleDefault, endsWithReader = false }: ThreadOptions = {},
): Thread<Task> {
  const pending = new Map<number, Pending>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let next = 0

  const end = () => {
    void worker?.terminate()
    worker = undefined
  }
  /** The memory goes back as soon as nobody needs it; the thread never keeps the process alive. */
  const rest = () => {
    if (pending.size > 0) return
    worker?.unref()
    clearTimeout(idle)
    idle = setTimeout(end, idleMs).unref()
  }
  const settle = (id: number, use: (waiting: Pending) => void) => {
    const waiting = pending.get(id)
    if (waiting === undefined) return
    pending.delete(id)
    use(waiting)
    rest()
  }
  const start = (): Worker => {
    const started = new Worker(file)
    started.on('message', ({ id, answer, error }: Answer) =>
      settle(id, ({ resolve, reject }) => (answer === undefined ? reject(error) : resolve(answer))),
    )
    // A thread that died takes what it was working on with it; the next task gets a new one.
    const bury = (error: unknown) => {
      if (worker !== started) return
      worker = undefined
      for (const id of [...pending.keys()]) settle(id, ({ reject }) => reject(error))
    }
    started.on('error', bury)
    started.on('exit', (code) => bury(new Error(`The writer's thread ended with code ${code}.`)))
    return started
  }
  const leave = (id: number, reason: unknown) => {
    const isWaiting = pending.has(id)
    settle(id, ({ reject }) => reject(reason))
    if (isWaiting && endsWithReader && pending.size === 0) end()
  }

  return {
    ask(task, signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) {
          reject(signal.reason)
          return
        }
        clearTimeout(idle)
        worker ??= start()
        worker.ref()
        const id = next++
        pending.set(id, { resolve, reject })
        signal.addEventListener('abort', () => leave(id, signal.reason), { once: true })
        worker.postMessage({ id, task })
      })
    },
  }
}

/** The other end: answers one task after the other. */
export function serveThread<Task>(work: (task: Task) => Promise<string>): void {
  parentPort?.on('message', async ({ id, task }: { id: number; task: Task }) => {
    try {
      parentPort?.postMessage({ id, answer: await work(task) })
    } catch (error) {
      parentPort?.postMessage({ id, error })
    }
  })
}
