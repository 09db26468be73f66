// Who has recently used much of a shared resource, and how long their jobs are held back. An owner whose job was ended for taking too long pauses
// a minute, then two, four, up to an hour (docs/decisions/049).

/** The time counted for a job that was ended for taking too long. */
export const timedOut = Number.POSITIVE_INFINITY

const minute = 60_000
/** A job longer than this is slow. */
const slowMs = 1000
const firstPauseMs = minute
const maxPauseMs = 60 * minute
/** How long a slow job is remembered; one that was ended, for an hour after its pause. */
const slowMemoryMs = minute
const endedMemoryMs = 60 * minute
/** Short jobs add up: more than a fifth of the last ten seconds is slow, too. */
const recentMs = 10_000
const recentShareMs = 2000
/** Beyond this number, records that no longer matter are removed. */
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

  /** Records a job and returns how long its owner pauses, in milliseconds. */
  note(owner: string, usedMs: number): number {
    const now = performance.now()
    const record = this.#records.get(owner) ?? { usedMs: 0, usedAt: now, slowUntil: 0, timesEnded: 0 }
    if (usedMs === timedOut) return this.#noteEnded(owner, record, now)
    if (usedMs > 0) this.#keep(owner, { ...record, usedMs: recentUse(record, now) + usedMs, usedAt: now })
    if (usedMs < slowMs) return 0
    const pauseMs = Math.min(usedMs * this.#pauseFactor, firstPauseMs)
    const known = this.#records.get(owner)
    if (known) known.slowUntil = Math.max(known.slowUntil, now + pauseMs + slowMemoryMs)
    return pauseMs
  }

  #noteEnded(owner: string, record: SlowRecord, now: number): number {
    const timesEnded = (record.slowUntil > now ? record.timesEnded : 0) + 1
    const pauseMs = Math.min(firstPauseMs * 2 ** (timesEnded - 1), maxPauseMs)
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
