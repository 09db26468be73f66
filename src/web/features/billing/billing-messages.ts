// Messages of the paid plan beyond the catalog in messages.ts.
import type { Message } from '#web/messages.ts'

export const billingMessages = {
  /** A canceled subscription was resumed. */
  resumed: { title: 'Subscription resumed', text: 'Your subscription is active again. You weren’t charged.' },
  alreadyPro: { title: 'You already have Pro', text: 'You weren’t charged.' },
  portal: { title: 'Error', text: 'We couldn’t open the billing page. Try again.' },
} as const satisfies Record<string, Message>

/** The return from a payment. */
export const paymentTexts = {
  confirming: 'Confirming payment…',
  welcome: 'Welcome to Pro',
  welcomeDetail: 'You now have unlimited AI in the editor and on the generator pages.',
  late: 'We’re still waiting for confirmation of your payment. Pro starts as soon as it arrives. You can keep writing in the meantime.',
  checkAgain: 'Check again',
} as const
