// When old data may be deleted for good. A wrong clock makes everything look old, so the first run after a long gap, real or not, only marks
// the time, and nothing is deleted until people have had a day to notice.

/** Longest gap between two runs, in hours, that is trusted at once. */
export const trustedGapHours = 48

/** Hours from a run after a longer gap to the first deletion. */
export const deletionDelayHours = 24

/** What earlier runs left, in hours before now by the database's clock. Negative hours are in the future. */
export interface EarlierRuns {
  sinceLastRun: number
  /** Since the time from which regular deletion is allowed. */
  sinceRegular: number
  /** Since the first mark that has not been followed by a deletion. */
  sinceMark: number | undefined
  /** Time between trusted runs since that mark. */
  ranSinceMark: number
}

export interface RunPlan {
  /** Days that rows are kept for beyond their time: 0 in regular operation, `undefined` when nothing may be deleted. */
  extraDays: number | undefined
  /** Whether the wait for regular deletion starts again. */
  waits: boolean
  mark: 'keep' | 'set' | 'clear'
  ranSinceMark: number
}

export function isTrustedGap(hours: number): boolean {
  return Math.abs(hours) <= trustedGapHours
}

/**
 * What a run may do. Regular deletion resumes a day after the last long gap. A server that is never up for a day deletes what was old at the
 * first mark after running for a day in all.
 */
export function planRun(earlier: EarlierRuns | undefined): RunPlan {
  if (!earlier) return { extraDays: undefined, waits: true, mark: 'set', ranSinceMark: 0 }
  const { sinceLastRun, sinceRegular, sinceMark, ranSinceMark } = earlier
  const isMarked = sinceMark !== undefined && sinceMark >= 0
  if (!isTrustedGap(sinceLastRun))
    return {
      extraDays: undefined,
      waits: true,
      mark: isMarked ? 'keep' : 'set',
      ranSinceMark: isMarked ? ranSinceMark : 0,
    }
  if (sinceRegular >= 0) return { extraDays: 0, waits: false, mark: 'clear', ranSinceMark: 0 }
  const ran = ranSinceMark + Math.max(sinceLastRun, 0)
  if (!isMarked || ran < deletionDelayHours)
    return { extraDays: undefined, waits: false, mark: 'keep', ranSinceMark: ran }
  return { extraDays: Math.ceil(sinceMark / 24), waits: false, mark: 'set', ranSinceMark: 0 }
}
