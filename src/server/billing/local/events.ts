// What happens at the local stand-in, reported by signed messages like those of the payment service.
import { randomUUID } from 'node:crypto'
import type { Billing } from '#server/billing/billing.ts'
import { receiveMessage } from '#server/billing/receive-message.ts'
import { signMessage } from '#server/billing/webhook-signature.ts'
import { describeError } from '#server/log.ts'
import {
  closeLocalCheckout,
  endLocalPeriod,
  insertLocalSubscription,
  type LocalCheckout,
  type LocalSubscription,
  listLocalSubscriptions,
  setLocalStatus,
} from '#server/stores/local-payments.ts'
import { invoiceOf } from './payments.ts'

/** Pays; undefined when the page is not open anymore. */
export async function payLocally(billing: Billing, id: string): Promise<LocalCheckout | undefined> {
  const subscriptionId = `sub_local_${randomUUID()}`
  const paid = await billing.db.tx(async (tx) => {
    const checkout = await closeLocalCheckout(tx, id, 'complete')
    if (checkout) await insertLocalSubscription(tx, subscriptionId, checkout)
    return checkout
  })
  if (!paid) return undefined
  const owner = { customer: paid.customer_id, metadata: { user_id: paid.user_id, site: billing.site } }
  await tell(billing, 'customer.subscription.created', { id: subscriptionId, ...owner })
  await tell(billing, 'checkout.session.completed', { id, ...owner })
  return paid
}

/** What can happen to a subscription, by the names of the portal's buttons. */
export const localEvents = {
  async 'end-period'(billing: Billing, subscription: LocalSubscription) {
    await endLocalPeriod(billing.db, subscription.id)
    await listLocalSubscriptions(billing.db, subscription.customer_id)
    await tell(billing, `customer.subscription.${subscription.ends ? 'deleted' : 'updated'}`, subscription)
  },
  async 'fail-payment'(billing: Billing, subscription: LocalSubscription) {
    await setLocalStatus(billing.db, subscription.id, 'past_due')
    await tell(billing, 'invoice.payment_failed', subscription)
  },
  async 'pay-invoice'(billing: Billing, subscription: LocalSubscription) {
    await setLocalStatus(billing.db, subscription.id, 'active')
    await tell(billing, 'invoice.paid', subscription)
  },
  async refund(billing: Billing, subscription: LocalSubscription) {
    const refund = { refunded: true, payment_intent: invoiceOf(subscription, 'pi') }
    await tell(billing, 'charge.refunded', { ...subscription, ...refund })
  },
}
export type LocalEvent = keyof typeof localEvents

async function tell(billing: Billing, type: string, subject: { id: string } & Partial<LocalSubscription>) {
  const object = { customer: subject.customer_id, ...subject }
  const body = JSON.stringify({ id: `evt_local_${randomUUID()}`, type, data: { object } })
  await receiveMessage(billing, body, signMessage(billing.webhookSecret, body, Date.now())).catch(
    // As with the real service: a message that fails now is made up for when plans are read again.
    (error: unknown) => billing.log.warn('local message not taken', { type, cause: describeError(error) }),
  )
}
