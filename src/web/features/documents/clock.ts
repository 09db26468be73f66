// Waiting, and measuring how long: never the time of day, which a device may have wrong.

export interface Clock {
  /** Milliseconds since some moment; only differences mean anything. */
  now(): number
  /** Runs it later; the answer cancels. */
  after(ms: number, run: () => void): () => void
}

export const deviceClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
