// Which plan follows from the subscriptions at the payment service.
import type { BillingPeriod, PlanId } from './plan.ts'

/** A subscription as far as the plan depends on it; `status` in Stripe's words. */
export type PaidSubscription = {
  id: string
  status: string
  /** ISO time at which it is going to end; null while it renews. */
  endsAt: string | null
  /** ISO time at which the running period is over. */
  periodEnd: string | null
  /** Null when it is billed in a way that is not sold here. */
  period: BillingPeriod | null
}

/** The billing part of a profile. */
export type PaidPlan = {
  status: PlanId
  subscriptionId: string | null
  proUntil: string | null
  period: BillingPeriod | null
  /** When the next period is charged; null when none will be. */
  renewsAt: string | null
  /** The last charge did not go through and is still owed. */
  paymentFailed: boolean
  /** Something was bought, so that there are invoices to see. */
  hasInvoices: boolean
}

/** A late payment keeps Pro while the payment service tries the card again. */
const paid = new Set(['active', 'trialing', 'past_due'])
const ended = new Set(['canceled', 'incomplete_expired'])
/** Their first payment never went through. */
const neverPaid = new Set(['incomplete', 'incomplete_expired'])
const owing = new Set(['past_due', 'unpaid'])

/** Whether this subscription gives Pro. */
export function givesPro({ status }: Pick<PaidSubscription, 'status'>): boolean {
  return paid.has(status)
}

/** Whether this subscription is over for good and can never charge again. */
export function isOver({ status }: Pick<PaidSubscription, 'status'>): boolean {
  return ended.has(status)
}

/** The plan of someone with these subscriptions, in whatever order they come; of several the one that lasts longest counts. */
export function derivePaidPlan(subscriptions: readonly PaidSubscription[]): PaidPlan {
  const hasInvoices = subscriptions.some(({ status }) => !neverPaid.has(status))
  const [best] = subscriptions.filter(givesPro).sort(byLasting)
  const [waiting] = subscriptions.filter((subscription) => !isOver(subscription)).sort(byLasting)
  const counting = best ?? waiting
  return {
    status: best ? 'pro' : 'free',
    subscriptionId: counting?.id ?? null,
    proUntil: best?.endsAt ?? null,
    period: best?.period ?? null,
    renewsAt: best && best.endsAt === null ? best.periodEnd : null,
    paymentFailed: counting !== undefined && owing.has(counting.status),
    hasInvoices,
  }
}

function byLasting(one: PaidSubscription, other: PaidSubscription): number {
  const [longer, shorter] = [lasting(other), lasting(one)]
  // Two that never end differ by NaN.
  if (longer !== shorter) return longer - shorter
  return one.id < other.id ? -1 : 1
}

const lasting = ({ endsAt }: PaidSubscription): number => (endsAt === null ? Infinity : Date.parse(endsAt))
