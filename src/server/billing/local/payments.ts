// The local stand-in of the payment service, with its own tables. No money moves.
import { randomUUID } from 'node:crypto'
import { type Checkout, type Payments, PaymentsError, type Subscription } from '#server/billing/payments.ts'
import type { Db } from '#server/db/db.ts'
import {
  closeLocalCheckout,
  findLocalCheckout,
  type LocalCheckout,
  type LocalSubscription,
  listLocalSubscriptions,
  putLocalCheckout,
  setLocalEnd,
  setLocalStatus,
} from '#server/stores/local-payments.ts'

export function createLocalPayments(db: Db, site: string): Payments {
  const toCheckout = ({ id, status }: LocalCheckout): Checkout => ({
    id,
    status,
    url: status === 'open' ? `${site}/local/checkout/${id}` : null,
  })
  const findCheckout = async (id: string) => {
    const found = await findLocalCheckout(db, id)
    if (!found) throw new PaymentsError('missing', 'There is no such checkout.')
    return toCheckout(found)
  }
  return {
    createCustomer: async () => `cus_local_${randomUUID()}`,
    async createCheckout({ key, userId, customerId, period, successUrl, cancelUrl }) {
      const made = await putLocalCheckout(db, {
        id: `cs_local_${randomUUID()}`,
        key,
        user_id: userId,
        customer_id: customerId,
        period,
        success_url: successUrl,
        cancel_url: cancelUrl,
      })
      return toCheckout(made)
    },
    findCheckout,
    async expireCheckout(id) {
      await closeLocalCheckout(db, id, 'expired')
      return findCheckout(id)
    },
    listSubscriptions: async (customerId) =>
      (await listLocalSubscriptions(db, customerId)).map(toSubscription),
    cancelSubscription: (id) => setLocalEnd(db, id, true),
    resumeSubscription: (id) => setLocalEnd(db, id, false),
    endSubscription: (id) => setLocalStatus(db, id, 'canceled'),
    // Nothing was paid, so nothing is refunded.
    refundInvoice: async () => {},
    findInvoice: async (paymentId) => paymentId.replace(/^pi_/, 'in_'),
    createPortal: async (customerId) => `${site}/local/billing/${customerId}`,
  }
}

const toSubscription = (subscription: LocalSubscription): Subscription => ({
  id: subscription.id,
  status: subscription.status,
  endsAt: subscription.ends ? subscription.period_end : null,
  periodEnd: subscription.period_end,
  period: subscription.period,
  invoiceId: invoiceOf(subscription, 'in'),
})

/** The invoice of the running period, or its payment. */
export const invoiceOf = ({ id, payments }: LocalSubscription, kind: 'in' | 'pi'): string =>
  `${kind}_${id}_${payments}`
