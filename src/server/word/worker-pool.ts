// A few threads that work one job each. A job that takes too long or too much memory loses its thread and nothing else; the next
// job gets a new one. What waits is bounded, and threads that are not needed are let go.
import { Worker } from 'node:worker_threads'

export interface PoolLimits {
  workers: number
  /** Jobs that may wait. */
  queue: number
  seconds: number
  memoryMb: number
}

/** Why a job was not done: too many wait, it took too long or too much memory, or nobody waits for it any more. */
export type JobFailure = 'busy' | 'time' | 'memory' | 'stopped' | 'crash'

export class JobError extends Error {
  readonly failure: JobFailure

  constructor(failure: JobFailure, options?: ErrorOptions) {
    super(`The job failed: ${failure}`, options)
    this.name = 'JobError'
    this.failure = failure
  }
}

interface Job {
  message: unknown
  transfer: ArrayBuffer[]
  resolve(answer: unknown): void
  reject(error: JobError): void
}

export interface WorkerPool {
  run(message: unknown, options: { transfer?: ArrayBuffer[]; signal?: AbortSignal }): Promise<unknown>
}

const idleMs = 60_000

export function createWorkerPool(script: URL, limits: PoolLimits): WorkerPool {
  const idle: { worker: Worker; letGo: NodeJS.Timeout }[] = []
  const waiting: Job[] = []
  const alive = new Set<Worker>()

  const startWorker = (): Worker => {
    const worker = new Worker(script, {
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memoryMb,
        maxYoungGenerationSizeMb: 32,
        stackSizeMb: 4,
      },
    })
    alive.add(worker)
    // A thread must never keep the process alive, nor may one that dies idle bring it down.
    worker.unref()
    worker.on('error', () => {})
    worker.once('exit', () => strikeOff(worker))
    return worker
  }
  /** A thread on its way out makes room for another at once. */
  const strikeOff = (worker: Worker) => {
    if (!alive.delete(worker)) return
    const index = idle.findIndex((entry) => entry.worker === worker)
    if (index !== -1) idle.splice(index, 1)
    const next = waiting.shift()
    if (next) work(startWorker(), next)
  }
  const dismiss = (worker: Worker) => {
    strikeOff(worker)
    void worker.terminate()
  }
  const rest = (worker: Worker) => {
    const next = waiting.shift()
    if (next) {
      work(worker, next)
      return
    }
    const letGo = setTimeout(() => dismiss(worker), idleMs)
    letGo.unref()
    idle.push({ worker, letGo })
  }
  const work = (worker: Worker, job: Job) => {
    runJob(worker, job, limits.seconds).then(
      () => rest(worker),
      () => dismiss(worker),
    )
  }

  return {
    run(message, { transfer = [], signal }) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const job: Job = { message, transfer, resolve, reject }
      const free = signal?.aborted ? undefined : idle.pop()
      if (signal?.aborted) reject(new JobError('stopped'))
      else if (free) {
        clearTimeout(free.letGo)
        work(free.worker, job)
      } else if (alive.size < limits.workers) work(startWorker(), job)
      else if (waiting.length >= limits.queue) reject(new JobError('busy'))
      else {
        waiting.push(job)
        signal?.addEventListener('abort', () => leave(waiting, job), { once: true })
      }
      return promise
    },
  }
}

/** What nobody waits for any more gives its place to the next; what is being worked on is finished. */
function leave(waiting: Job[], job: Job): void {
  const index = waiting.indexOf(job)
  if (index === -1) return
  waiting.splice(index, 1)
  job.reject(new JobError('stopped'))
}

/** Resolves when the thread is free again, rejects when it is of no more use. */
function runJob(worker: Worker, job: Job, seconds: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const settle = () => {
    clearTimeout(timer)
    worker.off('message', onMessage)
    worker.off('error', onError)
    worker.off('exit', onExit)
  }
  const fail = (failure: JobFailure, cause?: unknown) => {
    settle()
    job.reject(new JobError(failure, { cause }))
    reject(new Error('The thread is of no more use.'))
  }
  const onMessage = (answer: unknown) => {
    settle()
    job.resolve(answer)
    resolve()
  }
  const onError = (error: NodeJS.ErrnoException) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', error)
  const onExit = () => fail('crash')
  const timer = setTimeout(() => fail('time'), seconds * 1000)
  worker.on('message', onMessage)
  worker.on('error', onError)
  worker.on('exit', onExit)
  worker.postMessage(job.message, job.transfer)
  return promise
}
