// stripe-webhook: receives a message of the payment service. Any status but 200 makes it send the message again.
import type { StripeWebhookAnswer } from '#contract/functions.ts'
import { takeMessage } from '#server/billing/take-message.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { requireBilling, sayFailed } from './money.ts'

export async function stripeWebhook({
  input: body,
  deps,
  header,
}: Call<string, undefined>): Promise<Response> {
  const billing = requireBilling(deps)
  const outcome = await takeMessage(billing, body, header('stripe-signature')).catch(
    sayFailed(functionErrors.paymentsFailed),
  )
  if (outcome === 'forged') throw functionErrors.forgedMessage()
  if (outcome === 'unreadable') throw functionErrors.invalid('This is no event.')
  const answer: StripeWebhookAnswer = { received: true }
  return Response.json(answer)
}
