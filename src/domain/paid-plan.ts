// Which plan the subscriptions at the payment service give. Decision 21.
import type { PlanId } from './plan.ts'

/** A subscription as far as the plan depends on it; `status` in Stripe's words. */
export type PaidSubscription = {
  id: string
  status: string
  /** ISO time at which it is going to end; null while it renews. */
  endsAt: string | null
}

/** What a profile says about money. */
export type PaidPlan = { status: PlanId; subscriptionId: string | null; proUntil: string | null }

/** A late payment keeps Pro while the payment service tries the card again. */
const paid = new Set(['active', 'trialing', 'past_due'])
const ended = new Set(['canceled', 'incomplete_expired'])

/** Whether this subscription gives Pro. */
export function givesPro({ status }: PaidSubscription): boolean {
  return paid.has(status)
}

/** Whether this subscription is over for good and can never charge again. */
export function isOver({ status }: PaidSubscription): boolean {
  return ended.has(status)
}

/** The plan of someone with these subscriptions, in whatever order they come; of several the one that lasts longest counts. */
export function derivePaidPlan(subscriptions: readonly PaidSubscription[]): PaidPlan {
  const [best] = subscriptions.filter(givesPro).sort(byLasting)
  if (best) return { status: 'pro', subscriptionId: best.id, proUntil: best.endsAt }
  const [unpaid] = subscriptions.filter((subscription) => !isOver(subscription)).sort(byLasting)
  return { status: 'free', subscriptionId: unpaid?.id ?? null, proUntil: null }
}

function byLasting(one: PaidSubscription, other: PaidSubscription): number {
  const [longer, shorter] = [lasting(other), lasting(one)]
  // Two that never end differ by NaN.
  if (longer !== shorter) return longer - shorter
  return one.id < other.id ? -1 : 1
}

const lasting = ({ endsAt }: PaidSubscription): number => (endsAt === null ? Infinity : Date.parse(endsAt))
