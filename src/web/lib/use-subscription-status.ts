import type { PlanId } from '#domain/billing/plan.ts'
import { subscriptionStatus } from '#domain/billing/subscription.ts'
import { useProfile } from './profile.ts'

/** The signed-in user's plan; undefined for visitors and until it is loaded. A missing profile counts as free. */
export function useSubscriptionStatus(): PlanId | undefined {
  const known = useProfile()
  return known && subscriptionStatus(known.profile)
}
