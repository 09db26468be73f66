// The one queue of the server: database statements, AI calls, password hashes and worker threads all wait here. Owners (accounts or
// visitors) take turns, so nobody waits behind all the work of somebody else. The server's own work gets every other turn. Owners
// whose jobs are slow come after everybody else.
import { SlowOwners } from './slow-owners.ts'

export interface FairQueueLimits {
  /** How many jobs may run at once, asked again before each start. */
  room(): number
  /** How many jobs of one owner may run at once. */
  roomPerOwner?: number
  /** How many jobs of all slow owners together may run at once. */
  roomForSlow?: number
  /** After a slow job its owner pauses this many times as long as the job took. */
  pauseFactor?: number
  /** How many jobs may wait, over all owners. */
  waiting?: number
  waitingPerOwner?: number
  /** How long a job may wait. */
  waitMs?: number
}

export interface Turn {
  /** Lets others start before this turn ends; only matters for an exclusive job. */
  release(): void
  /** Ends the turn. `usedMs` is how long the job used the shared resource, or `timedOut`. */
  end(usedMs?: number): void
}

export interface QueuedJob {
  /** Whose job it is; undefined for the server's own work, which is never refused for lack of room. */
  owner: string | undefined
  /** Nothing else starts until this job releases its turn. */
  isExclusive?: boolean
  /** Called synchronously when the turn comes: what it sends is sent before any other job starts. */
  start(turn: Turn): void
  fail(error: QueueError): void
}

const refusals = {
  full: 'Too many jobs are waiting.',
  timeout: 'The job waited too long.',
  paused: 'The owner must wait longer than a job can stay queued.',
}

/** Why a job never started. */
export class QueueError extends Error {
  readonly reason: keyof typeof refusals
  /** When a retry may succeed, if that is known. */
  readonly retryMs: number | undefined

  constructor(reason: keyof typeof refusals, retryMs?: number) {
    super(refusals[reason])
    this.name = 'QueueError'
    this.reason = reason
    this.retryMs = retryMs
  }
}

interface Waiting extends QueuedJob {
  timer?: NodeJS.Timeout
}

interface Lane {
  owner: string
  waiting: Waiting[]
  running: number
  /** How many of the running jobs were started for slow owners. */
  runningSlow: number
  /** Nothing of this owner starts before this time. */
  pausedUntil: number
}

/** With a pause three times as long, slow work gets a quarter of the time. */
const usualPauseFactor = 3
/** Slow owners get a turn after this many turns of others, even while others wait. */
const turnsBeforeSlow = 8
/** An owner whose job was ended pauses for long; other slow owners need not wait for that. */
const maxSharedPauseMs = 10_000

export class FairQueue {
  readonly #limits: FairQueueLimits
  readonly #server: Waiting[] = []
  /** Owners with something waiting, running or paused. The one who had the last turn comes last. */
  readonly #lanes = new Map<string, Lane>()
  readonly #slow: SlowOwners
  #running = 0
  #runningSlow = 0
  /** No slow owner's job starts before this time: together they pause like one. */
  #slowPausedUntil = 0
  #turnsSinceSlow = 0
  /** Jobs of owners that wait. */
  #waiting = 0
  #isHeld = false
  #servedServerLast = false

  constructor(limits: FairQueueLimits) {
    this.#limits = limits
    this.#slow = new SlowOwners(limits.pauseFactor ?? usualPauseFactor)
  }

  /** Starts the job now or when its turn comes. Returns how to withdraw it, which returns false once it has started. */
  add(job: QueuedJob): () => boolean {
    const waiting: Waiting = { ...job }
    const refusal = job.owner === undefined ? undefined : this.#findRefusal(job.owner)
    if (refusal) {
      job.fail(refusal)
      return () => false
    }
    this.#push(waiting)
    this.startNext()
    const { waitMs } = this.#limits
    if (waitMs !== undefined && this.#isWaiting(waiting))
      waiting.timer = setTimeout(() => this.#remove(waiting) && job.fail(new QueueError('timeout')), waitMs)
    return () => this.#remove(waiting)
  }

  /** Starts whatever may start; call it when `room()` has grown. */
  startNext(): void {
    while (!this.#isHeld && this.#running < this.#limits.room()) {
      const next = this.#takeNext()
      if (!next) return
      clearTimeout(next.timer)
      this.#running += 1
      if (next.isExclusive) this.#isHeld = true
      next.start(this.#createTurn(next))
    }
  }

  #findRefusal(owner: string): QueueError | undefined {
    const { waiting = Number.POSITIVE_INFINITY, waitingPerOwner = Number.POSITIVE_INFINITY } = this.#limits
    const lane = this.#lanes.get(owner)
    const pauseMs = (lane?.pausedUntil ?? 0) - performance.now()
    if (pauseMs > (this.#limits.waitMs ?? Number.POSITIVE_INFINITY)) return new QueueError('paused', pauseMs)
    const startsNow =
      !this.#isHeld &&
      this.#running < this.#limits.room() &&
      (!lane || this.#mayStart(lane)) &&
      !lane?.waiting.length
    const isFull = !startsNow && (this.#waiting >= waiting || (lane?.waiting.length ?? 0) >= waitingPerOwner)
    return isFull ? new QueueError('full') : undefined
  }

  #mayStart(lane: Lane): boolean {
    const { roomPerOwner = Number.POSITIVE_INFINITY } = this.#limits
    return lane.running < roomPerOwner && lane.pausedUntil <= performance.now()
  }

  #push(job: Waiting): void {
    if (job.owner === undefined) {
      this.#server.push(job)
      return
    }
    this.#laneOf(job.owner).waiting.push(job)
    this.#waiting += 1
  }

  #lineOf({ owner }: Waiting): Waiting[] {
    return owner === undefined ? this.#server : (this.#lanes.get(owner)?.waiting ?? [])
  }

  #isWaiting(job: Waiting): boolean {
    return this.#lineOf(job).includes(job)
  }

  #remove(job: Waiting): boolean {
    const line = this.#lineOf(job)
    const index = line.indexOf(job)
    if (index === -1) return false
    line.splice(index, 1)
    clearTimeout(job.timer)
    if (job.owner !== undefined) this.#waiting -= 1
    this.#forgetIdle(job.owner)
    return true
  }

  #takeNext(): Waiting | undefined {
    const fromServer = () => this.#server.shift()
    const fromOwners = () => this.#takeFromLanes()
    const [first, second] = this.#servedServerLast ? [fromOwners, fromServer] : [fromServer, fromOwners]
    const next = first() ?? second()
    if (next) this.#servedServerLast = next.owner === undefined
    return next
  }

