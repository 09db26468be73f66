// The daily limit of the generator pages. The server enforces it, the web shows it.
import { subscriptionStatus } from './subscription.ts'

/** Generations a free user has per UTC day. */
export const dailyLimit = 3

/** Generations visitors without a session have per address and hour, unless configured otherwise. */
export const visitorHourlyLimit = 20

/** What a user reads when the daily limit is reached. */
export const dailyLimitTitle = 'Usage limit reached'

/** The sentence under that title; the server returns it with status 429. */
export const dailyLimitMessage =
  "You've reached your daily limit. Please upgrade to Pro for unlimited access."

/** The part of a profile row the limit reads. */
export type UsageProfile = {
  subscription_status?: string | null
  last_use_date?: string | null
  daily_uses?: number | null
}

/** The UTC calendar date of an instant as YYYY-MM-DD. */
export function utcDate(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** Uses left today: Infinity for Pro, 0 for a signed-in user whose profile is missing. */
export function remainingUses(profile: UsageProfile | undefined, today: string): number {
  if (profile === undefined) return 0
  if (subscriptionStatus(profile) === 'pro') return Number.POSITIVE_INFINITY
  return Math.max(0, dailyLimit - usesOn(profile, today))
}

/** Whether a signed-in user may generate today; `today` is a UTC date. */
export function mayGenerate(profile: UsageProfile | undefined, today: string): boolean {
  return remainingUses(profile, today) > 0
}

function usesOn(profile: UsageProfile, today: string): number {
  return profile.last_use_date === today ? (profile.daily_uses ?? 0) : 0
}
