// A few threads that work one job each. A job that takes too long or too much memory, or that nobody waits for any more, loses its thread
// and nothing else; the next job gets a new one. What waits is bounded, and threads that are not needed are let go.
import { Worker } from 'node:worker_threads'
import { createJobQueue } from './job-queue.ts'

export interface PoolLimits {
  workers: number
  /** Jobs that may wait, and how many of them of one account. */
  queue: number
  queuePerAccount?: number
  seconds: number
  memoryMb: number
  /** After so long a job counts as slow: one more thread may then begin beside it. */
  slowMs?: number
  /** A thread that costs more to start than a job takes finishes what nobody waits for any more. */
  finishesLeftJobs?: boolean
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
  account: string
  message: unknown
  transfer: ArrayBuffer[]
  resolve(answer: unknown): void
  reject(error: JobError): void
  signal: AbortSignal | undefined
}

export interface WorkerPool {
  /** Works a job when its account's turn comes. Rejects with a JobError. */
  run(message: unknown, options: JobOptions): Promise<unknown>
}

export interface JobOptions {
  account: string
  transfer?: ArrayBuffer[]
  /** Ends the job, waiting or at work. */
  signal?: AbortSignal
}

const idleMs = 60_000
const slowAfterMs = 2000

export function createWorkerPool(script: URL, limits: PoolLimits): WorkerPool {
  const idle: { worker: Worker; letGo: NodeJS.Timeout }[] = []
  const queue = createJobQueue<Job>(limits.queue, limits.queuePerAccount)
  const alive = new Set<Worker>()
  const slow = new Set<Worker>()

  const startWorker = (): Worker => {
    const worker = openWorker(script, limits.memoryMb)
    alive.add(worker)
    worker.once('exit', () => strikeOff(worker))
    return worker
  }
  /** A thread on its way out makes room for another at once. */
  const strikeOff = (worker: Worker) => {
    slow.delete(worker)
    if (!alive.delete(worker)) return
    const index = idle.findIndex((entry) => entry.worker === worker)
    if (index !== -1) idle.splice(index, 1)
    begin()
  }
  const dismiss = (worker: Worker) => {
    strikeOff(worker)
    void worker.terminate()
  }
  const rest = (worker: Worker) => {
    if (alive.size > workersNow()) dismiss(worker)
    else idle.push({ worker, letGo: callLater(idleMs, () => dismiss(worker)) })
  }
  const takeWorker = (): Worker => {
    const free = idle.pop()
    clearTimeout(free?.letGo)
    return free?.worker ?? startWorker()
  }
  /** Where every thread is held up by something slow, one more keeps the others from waiting for it. */
  const workersNow = () => limits.workers + (slow.size >= limits.workers ? 1 : 0)
  const isThreadFree = () => idle.length > 0 || alive.size < workersNow()
  /** Gives work to every thread that can take some. */
  const begin = () => {
    while (isThreadFree()) {
      const job = queue.next()
      if (!job) return
      work(takeWorker(), job)
    }
  }
  const work = (worker: Worker, job: Job) => {
    const becomesSlow = callLater(limits.slowMs ?? slowAfterMs, () => {
      slow.add(worker)
      begin()
    })
    const finish = (then: (worker: Worker) => void) => {
      clearTimeout(becomesSlow)
      slow.delete(worker)
      queue.finish(job)
      then(worker)
      begin()
    }
    runJob(worker, job, limits).then(
      () => finish(rest),
      () => finish(dismiss),
    )
  }

  return {
    run(message, { account, transfer = [], signal }) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const job: Job = { account, message, transfer, resolve, reject, signal }
      if (signal?.aborted) reject(new JobError('stopped'))
      else if (!queue.add(job, isThreadFree())) reject(new JobError('busy'))
      else {
        signal?.addEventListener('abort', () => queue.leave(job) && reject(new JobError('stopped')), {
          once: true,
        })
        begin()
      }
      return promise
    },
  }
}

function openWorker(script: URL, memoryMb: number): Worker {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  })
  // A thread must never keep the process alive, nor may one that dies idle bring it down.
  worker.unref()
  worker.on('error', () => {})
  return worker
}

/** Calls after a while, unless it is called off first. */
function callLater(ms: number, call: () => void): NodeJS.Timeout {
  const timer = setTimeout(call, ms)
  timer.unref()
  return timer
}

/** Resolves when the thread is free again, rejects when it is of no more use. */
function runJob(worker: Worker, job: Job, { seconds, finishesLeftJobs }: PoolLimits): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const settle = () => {
    clearTimeout(timer)
    job.signal?.removeEventListener('abort', onAbort)
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
  const onAbort = () => (finishesLeftJobs ? job.reject(new JobError('stopped')) : fail('stopped'))
  const timer = setTimeout(() => fail('time'), seconds * 1000)
  job.signal?.addEventListener('abort', onAbort)
  worker.on('message', onMessage)
  worker.on('error', onError)
  worker.on('exit', onExit)
  worker.postMessage(job.message, job.transfer)
  return promise
}