  #takeFromLanes(): Waiting | undefined {
    const ready = [...this.#lanes.values()].filter((lane) => lane.waiting.length > 0 && this.#mayStart(lane))
    const isSlow = (lane: Lane) => this.#slow.isSlow(lane.owner)
    const fast = ready.find((lane) => !isSlow(lane))
    const slow = this.#maySlowStart() ? ready.find(isSlow) : undefined
    const lane = this.#turnsSinceSlow >= turnsBeforeSlow ? (slow ?? fast) : (fast ?? slow)
    if (!lane) return undefined
    const isSlowTurn = lane === slow
    this.#turnsSinceSlow = isSlowTurn ? 0 : this.#turnsSinceSlow + 1
    lane.running += 1
    if (isSlowTurn) {
      lane.runningSlow += 1
      this.#runningSlow += 1
    }
    this.#waiting -= 1
    this.#moveToEnd(lane)
    return lane.waiting.shift()
  }

  #maySlowStart(): boolean {
    const { roomForSlow = Number.POSITIVE_INFINITY } = this.#limits
    return this.#runningSlow < roomForSlow && this.#slowPausedUntil <= performance.now()
  }

  #createTurn({ owner, isExclusive = false }: QueuedJob): Turn {
    let isOver = false
    let isHolding = isExclusive
    const release = () => {
      if (!isHolding) return
      isHolding = false
      this.#isHeld = false
      this.startNext()
    }
    const end = (usedMs = 0) => {
      if (isOver) return
      isOver = true
      this.#running -= 1
      this.#settle(owner, usedMs)
      if (isHolding) release()
      else this.startNext()
    }
    return { release, end }
  }

  #settle(owner: string | undefined, usedMs: number): void {
    const lane = owner === undefined ? undefined : this.#lanes.get(owner)
    if (!lane) return
    lane.running -= 1
    const wasSlow = lane.runningSlow > 0
    if (wasSlow) {
      lane.runningSlow -= 1
      this.#runningSlow -= 1
    }
    this.#moveToEnd(lane)
    const pauseMs = this.#slow.note(lane.owner, usedMs)
    if (pauseMs > 0) this.#pause(lane, pauseMs)
    if (wasSlow) this.#pauseSlow(Math.min(pauseMs, maxSharedPauseMs))
    this.#forgetIdle(lane.owner)
  }

  #pauseSlow(ms: number): void {
    this.#slowPausedUntil = performance.now() + ms
    setTimeout(() => this.startNext(), ms + 1).unref()
  }

  #pause(lane: Lane, ms: number): void {
    lane.pausedUntil = performance.now() + ms
    const resume = setTimeout(() => {
      this.#forgetIdle(lane.owner)
      this.startNext()
    }, ms + 1)
    resume.unref()
  }

  #moveToEnd(lane: Lane): void {
    this.#lanes.delete(lane.owner)
    this.#lanes.set(lane.owner, lane)
  }

  #laneOf(owner: string): Lane {
    const known = this.#lanes.get(owner)
    if (known) return known
    const lane: Lane = { owner, waiting: [], running: 0, runningSlow: 0, pausedUntil: 0 }
    this.#lanes.set(owner, lane)
    return lane
  }

  #forgetIdle(owner: string | undefined): void {
    const lane = owner === undefined ? undefined : this.#lanes.get(owner)
    if (lane && lane.waiting.length === 0 && lane.running === 0 && lane.pausedUntil <= performance.now())
      this.#lanes.delete(lane.owner)
  }
}

/** Waits for a turn. Rejects with a QueueError, or with the signal's reason when the caller gives up first. */
export function takeTurn(queue: FairQueue, owner: string | undefined, signal?: AbortSignal): Promise<Turn> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const onAbort = () => withdraw() && reject(signal?.reason)
    const settle = () => signal?.removeEventListener('abort', onAbort)
    signal?.addEventListener('abort', onAbort, { once: true })
    const withdraw = queue.add({
      owner,
      start: (turn) => {
        settle()
        resolve(turn)
      },
      fail: (error) => {
        settle()
        reject(error)
      },
    })
  })
}
