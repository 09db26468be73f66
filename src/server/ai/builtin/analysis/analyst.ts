// Keeps the analysis thread: started with the first draft, ended when nobody has asked for a while.
import { Worker } from 'node:worker_threads'

export interface Analyst {
  /** The analysis of a draft (HTML); rejects with the signal's reason when it is aborted. */
  analyze(html: string, signal: AbortSignal): Promise<string>
}

interface Pending {
  resolve(analysis: string): void
  reject(error: unknown): void
}

const idleDefault = 120_000

export function createAnalyst(idleMs = idleDefault): Analyst {
  const pending = new Map<number, Pending>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let next = 0

  /** The memory goes back as soon as nobody needs it; the thread never keeps the process alive. */
  const rest = () => {
    if (pending.size > 0) return
    worker?.unref()
    clearTimeout(idle)
    idle = setTimeout(() => {
      void worker?.terminate()
      worker = undefined
    }, idleMs).unref()
  }
  const settle = (id: number, use: (waiting: Pending) => void) => {
    const waiting = pending.get(id)
    if (waiting === undefined) return
    pending.delete(id)
    use(waiting)
    rest()
  }
  const start = (): Worker => {
    const started = new Worker(new URL('./analysis-worker.ts', import.meta.url))
    started.on('message', ({ id, analysis, error }: { id: number; analysis?: string; error?: unknown }) =>
      settle(id, ({ resolve, reject }) => (analysis === undefined ? reject(error) : resolve(analysis))),
    )
    // A thread that died takes what it was working on with it; the next draft gets a new one.
    const bury = (error: unknown) => {
      if (worker === started) worker = undefined
      for (const id of [...pending.keys()]) settle(id, ({ reject }) => reject(error))
    }
    started.on('error', bury)
    started.on('exit', (code) => {
      if (worker === started) bury(new Error(`The analysis thread ended with code ${code}.`))
    })
    return started
  }

  return {
    analyze(html, signal) {
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
        signal.addEventListener('abort', () => settle(id, (waiting) => waiting.reject(signal.reason)), {
          once: true,
        })
        worker.postMessage({ id, html })
      })
    },
  }
}
