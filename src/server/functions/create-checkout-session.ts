// create-checkout-session: the address of the payment page for Pro, or of the settings page when nothing has to be paid.
import type { CreateCheckoutSessionAnswer, CreateCheckoutSessionRequest } from '#contract/functions.ts'
import { startCheckout } from '#server/billing/start-checkout.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { limitPaymentCalls, paymentFailed, requireBilling } from './payment-calls.ts'

export async function createCheckoutSession({
  input,
  user,
  deps,
}: Call<CreateCheckoutSessionRequest>): Promise<Response> {
  const billing = requireBilling(deps)
  await limitPaymentCalls(deps, 'checkout', user.id)
  const answer: CreateCheckoutSessionAnswer = await startCheckout(billing, user, input.period).catch(
    paymentFailed(functionErrors.checkoutFailed),
  )
  return Response.json(answer)
}
