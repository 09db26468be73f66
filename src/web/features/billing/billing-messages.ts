// Messages of the paid plan beyond the catalog of spec 8.
import type { Message } from '#web/messages.ts'

export const billingMessages = {
  /** A canceled subscription was resumed (decision 21). */
  resumed: { title: 'Pro continues', text: 'Your subscription runs on. Nothing was charged.' },
  alreadyPro: { title: 'You already have Pro', text: 'Nothing was charged.' },
  portal: { title: 'Error', text: 'Failed to open the billing page. Please try again.' },
} as const satisfies Record<string, Message>

/** The return from a payment (decision 1). */
export const paymentTexts = {
  confirming: 'Confirming payment…',
  welcome: 'Welcome to Pro',
  welcomeDetail: 'AI in the editor and on the generator pages now works without limits.',
  late: 'The payment service has not confirmed your payment yet. Pro starts as soon as it does, and you can go on writing.',
  checkAgain: 'Check again',
} as const
