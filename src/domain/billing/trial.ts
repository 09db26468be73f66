// The free trial.
import { countDaysLeft, dayMs } from '#domain/time/calendar.ts'

/** Days the trial runs from `profiles.created_at`. */
export const trialDays = 7

/** Label once the trial is over. */
const trialExpiredLabel = 'Trial Expired'

/** Days left in the trial, a partial day counts as one; 0 when it is over or there is no profile. */
export function trialDaysLeft(createdAt: string | null | undefined, now: Date): number {
  return countDaysLeft(createdAt, trialDays, now)
}

/** One wording for every number, as customers know it: the last day reads "1 days left". */
export function labelTrial(daysLeft: number): string {
  return daysLeft > 0 ? `Free Trial (${daysLeft} days left)` : trialExpiredLabel
}

/** When the trial ends, as an ISO time; undefined without a profile. */
export function trialEnd(createdAt: string | null | undefined): string | undefined {
  const start = Date.parse(createdAt ?? '')
  return Number.isNaN(start) ? undefined : new Date(start + trialDays * dayMs).toISOString()
}

/** From this many days left, the trial counts as ending. */
const trialEndingDays = 2

/** The trial's stage. A dismissed notice comes back only when this changes. */
export type TrialStage = 'running' | 'ending' | 'over'

/** The stage of a trial with this many days left. */
export function trialStage(daysLeft: number): TrialStage {
  if (daysLeft <= 0) return 'over'
  return daysLeft <= trialEndingDays ? 'ending' : 'running'
}
