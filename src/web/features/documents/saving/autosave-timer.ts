// When the next autosave runs: a second after the last change, ten at most while typing, later after a failure.
import { autosaveDueAt, autosaveIdleMs } from '#domain/document/save-decision.ts'
import { retryDelayMs } from '#domain/document/save-state.ts'
import type { Clock } from './clock.ts'

export class AutosaveTimer {
  readonly #clock: Clock
  readonly #run: () => void
  #firstUnsavedAt: number | undefined
  #lastChangeAt = 0
  #failures = 0
  #cancel: (() => void) | undefined

  constructor(clock: Clock, run: () => void) {
    this.#clock = clock
    this.#run = run
  }

  changed(): void {
    const now = this.#clock.now()
    this.#lastChangeAt = now
    this.#firstUnsavedAt ??= now
    // A timer that runs is left alone: it looks at the times when it fires.
    if (this.#cancel === undefined) this.#wait(autosaveIdleMs)
  }

  /** A save begins: later changes start a new count. */
  begin(): void {
    this.stop()
    this.#firstUnsavedAt = undefined
  }

  /** A save failed: the next try waits longer each time. */
  tryLater(): void {
    this.stop()
    this.#failures += 1
    this.#cancel = this.#clock.after(retryDelayMs(this.#failures), () => {
      this.#cancel = undefined
      this.#run()
    })
  }

  /** What went wrong before is over. */
  forgetFailures(): void {
    this.#failures = 0
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }

  #wait(ms: number): void {
    this.#cancel = this.#clock.after(ms, () => {
      this.#cancel = undefined
      const left = autosaveDueAt(this.#firstUnsavedAt ?? 0, this.#lastChangeAt) - this.#clock.now()
      if (left > 0) this.#wait(left)
      else this.#run()
    })
  }
}
