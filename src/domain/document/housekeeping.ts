// When old data may be deleted for good. A wrong clock makes everything look old, so the first run after a long gap, real or not, deletes
// nothing, and neither do those after it until the server has run for a day: people have time to notice.

/** Longest gap between two runs, in hours, that is trusted at once. */
export const trustedGapHours = 48

/** Hours of running, after a longer gap, before deletion resumes. */
export const deletionDelayHours = 24

/** Runs are an hour apart. A longer gap may be a jump or a server that was off: it doesn't count as running. */
const longestRunningGapHours = 2

export interface EarlierRun {
  /** Hours since the last run by the database's clock; negative if that is in the future. */
  hoursSince: number
  /** Hours of running since the last long gap, up to the delay. */
  hoursRun: number
}

/** Hours of running at this run. */
export function countHoursRun(earlier: EarlierRun | undefined): number {
  if (!earlier || Math.abs(earlier.hoursSince) > trustedGapHours) return 0
  const { hoursSince, hoursRun } = earlier
  const isRunning = hoursSince >= 0 && hoursSince <= longestRunningGapHours
  return Math.min(deletionDelayHours, hoursRun + (isRunning ? hoursSince : 0))
}

/** Whether what is old may be deleted for good now. */
export const mayDelete = (earlier: EarlierRun | undefined): boolean =>
  countHoursRun(earlier) >= deletionDelayHours
