// stripe-webhook: receives a message of the payment service. Any status but 200 makes it send the message again.
import type { StripeWebhookAnswer } from '#contract/functions.ts'
import { receiveMessage } from '#server/billing/receive-message.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { paymentFailed, requireBilling } from './payment-calls.ts'

export async function stripeWebhook({
  input: body,
  deps,
  header,
}: Call<string, undefined>): Promise<Response> {
  const billing = requireBilling(deps)
  const outcome = await receiveMessage(billing, body, header('stripe-signature')).catch(
    paymentFailed(functionErrors.paymentsFailed),
  )
  if (outcome === 'forged') throw functionErrors.forgedMessage()
  if (outcome === 'unreadable') throw functionErrors.invalid('This is not an event.')
  const answer: StripeWebhookAnswer = { received: true }
  return Response.json(answer)
}
