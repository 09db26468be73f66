// Who has lately taken much of what everybody shares, and how long they pause for it. Whoever had a job ended for its time pauses a
// minute, then two, four, up to an hour (docs/decisions/049).

/** How long a job held what everybody shares when it was ended for its time. */
export const endedForTime = Number.POSITIVE_INFINITY

const minute = 60_000
/** A job longer than this is slow. */
const slowMs = 1000
const firstPauseMs = minute
const longestPauseMs = 60 * minute
/** How long a slow job is remembered; one that was ended for its time is for an hour after its pause. */
const slowMemoryMs = minute
const endedMemoryMs = 60 * minute
/** Short jobs add up: more than a fifth of the last ten seconds is slow, too. */
const recentMs = 10_000
const recentShareMs = 2000
/** Beyond so many, those that no longer matter are removed. */
const manyRecords = 1000

interface SlowRecord {
  /** Time used, fading over ten seconds. */
  usedMs: number
  usedAt: number
  slowUntil: number
  timesEnded: number
}

export class SlowOwners {
  readonly #records = new Map<string, SlowRecord>()
  readonly #pauseFactor: number

  /** An owner pauses this many times as long as the slow job took. */
  constructor(pauseFactor: number) {
    this.#pauseFactor = pauseFactor
  }

  isSlow(owner: string): boolean {
    const record = this.#records.get(owner)
    return record !== undefined && isSlow(record, performance.now())
  }

  /** Notes a job and answers how long its owner pauses, in milliseconds. */
  note(owner: string, usedMs: number): number {
    const now = performance.now()
    const record = this.#records.get(owner) ?? { usedMs: 0, usedAt: now, slowUntil: 0, timesEnded: 0 }
    if (usedMs === endedForTime) return this.#noteEnded(owner, record, now)
    if (usedMs > 0) this.#keep(owner, { ...record, usedMs: recentUse(record, now) + usedMs, usedAt: now })
    if (usedMs < slowMs) return 0
    const pauseMs = Math.min(usedMs * this.#pauseFactor, firstPauseMs)
    const kept = this.#records.get(owner)
    if (kept) kept.slowUntil = Math.max(kept.slowUntil, now + pauseMs + slowMemoryMs)
    return pauseMs
  }

  #noteEnded(owner: string, record: SlowRecord, now: number): number {
    const timesEnded = (record.slowUntil > now ? record.timesEnded : 0) + 1
    const pauseMs = Math.min(firstPauseMs * 2 ** (timesEnded - 1), longestPauseMs)
    this.#keep(owner, { ...record, timesEnded, slowUntil: now + pauseMs + endedMemoryMs })
    return pauseMs
  }

  #keep(owner: string, record: SlowRecord): void {
    this.#records.set(owner, record)
    if (this.#records.size <= manyRecords) return
    const now = performance.now()
    for (const [known, { slowUntil, usedAt }] of this.#records)
      if (slowUntil <= now && now - usedAt > recentMs) this.#records.delete(known)
  }
}

const recentUse = ({ usedMs, usedAt }: SlowRecord, now: number) =>
  usedMs * Math.exp((usedAt - now) / recentMs)

const isSlow = (record: SlowRecord, now: number) =>
  record.slowUntil > now || recentUse(record, now) > recentShareMs
