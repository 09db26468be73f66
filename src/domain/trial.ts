// The free trial. Spec 4, Subscription, and 9; decisions 5 and 19.
import { countDaysLeft } from './calendar.ts'

/** Days the trial runs from `profiles.created_at`. */
export const trialDays = 7

/** Label once the trial is over. */
export const trialExpiredLabel = 'Trial Expired'

/** Days left in the trial, a begun day counting as one; 0 when it is over or there is no profile. */
export function trialDaysLeft(createdAt: string | null | undefined, now: Date): number {
  return countDaysLeft(createdAt, trialDays, now)
}

/** The specified label; the specification writes "days" for every N, so the last day reads "1 days left". */
export function labelTrial(daysLeft: number): string {
  return daysLeft > 0 ? `Free Trial (${daysLeft} days left)` : trialExpiredLabel
}
