// refresh-subscription: the caller's current plan at the payment service, for a page that waits for a payment.
import type { RefreshSubscriptionAnswer } from '#contract/functions.ts'
import { readPlan } from '#server/billing/read-plan.ts'
import { findBillingAccount } from '#server/stores/billing.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { limitPaymentCalls, paymentFailed, requireBilling } from './payment-calls.ts'

export async function refreshSubscription({ user, deps }: Call<void>): Promise<Response> {
  const billing = requireBilling(deps)
  await limitPaymentCalls(deps, 'refresh-plan', user.id)
  const account = await findBillingAccount(deps.db, user.id)
  const free: RefreshSubscriptionAnswer = { status: 'free', proUntil: null }
  if (!account?.customer_id) return Response.json(free)
  const customer = { userId: user.id, customerId: account.customer_id }
  const plan = await readPlan(billing, customer).catch(paymentFailed(functionErrors.paymentsFailed))
  const answer: RefreshSubscriptionAnswer = { status: plan.status, proUntil: plan.proUntil }
  return Response.json(answer)
}
