// Receives messages of the payment service and accepts only what it signed.
import type { Billing } from './billing.ts'
import { handleMessage, messageSchema } from './handle-message.ts'
import { isSignedMessage } from './webhook-signature.ts'

/** The body exactly as it came. Throws when it cannot be handled now: it is then sent again. */
export async function receiveMessage(
  billing: Billing,
  body: string,
  signature: string | undefined,
): Promise<'taken' | 'forged' | 'unreadable'> {
  if (!isSignedMessage(billing.webhookSecret, body, signature, Date.now())) return 'forged'
  const message = messageSchema.safeParse(parseJson(body))
  if (!message.success) return 'unreadable'
  await handleMessage(billing, message.data)
  return 'taken'
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
