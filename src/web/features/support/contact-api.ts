import type { SendContactEmailAnswer, SendContactEmailRequest } from '#contract/functions.ts'
import { callFunction } from '#web/lib/api/function-call.ts'

/** Throws a CallError when the server refuses, and also when it answers with an error in a good answer (spec 7). */
export async function sendContactEmail(message: SendContactEmailRequest): Promise<void> {
  const answer = await callFunction<SendContactEmailAnswer | { error?: unknown } | null>(
    'send-contact-email',
    message,
  )
  if (answer && 'error' in answer && answer.error) throw new Error(String(answer.error))
}
