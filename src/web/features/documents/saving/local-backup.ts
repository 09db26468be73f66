// Backs up the newest text of one open document in the browser: shortly after each change, and at once when asked.
import { localIdleMs, localMaxWaitMs } from '#domain/document/save-state.ts'
import type { Clock } from './clock.ts'
import type { CopyPlace, LocalCopies, LocalCopy } from './local-copies.ts'
import { SerialQueue } from './serial-queue.ts'

interface LocalBackupOptions {
  copies: LocalCopies
  clock: Clock
  /** The current text; undefined if there is nothing to back up. */
  read: () => LocalCopy | undefined
  place: CopyPlace
}

export class LocalBackup {
  readonly #options: LocalBackupOptions
  #place: CopyPlace
  #cancelTimer: (() => void) | undefined
  #isKept = true
  #firstChangeAt = 0
  #lastChangeAt = 0
  /** A removal must not overtake a write. */
  readonly #queue = new SerialQueue()

  constructor(options: LocalBackupOptions) {
    this.#options = options
    this.#place = options.place
  }

  /** Whether the last write succeeded. */
  get isKept(): boolean {
    return this.#isKept
  }

  changed(): void {
    const now = this.#options.clock.now()
    this.#lastChangeAt = now
    // A running timer is left alone: it checks the time of the last change when it fires.
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
      else void this.writeNow()
    })
  }

  /** Returns whether the browser has the text now. */
  writeNow(): Promise<boolean> {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
    const copy = this.#options.read()
    if (copy === undefined) return Promise.resolve(true)
    const place = this.#place
    return this.#queue.add(async () => {
      this.#isKept = await this.#options.copies.write(place, copy)
      return this.#isKept
    })
  }

  /** The page is unloading: stores the text synchronously. */
  writeUnloadBackup(): void {
    const copy = this.#options.read()
    if (copy !== undefined) this.#options.copies.writeSync(this.#place, copy)
  }

  /** The server has the newest text: the backup is no longer needed. */
  remove(): Promise<void> {
    const place = this.#place
    return this.#queue.add(() => this.#options.copies.remove(place))
  }

  /** The document got an id, or a different one: the backup moves to it. */
  async moveTo(document: string): Promise<void> {
    if (document === this.#place.document) return
    const left = this.#place
    this.#place = { ...left, document }
    if (await this.writeNow()) await this.#queue.add(() => this.#options.copies.remove(left))
  }

  stop(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
  }
}
