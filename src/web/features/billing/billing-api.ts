// The calls of the paid plan (spec 7, Functions). Each throws a CallError when the server refuses.
import type {
  CancelSubscriptionAnswer,
  CreateCheckoutSessionAnswer,
  CreatePortalSessionAnswer,
  RefreshSubscriptionAnswer,
} from '#contract/functions.ts'
import type { BillingPeriod } from '#domain/plan.ts'
import { answeredUrl } from '#web/lib/answered-url.ts'
import { callFunction } from '#web/lib/function-call.ts'

export async function createCheckoutSession(period: BillingPeriod): Promise<CreateCheckoutSessionAnswer> {
  const answer = await callFunction<CreateCheckoutSessionAnswer>('create-checkout-session', { period })
  return { ...answer, url: answeredUrl(answer) }
}

export async function createPortalSession(): Promise<string> {
  return answeredUrl(await callFunction<CreatePortalSessionAnswer>('create-portal-session'))
}

export function cancelSubscription(): Promise<CancelSubscriptionAnswer> {
  return callFunction<CancelSubscriptionAnswer>('cancel-subscription')
}

export function refreshSubscription(): Promise<RefreshSubscriptionAnswer> {
  return callFunction<RefreshSubscriptionAnswer>('refresh-subscription')
}
