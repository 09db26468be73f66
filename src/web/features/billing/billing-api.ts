// The calls of the paid plan (spec 7, Functions). Each throws a CallError when the server refuses.
import type {
  CancelSubscriptionAnswer,
  CreateCheckoutSessionAnswer,
  CreatePortalSessionAnswer,
  RefreshSubscriptionAnswer,
} from '#contract/functions.ts'
import type { BillingPeriod } from '#domain/plan.ts'
import { callFunction } from '#web/lib/function-call.ts'

export async function createCheckoutSession(period: BillingPeriod): Promise<CreateCheckoutSessionAnswer> {
  const answer = await callFunction<CreateCheckoutSessionAnswer>('create-checkout-session', { period })
  return { ...answer, url: requireUrl(answer) }
}

export async function createPortalSession(): Promise<string> {
  return requireUrl(await callFunction<CreatePortalSessionAnswer>('create-portal-session'))
}

export function cancelSubscription(): Promise<CancelSubscriptionAnswer> {
  return callFunction<CancelSubscriptionAnswer>('cancel-subscription')
}

export function refreshSubscription(): Promise<RefreshSubscriptionAnswer> {
  return callFunction<RefreshSubscriptionAnswer>('refresh-subscription')
}

/** An answer without an address of a web page is an error (spec 5), whatever else it says. */
function requireUrl(answer: { url?: unknown } | null): string {
  const url = answer?.url
  if (typeof url !== 'string' || url === '') throw new Error('The answer has no url.')
  if (!/^https?:$/.test(new URL(url, window.location.href).protocol))
    throw new Error('The answer leads to no page.')
  return url
}
