import type { PlanId } from '#domain/billing/plan.ts'
import { subscriptionStatus } from '#domain/billing/subscription.ts'
import { useProfile } from './profile.ts'

/** The signed-in user's plan; undefined for a visitor and until it is known. A missing profile reads as free. */
export function useSubscriptionStatus(): PlanId | undefined {
  const known = useProfile()
  return known && subscriptionStatus(known.profile)
}
