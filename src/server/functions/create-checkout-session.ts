// create-checkout-session: the address of the payment page for Pro, or of the settings page when nothing has to be paid.
import type { CreateCheckoutSessionAnswer, CreateCheckoutSessionRequest } from '#contract/functions.ts'
import { startCheckout } from '#server/billing/start-checkout.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { requireBilling, sayFailed, takeMoneyTurn } from './money.ts'

export async function createCheckoutSession({
  input,
  user,
  deps,
}: Call<CreateCheckoutSessionRequest>): Promise<Response> {
  const billing = requireBilling(deps)
  await takeMoneyTurn(deps, 'checkout', user.id)
  const answer: CreateCheckoutSessionAnswer = await startCheckout(billing, user, input.period).catch(
    sayFailed(functionErrors.checkoutFailed),
  )
  return Response.json(answer)
}
