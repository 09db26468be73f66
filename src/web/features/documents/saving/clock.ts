// Timers and durations. Never the time of day, which may be wrong on a device.

export interface Clock {
  /** Milliseconds since some moment; only differences mean anything. */
  now(): number
  /** Runs it later; returns a function that cancels. */
  after(ms: number, run: () => void): () => void
}

export const deviceClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
