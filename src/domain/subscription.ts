// What the account page says about a subscription and which action it offers. Spec 4, Subscription; decisions 5, 19 and 21.
import { formatDay } from './calendar.ts'
import type { PlanId } from './plan.ts'
import { labelTrial, trialDaysLeft } from './trial.ts'

/** The part of a profile row these rules read. */
export type SubscriptionProfile = {
  subscription_status?: string | null
  created_at?: string | null
  pro_until?: string | null
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

/** Whether the editor's AI actions work: for Pro, and for free users until the trial ends. */
export function mayUseEditorAi(profile: SubscriptionProfile | undefined, now: Date): boolean {
  return subscriptionStatus(profile) === 'pro' || trialDaysLeft(profile?.created_at, now) > 0
}
