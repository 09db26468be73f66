// cancel-subscription: Pro ends with the paid period.
import { cancelAtPeriodEnd } from '#server/billing/end-subscription.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { limitPaymentCalls, paymentFailed, requireBilling } from './payment-calls.ts'

export async function cancelSubscription({ user, deps }: Call<void>): Promise<Response> {
  const billing = requireBilling(deps)
  await limitPaymentCalls(deps, 'cancel', user.id)
  const answer = await cancelAtPeriodEnd(billing, user.id).catch(paymentFailed(functionErrors.cancelFailed))
  if (!answer) throw functionErrors.noSubscription()
  return Response.json(answer)
}
