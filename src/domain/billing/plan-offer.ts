// What each plan of the pricing page offers to whom.
import { isCurrentPlan, type PlanId } from './plan.ts'
import { type SubscriptionProfile, subscriptionAction, subscriptionStatus } from './subscription.ts'

/** Who looks at the plans: a visitor, a user whose profile is not known yet, or a user. */
export type PlanReader =
  | { kind: 'visitor' }
  | { kind: 'unread' }
  | { kind: 'user'; profile: SubscriptionProfile | undefined }

/**
 * - `sign_up`, `write`, `buy`: begin the plan, as visitor or as user.
 * - `current`: the reader has it. `resume`: has it until it ends, and may take the cancel back.
 * - `downgrade`: cancel Pro. `next`: the plan that follows a canceled Pro.
 */
export type PlanOffer = 'sign_up' | 'write' | 'buy' | 'current' | 'resume' | 'downgrade' | 'next'

/** What the plan offers to this reader. */
export function offerPlan(id: PlanId, reader: PlanReader): PlanOffer {
  if (reader.kind === 'visitor') return 'sign_up'
  if (reader.kind === 'unread') return id === 'pro' ? 'buy' : 'write'
  const status = subscriptionStatus(reader.profile)
  const isEnding = status === 'pro' && subscriptionAction(reader.profile) === 'upgrade'
  if (isCurrentPlan(id, status)) return isEnding ? 'resume' : 'current'
  if (id === 'pro') return 'buy'
  return isEnding ? 'next' : 'downgrade'
}
