// A circuit breaker: after repeated failures the provider is left alone for a while, and people get an answer at once instead of a long
// wait.
import { AiError } from './errors.ts'

/** How a call to the provider went; 'unknown' when its user stopped it. */
export type Outcome = 'good' | 'bad' | 'unknown'

export interface Breaker {
  /**
   * Throws while the provider is left alone; after the pause one call may try. Returns where to report what the call found: the
   * first report counts.
   */
  enter(): (outcome: Outcome) => void
}

/** Failures in a row that open it, and how long it stays open. */
export const breakerLimits = { failures: 5, pauseMs: 30_000 }

export function createBreaker(limits = breakerLimits, now: () => number = Date.now): Breaker {
  let failures = 0
  let openUntil = 0
  let isTrying = false

  function record(outcome: Outcome): void {
    if (outcome === 'good') failures = 0
    if (outcome !== 'bad') return
    failures += 1
    if (failures >= limits.failures) openUntil = now() + limits.pauseMs
  }

  return {
    enter() {
      const isTry = failures >= limits.failures
      if (isTry && (now() < openUntil || isTrying))
        throw new AiError('paused', Math.max(0, openUntil - now()))
      if (isTry) isTrying = true
      let hasReported = false
      return (outcome) => {
        if (hasReported) return
        hasReported = true
        if (isTry) isTrying = false
        record(outcome)
      }
    },
  }
}
