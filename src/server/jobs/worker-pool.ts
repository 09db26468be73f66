// A few worker threads, each with one job at a time. A job that takes too long or too much memory, or that nobody waits for anymore, costs
// its own thread and nothing else: the next job gets a new one. Idle threads are ended.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { FairQueue, type Turn } from './fair-queue.ts'
import { threadStarted } from './take-jobs.ts'

export interface PoolLimits {
  workers: number
  /** Jobs that may wait, in all and per account. */
  queue: number
  queuePerAccount?: number
  seconds: number
  memoryMb: number
  /** After this time a job counts as slow, and one more thread may start beside it. */
  slowMs?: number
  /** How long a thread without a job is kept. */
  idleSeconds?: number
  /** For threads that cost more to start than a job takes: a job that nobody waits for anymore is finished instead of killed. */
  finishesLeftJobs?: boolean
}

/** Why a job was not done: too many wait, it took too long or too much memory, or nobody waits for it anymore. */
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

/** Jobs of one account that may wait besides the running one: as many as a person starts by hand. */
const waitingPerAccount = 5
const maxThreads = 4
const usualIdleSeconds = 60
/** A busy machine may need long to load a thread's modules; that doesn't count against the job. */
const startMs = 60_000
const slowAfterMs = 2000

/** How many threads to run by default: one processor stays free for requests. */
export function countThreads(): number {
  return Math.min(Math.max(availableParallelism() - 1, 1), maxThreads)
}

export function createWorkerPool(script: URL, limits: PoolLimits): WorkerPool {
  const idle: { worker: Worker; retirement: NodeJS.Timeout }[] = []
  const alive = new Set<Worker>()
  const slow = new Set<Worker>()
  /** When slow jobs occupy every thread, one extra thread keeps the others from waiting for them. */
  const room = () => limits.workers + (slow.size >= limits.workers ? 1 : 0)
  const queue = new FairQueue({
    room,
    roomPerOwner: 1,
    // Whose jobs are slow comes after everybody else, but nobody has to pause for a long text.
    pauseFactor: 0,
    // The extra thread is for the others: several slow owners together would hold it as well.
    roomForSlow: limits.workers,
    waiting: limits.queue,
    waitingPerOwner: limits.queuePerAccount ?? waitingPerAccount,
  })

  const idleMs = (limits.idleSeconds ?? usualIdleSeconds) * 1000

  const forget = (worker: Worker) => {
    alive.delete(worker)
    const index = idle.findIndex((entry) => entry.worker === worker)
    if (index !== -1) idle.splice(index, 1)
  }
  const retire = (worker: Worker) => {
    forget(worker)
    void worker.terminate()
  }
  const keep = (worker: Worker) => {
    if (alive.size > room()) retire(worker)
    else idle.push({ worker, retirement: callLater(idleMs, () => retire(worker)) })
  }
  const takeWorker = (): Worker => {
    const free = idle.pop()
    clearTimeout(free?.retirement)
    if (free) return free.worker
    const worker = openWorker(script, limits.memoryMb)
    alive.add(worker)
    worker.once('exit', () => forget(worker))
    return worker
  }
  const start = (job: Job, turn: Turn) => {
    const worker = takeWorker()
    const startedAt = performance.now()
    const slowTimer = callLater(limits.slowMs ?? slowAfterMs, () => {
      slow.add(worker)
      queue.startNext()
    })
    const finish = (then: (worker: Worker) => void) => {
      clearTimeout(slowTimer)
      slow.delete(worker)
      then(worker)
      turn.end(performance.now() - startedAt)
    }
    runJob(worker, job, limits).then(
      () => finish(keep),
      () => finish(retire),
    )
  }

  return {
    run(message, { account, transfer = [], signal }) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const job: Job = { message, transfer, resolve, reject, signal }
      if (signal?.aborted) {
        reject(new JobError('stopped'))
        return promise
      }
      const withdraw = queue.add({
        owner: account,
        start: (turn) => start(job, turn),
        fail: () => reject(new JobError('busy')),
      })
      signal?.addEventListener('abort', () => withdraw() && reject(new JobError('stopped')), { once: true })
      return promise
    },
  }
}

function openWorker(script: URL, memoryMb: number): Worker {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  })
  // A thread must never keep the process alive, and one that dies idle must not end the process.
  worker.unref()
  worker.on('error', () => {})
  return worker
}

/** Calls back after a while, unless canceled first. */
function callLater(ms: number, call: () => void): NodeJS.Timeout {
  const timer = setTimeout(call, ms)
  timer.unref()
  return timer
}

const started = new WeakSet<Worker>()

/** Resolves when the thread is free again, rejects when it can't be used anymore. */
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
    reject(new Error('The thread can no longer be used.'))
  }
  const onMessage = (answer: unknown) => {
    if (answer === threadStarted) {
      started.add(worker)
      clearTimeout(timer)
      timer = setTimeout(giveUp, seconds * 1000)
      return
    }
    settle()
    job.resolve(answer)
    resolve()
  }
  const onError = (error: NodeJS.ErrnoException) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', error)
  const onExit = () => fail('crash')
  const onAbort = () => (finishesLeftJobs ? job.reject(new JobError('stopped')) : fail('stopped'))
  const giveUp = () => fail('time')
  let timer = setTimeout(giveUp, started.has(worker) ? seconds * 1000 : startMs)
  job.signal?.addEventListener('abort', onAbort)
  worker.on('message', onMessage)
  worker.on('error', onError)
  worker.on('exit', onExit)
  worker.postMessage(job.message, job.transfer)
  return promise
}
