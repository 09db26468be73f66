// Keeps the newest text of one open document in the browser: a moment after each change, and at once when asked.
import { localIdleMs, localMaxWaitMs } from '#domain/document/save-state.ts'
import type { Clock } from './clock.ts'
import type { CopyPlace, LocalCopies, LocalCopy } from './local-copies.ts'
import { Turns } from './turns.ts'

interface LocalKeeperOptions {
  copies: LocalCopies
  clock: Clock
  /** The text as it is now; undefined when there is nothing worth keeping. */
  read: () => LocalCopy | undefined
  place: CopyPlace
}

export class LocalKeeper {
  readonly #options: LocalKeeperOptions
  #place: CopyPlace
  #cancelTimer: (() => void) | undefined
  #isKept = true
  #firstChangeAt = 0
  #lastChangeAt = 0
  /** One operation after the other: a removal must not overtake a write. */
  readonly #turns = new Turns()

  constructor(options: LocalKeeperOptions) {
    this.#options = options
    this.#place = options.place
  }

  /** Whether the browser kept the text when it was asked last. */
  get isKept(): boolean {
    return this.#isKept
  }

  changed(): void {
    const now = this.#options.clock.now()
    this.#lastChangeAt = now
    // A timer that runs is left alone: it looks at the time of the last change when it fires.
    if (this.#cancelTimer !== undefined) return
    this.#firstChangeAt = now
    this.#wait(localIdleMs)
  }

  #wait(ms: number): void {
    this.#cancelTimer = this.#options.clock.after(ms, () => {
      this.#cancelTimer = undefined
      const due = Math.min(this.#lastChangeAt + localIdleMs, this.#firstChangeAt + localMaxWaitMs)
      const left = due - this.#options.clock.now()
      if (left > 0) this.#wait(left)
      else void this.keepNow()
    })
  }

  /** Whether the browser has the text now. */
  keepNow(): Promise<boolean> {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
    const copy = this.#options.read()
    if (copy === undefined) return Promise.resolve(true)
    const place = this.#place
    return this.#turns.next(async () => {
      this.#isKept = await this.#options.copies.write(place, copy)
      return this.#isKept
    })
  }

  /** The page goes away: keeps the text before this call ends. */
  keepLast(): void {
    const copy = this.#options.read()
    if (copy !== undefined) this.#options.copies.writeAtOnce(this.#place, copy)
  }

  /** The server has the newest text: what this tab kept is needed no more. */
  drop(): Promise<void> {
    const place = this.#place
    return this.#turns.next(() => this.#options.copies.remove(place))
  }

  /** The document got its id, or another one. What is kept moves along. */
  async moveTo(document: string): Promise<void> {
    if (document === this.#place.document) return
    const left = this.#place
    this.#place = { ...left, document }
    if (await this.keepNow()) await this.#turns.next(() => this.#options.copies.remove(left))
  }

  stop(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
  }
}
