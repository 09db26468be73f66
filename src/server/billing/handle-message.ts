// Handles a verified message of the payment service. It only says that something changed for a customer. The current state is read from
// the payment service itself, so messages may come late, twice or out of order.
import { z } from 'zod'
import { givesPro } from '#domain/billing/derive-plan.ts'
import {
  claimCustomer,
  findCustomer,
  forgetCustomer,
  isEventHandled,
  openBillingAccount,
  recordEvent,
} from '#server/stores/billing.ts'
import type { Billing } from './billing.ts'
import { listRunning } from './end-subscription.ts'
import { PaymentsError } from './payments.ts'
import { type Customer, readPlan } from './read-plan.ts'
import { reference } from './stripe-answers.ts'

export const messageSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  data: z.object({
    object: z.looseObject({
      id: z.string().optional(),
      customer: reference.nullish().catch(null),
      payment_intent: reference.nullish().catch(null),
      refunded: z.boolean().nullish().catch(null),
      metadata: z.record(z.string(), z.string()).nullish().catch(null),
    }),
  }),
})
export type Message = z.infer<typeof messageSchema>

/** Other messages don't affect anybody's plan. */
const handledTypes =
  /^(checkout\.session|customer\.subscription|invoice|charge\.refunded|customer\.deleted)(\.|$)/

export async function handleMessage(billing: Billing, message: Message): Promise<void> {
  const { db, log } = billing
  if (await isEventHandled(db, message.id)) return
  const customer = handledTypes.test(message.type) ? await findAddressee(billing, message) : undefined
  if (!customer) return recordEvent(db, message.id, message.type)
  if (message.type === 'charge.refunded') await endRefunded(billing, customer, message)
  const plan = await readOrForget(billing, customer, message)
  log.info('plan read', { message: message.id, type: message.type, status: plan })
}

/** The customer that a message is about. A customer whose account is gone gets a refund. */
async function findAddressee(billing: Billing, { type, data }: Message): Promise<Customer | undefined> {
  const { object } = data
  const customerId = type === 'customer.deleted' ? object.id : object.customer
  if (!customerId) return undefined
  const known = await findCustomer(billing.db, customerId)
  if (known) return { userId: known.user_id, customerId }
  const { user_id: userId, site } = object.metadata ?? {}
  // Without our metadata it belongs to another product that shares the account at the payment service.
  if (!userId || site !== billing.site) return undefined
  const account = await openBillingAccount(billing.db, userId)
  if (!account) {
    await undoPurchase(billing, customerId)
    return undefined
  }
  // A late message about a customer that was removed here: without a running subscription there is nothing to claim.
  if ((await listRunning(billing, customerId)).length === 0) return undefined
  if ((await claimCustomer(billing.db, userId, customerId)) === customerId) return { userId, customerId }
  billing.log.error('user has two customers', { customer: customerId })
  return undefined
}

/** The account was deleted while its owner was paying: nobody can use what was bought. */
async function undoPurchase(billing: Billing, customerId: string): Promise<void> {
  const running = await listRunning(billing, customerId)
  for (const { id, invoiceId } of running) {
    // Refund first: an ended subscription is skipped if the message comes again.
    if (invoiceId) await billing.payments.refundInvoice(invoiceId)
    await billing.payments.endSubscription(id)
  }
  if (running.length > 0) billing.log.warn('purchase undone', { customer: customerId })
}

/** A customer who got a full refund for the current period isn't charged for the next one. */
async function endRefunded(billing: Billing, { customerId }: Customer, { data }: Message): Promise<void> {
  const { refunded, payment_intent: payment } = data.object
  if (!refunded || !payment) return
  const invoice = await billing.payments.findInvoice(payment)
  if (!invoice) return
  const subscriptions = await billing.payments.listSubscriptions(customerId)
  for (const { id, invoiceId } of subscriptions.filter(givesPro))
    if (invoiceId === invoice) await billing.payments.endSubscription(id)
}

async function readOrForget(billing: Billing, customer: Customer, { id, type }: Message): Promise<string> {
  try {
    const plan = await readPlan(billing, customer, (tx) => recordEvent(tx, id, type))
    return plan.status
  } catch (error) {
    const isGone = error instanceof PaymentsError && error.failure === 'no_customer'
    if (!isGone || type !== 'customer.deleted') throw error
    await forgetCustomer(billing.db, customer.customerId)
    await recordEvent(billing.db, id, type)
    return 'free'
  }
}
