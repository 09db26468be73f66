// Runs the embedded database in a thread, so that the server responds whatever a statement does. A statement past its time limit ends the
// thread, and the database is reopened in a new one. Committed data stays, as after a killed process; work that hadn't started is
// sent again.
import { Worker } from 'node:worker_threads'
import { DbBusy, DbError, DbFull, DbUnavailable } from '#server/db/db.ts'
import { timedOut } from '#server/jobs/slow-owners.ts'
import type { Connection, ConnectionEvents, Transaction } from './embedded-db.ts'
import type { Answer, Work } from './engine.ts'
import { type FromThread, readThreadError, type ToThread } from './thread-messages.ts'

export interface ThreadOptions {
  folder: string
  /** Called with the reason when a thread ended early or the database could not be reopened. */
  onTrouble(problem: string, cause?: unknown): void
}

interface Pending {
  work: Work
  limitMs: number
  transaction: Transaction | undefined
  resolve(answer: Answer): void
}

/** Why the thread has to be ended, for the caller whose statement was running. */
interface Ending {
  /** The statement at fault; if it was answered after all, the next one isn't at fault. */
  culprit?: Pending
  problem: string
  error: Error
  ms: number
}

const script = new URL('./worker.ts', import.meta.url)
const watchMs = 200
const closeMs = 5000
const firstPauseMs = 500
const maxPauseMs = 15_000

const interrupted = () => new DbUnavailable('The database was reopened while this was running.')

export class PgliteThread implements Connection {
  readonly #options: ThreadOptions
  #worker: Worker | undefined
  /** Counts the threads. */
  #number = 0
  #isOpen = false
  #isClosing = false
  /** Sent and not answered; the first one is running. */
  #pending: Pending[] = []
  #headSince = 0
  #suspect: Pending | undefined
  #ending: Ending | undefined
  #pauseMs = firstPauseMs
  readonly #watch: NodeJS.Timeout
  #events: ConnectionEvents | undefined

  private constructor(options: ThreadOptions) {
    this.#options = options
    this.#watch = setInterval(() => this.#look(), watchMs)
    this.#watch.unref()
  }

