// send-confirmation-email: sends the confirmation mail to the caller's address again.
import type { SendConfirmationEmailAnswer, SendConfirmationEmailRequest } from '#contract/functions.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'

export async function sendConfirmationEmail({
  input,
  user,
  deps,
}: Call<SendConfirmationEmailRequest>): Promise<Response> {
  if (input.email.trim().toLowerCase() !== user.email) throw functionErrors.notOwnAddress()
  const answer: SendConfirmationEmailAnswer = {
    sent: await deps.confirmAddress(user.id, input.confirmationUrl),
  }
  return Response.json(answer)
}
