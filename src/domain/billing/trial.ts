// The free trial. Spec 4, Subscription, and 9; decisions 5 and 19.
import { countDaysLeft, dayMs } from '#domain/time/calendar.ts'

/** Days the trial runs from `profiles.created_at`. */
export const trialDays = 7

/** Label once the trial is over. */
const trialExpiredLabel = 'Trial Expired'

/** Days left in the trial, a begun day counting as one; 0 when it is over or there is no profile. */
export function trialDaysLeft(createdAt: string | null | undefined, now: Date): number {
  return countDaysLeft(createdAt, trialDays, now)
}

/** The specified label; the specification writes "days" for every N, so the last day reads "1 days left". */
export function labelTrial(daysLeft: number): string {
  return daysLeft > 0 ? `Free Trial (${daysLeft} days left)` : trialExpiredLabel
}

/** When the trial ends, as an ISO time; undefined without a profile. */
export function trialEnd(createdAt: string | null | undefined): string | undefined {
  const start = Date.parse(createdAt ?? '')
  return Number.isNaN(start) ? undefined : new Date(start + trialDays * dayMs).toISOString()
}

/** From so many days left on, the trial's end is worth a second word. */
const trialEndingDays = 2

/** What the trial has come to. A notice that was put away comes back when this changes, and only then. */
export type TrialStage = 'running' | 'ending' | 'over'

/** The stage of a trial with so many days left. */
export function trialStage(daysLeft: number): TrialStage {
  if (daysLeft <= 0) return 'over'
  return daysLeft <= trialEndingDays ? 'ending' : 'running'
}