  /** Rejects with the reason why the database can't be opened. */
  static async open(options: ThreadOptions): Promise<PgliteThread> {
    const thread = new PgliteThread(options)
    await thread.#start().catch((error: unknown) => {
      clearInterval(thread.#watch)
      throw error
    })
    return thread
  }

  send(work: Work, limitMs: number, transaction?: Transaction): Promise<Answer> {
    if (this.#hasLost(transaction)) return Promise.resolve({ rows: [], error: interrupted(), ms: 0 })
    if (this.#isClosing || !this.#worker)
      return Promise.resolve({ rows: [], error: new DbUnavailable('The database is not open.'), ms: 0 })
    return new Promise((resolve) => {
      const pending = { work, limitMs, transaction, resolve }
      this.#pending.push(pending)
      if (this.#isOpen) this.#post(pending)
    })
  }

  follow(events: ConnectionEvents): void {
    this.#events = events
  }

  async close(): Promise<void> {
    if (this.#isClosing) return
    this.#isClosing = true
    const worker = this.#worker
    if (worker) {
      const ended = new Promise((done) => worker.once('exit', done))
      worker.postMessage({ kind: 'close' } satisfies ToThread)
      const limit = setTimeout(() => void worker.terminate(), closeMs)
      await ended
      clearTimeout(limit)
    }
    clearInterval(this.#watch)
  }

  /** Ends the thread as if it had crashed. Public for tests. */
  kill(): void {
    this.#end({ problem: 'it was killed', error: interrupted(), ms: 0 })
  }

  /** Started in a thread that has ended. */
  #hasLost(transaction: Transaction | undefined): boolean {
    return transaction?.thread !== undefined && transaction.thread !== this.#number
  }

  async #start(): Promise<void> {
    const worker = new Worker(script, { workerData: { folder: this.#options.folder } })
    this.#worker = worker
    this.#number += 1
    this.#ending = undefined
    try {
      await this.#waitForOpen(worker)
    } catch (error) {
      if (this.#worker === worker) this.#worker = undefined
      throw error
    }
    this.#isOpen = true
    this.#headSince = performance.now()
    for (const pending of this.#pending) this.#post(pending)
    this.#events?.reopened()
  }

  #waitForOpen(worker: Worker): Promise<void> {
    return new Promise((resolve, reject) => {
      let problem: unknown
      worker.on('message', (message: FromThread) => {
        if (message.kind === 'open') resolve()
        else if (message.kind === 'failed') {
          problem = readThreadError(message.error)
          void worker.terminate()
        } else if (message.kind === 'panic') {
          problem = panicError(message.message)
          this.#ending ??= { problem: message.message, error: panicError(message.message), ms: 0 }
        } else this.#take(message)
      })
      worker.on('error', (error) => {
        problem ??= error
      })
      // Arrives after every message that was sent before the end.
      worker.once('exit', () => {
        reject(problem ?? this.#ending?.error ?? new Error('The thread ended.'))
        if (this.#worker === worker && this.#isOpen) this.#replaceThread(problem)
      })
    })
  }

  #post({ work }: Pending): void {
    this.#worker?.postMessage({ kind: 'work', work } satisfies ToThread)
    if (this.#pending.length === 1) this.#headSince = performance.now()
  }

  #take(message: Extract<FromThread, { kind: 'answer' | 'notification' }>): void {
    if (message.kind === 'notification') this.#events?.notified(message.channel, message.payload)
    else this.#answer(message)
  }

  #answer({ rows, ms, error }: Extract<FromThread, { kind: 'answer' }>): void {
    const done = this.#pending.shift()
    this.#headSince = performance.now()
    this.#pauseMs = firstPauseMs
    if (done?.transaction) done.transaction.thread = this.#number
    done?.resolve({ rows, ms, ...(error && { error: readThreadError(error) }) })
  }

  /** Checks the same statement twice: after this thread was busy, its answer may simply be unread. */
  #look(): void {
    const [head] = this.#pending
    const isLate = head && this.#isOpen && performance.now() - this.#headSince > head.limitMs
    const wasLate = isLate && head === this.#suspect
    this.#suspect = isLate ? head : undefined
    if (wasLate) this.#endForTime(head)
  }

  #endForTime(culprit: Pending): void {
    const { work, limitMs } = culprit
    const text = lastText(work) ?? 'a script'
    this.#end({
      culprit,
      problem: `a statement ran longer than ${limitMs / 1000} seconds: ${text.slice(0, 200)}`,
      error: new DbError({ code: '57014', message: 'canceling statement due to statement timeout' }),
      ms: timedOut,
    })
  }

  #end(ending: Ending): void {
    this.#ending ??= ending
    void this.#worker?.terminate()
  }

  /** The thread has ended: the running work fails, everything else continues in a new thread. */
  #replaceThread(cause: unknown): void {
    const ending = this.#ending ?? { problem: 'it crashed', error: interrupted(), ms: 0 }
    this.#isOpen = false
    this.#worker = undefined
    this.#suspect = undefined
    const [head, ...others] = this.#pending
    this.#pending = []
    const isBlamed = !ending.culprit || ending.culprit === head
    if (head) this.#lose(head, isBlamed ? ending.error : interrupted(), isBlamed ? ending.ms : 0)
    for (const other of others) this.#sendAgainOrLose(other, ending.culprit)
    if (this.#isClosing) {
      this.#abandon(interrupted())
      return
    }
    this.#events?.lost()
    this.#options.onTrouble(`The database's thread ended (${ending.problem}). It is being reopened.`, cause)
    void this.#reopen()
  }

  #sendAgainOrLose(other: Pending, culprit: Pending | undefined): void {
    if (other.transaction?.thread !== undefined) this.#lose(other, interrupted(), 0)
    // It may take as long as the one that was ended, so everybody else goes first.
    else if (culprit && isSameRead(other, culprit)) this.#lose(other, tooSlowBefore(), 0)
    else this.#pending.push(other)
  }

  /** Retries until it works: a full disk may have space again later. Nobody waits for it. */
  async #reopen(): Promise<void> {
    try {
      await this.#start()
    } catch (error) {
      this.#options.onTrouble('The database could not be reopened.', error)
      this.#abandon(new DbUnavailable('The database cannot be opened.', { cause: error }))
      const pause = setTimeout(() => !this.#isClosing && void this.#reopen(), this.#pauseMs)
      pause.unref()
      this.#pauseMs = Math.min(this.#pauseMs * 2, maxPauseMs)
    }
  }

  #abandon(error: Error): void {
    for (const pending of this.#pending.splice(0)) this.#lose(pending, error, 0)
  }

  #lose({ transaction, resolve }: Pending, error: Error, ms: number): void {
    // The rest of the transaction must not run alone in the next thread.
    if (transaction) transaction.thread = this.#number - 1
    resolve({ rows: [], error, ms })
  }
}

const tooSlowBefore = () => new DbBusy('The same statement just timed out.')

/** The statement's text; a caller's values aren't part of it. */
function isSameRead(one: Pending, other: Pending): boolean {
  const text = lastText(one.work)
  return !one.transaction && text !== undefined && text === lastText(other.work)
}

const lastText = (work: Work) => ('steps' in work ? work.steps.at(-1)?.text : undefined)

function panicError(message: string): Error {
  return /no space left/i.test(message)
    ? new DbFull('The database is out of disk space.')
    : new DbUnavailable(`The database failed: ${message}`)
}
