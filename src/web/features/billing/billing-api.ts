// API calls of the paid plan. Each throws a CallError on failure.
import type {
  CancelSubscriptionAnswer,
  CreateCheckoutSessionAnswer,
  CreatePortalSessionAnswer,
  RefreshSubscriptionAnswer,
} from '#contract/functions.ts'
import type { BillingPeriod } from '#domain/billing/plan.ts'
import { callFunction } from '#web/lib/api/function-call.ts'
import { requireUrl } from '#web/lib/api/require-url.ts'

export async function createCheckoutSession(period: BillingPeriod): Promise<CreateCheckoutSessionAnswer> {
  const answer = await callFunction<CreateCheckoutSessionAnswer>('create-checkout-session', { period })
  return { ...answer, url: requireUrl(answer) }
}

export async function createPortalSession(): Promise<string> {
  return requireUrl(await callFunction<CreatePortalSessionAnswer>('create-portal-session'))
}

export async function cancelSubscription(): Promise<CancelSubscriptionAnswer> {
  const answer = await callFunction<Partial<CancelSubscriptionAnswer> | null>('cancel-subscription')
  const { status, proUntil = null } = answer ?? {}
  if (status === 'free') return { status, proUntil: null }
  // Pro without an end renews, so it was not canceled.
  if (status !== 'pro' || Number.isNaN(Date.parse(String(proUntil))))
    throw new Error('The response has no end date for the subscription.')
  return { status, proUntil }
}

export function refreshSubscription(): Promise<RefreshSubscriptionAnswer> {
  return callFunction<RefreshSubscriptionAnswer>('refresh-subscription')
}
