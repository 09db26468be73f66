// What the account page says about a subscription and which action it offers.
import { formatDay } from '#domain/time/calendar.ts'
import { describePrice, type PlanId, readPeriod } from './plan.ts'
import { labelTrial, trialDaysLeft } from './trial.ts'

/** The part of a profile row these rules read. */
export type SubscriptionProfile = {
  subscription_status?: string | null
  created_at?: string | null
  pro_until?: string | null
  pro_period?: string | null
  pro_renews_at?: string | null
  payment_failed?: boolean | null
}

/** Labels of the two actions. */
export const subscriptionActions = { upgrade: 'Upgrade to Pro', cancel: 'Cancel Subscription' } as const

export type SubscriptionAction = keyof typeof subscriptionActions

/** The stored status; anything but 'pro' reads as free, also a missing profile. */
export function subscriptionStatus(profile: SubscriptionProfile | undefined): PlanId {
  return profile?.subscription_status === 'pro' ? 'pro' : 'free'
}

/** The status in words: trial, 'Pro', or until when Pro lasts after a cancel. */
export function labelSubscription(profile: SubscriptionProfile | undefined, now: Date): string {
  if (subscriptionStatus(profile) === 'free') return labelTrial(trialDaysLeft(profile?.created_at, now))
  const end = profile?.pro_until ? formatDay(profile.pro_until) : undefined
  return end === undefined ? 'Pro' : `Pro until ${end}`
}

/** The action offered: cancel for a running subscription, upgrade for everyone else, also after a cancel. */
export function subscriptionAction(profile: SubscriptionProfile | undefined): SubscriptionAction {
  return subscriptionStatus(profile) === 'pro' && !profile?.pro_until ? 'cancel' : 'upgrade'
}

/** What the subscription costs, as in "$180 a year"; undefined when it is none of those that are sold. */
export function subscriptionPrice(profile: SubscriptionProfile | undefined): string | undefined {
  const period = readPeriod(profile?.pro_period)
  return period && describePrice(period)
}

/**
 * A charge that did not go through: Pro continues while it is tried again, after a cancel (`ending`) until its last day at most, and
 * is over when nobody tries anymore.
 */
export type PaymentProblem = 'retrying' | 'ending' | 'given_up'

/** What is wrong with the last charge, if anything is. */
export function paymentProblem(profile: SubscriptionProfile | undefined): PaymentProblem | undefined {
  if (!profile?.payment_failed) return undefined
  if (subscriptionStatus(profile) === 'free') return 'given_up'
  return profile.pro_until ? 'ending' : 'retrying'
}

/** Whether the editor's AI actions work: for Pro, and for free users until the trial ends. */
export function mayUseEditorAi(profile: SubscriptionProfile | undefined, now: Date): boolean {
  return subscriptionStatus(profile) === 'pro' || trialDaysLeft(profile?.created_at, now) > 0
}
