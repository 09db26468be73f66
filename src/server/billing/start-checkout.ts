// Starts buying Pro: one checkout per person at a time. Two tabs get the same page, another period closes the first one, and a canceled
// subscription is resumed instead of bought again.
import { createHash } from 'node:crypto'
import type { CreateCheckoutSessionAnswer } from '#contract/functions.ts'
import { givesPro, isOver } from '#domain/billing/derive-plan.ts'
import type { BillingPeriod } from '#domain/billing/plan.ts'
import {
  type CheckoutAttempt,
  claimCustomer,
  findAttempt,
  findBillingAccount,
  forgetCustomer,
  openBillingAccount,
  recordCheckout,
  replaceAttempt,
} from '#server/stores/billing.ts'
import type { Billing } from './billing.ts'
import { type Checkout, ignoreMissing, PaymentsError } from './payments.ts'
import { type Customer, readPlan } from './read-plan.ts'

export interface Buyer {
  id: string
  email: string | null
}

/** How many times other requests may get in first. */
const rounds = 4

export async function startCheckout(
  billing: Billing,
  buyer: Buyer,
  period: BillingPeriod,
): Promise<CreateCheckoutSessionAnswer> {
  await openBillingAccount(billing.db, buyer.id)
  for (let round = 0; round < rounds; round += 1) {
    try {
      const customer = await requireCustomer(billing, buyer, round)
      const running = await runOn(billing, customer)
      if (running) return { url: `${billing.site}/settings`, outcome: running }
      const url = await openPage(billing, customer, period)
      if (url) return { url, outcome: 'checkout' }
    } catch (error) {
      if (!(await canRetry(billing, buyer, error))) throw error
    }
  }
  throw new PaymentsError('failed', 'Another request kept changing the checkout.')
}

async function requireCustomer(
  { db, payments, site }: Billing,
  buyer: Buyer,
  round: number,
): Promise<Customer> {
  const account = await findBillingAccount(db, buyer.id)
  if (account?.customer_id) return { userId: buyer.id, customerId: account.customer_id }
  // Two tabs that come here together send the same key and get the same customer.
  const order = createHash('sha256')
    .update(`${buyer.id}:${buyer.email ?? ''}:${round}`)
    .digest('hex')
  const made = await payments.createCustomer({
    userId: buyer.id,
    site,
    email: buyer.email,
    key: `customer:${order}`,
  })
  return { userId: buyer.id, customerId: await claimCustomer(db, buyer.id, made) }
}

/** What a user with Pro gets instead of a payment page. */
async function runOn(
  billing: Billing,
  customer: Customer,
): Promise<CreateCheckoutSessionAnswer['outcome'] | undefined> {
  const { payments } = billing
  const subscriptions = await payments.listSubscriptions(customer.customerId)
  if (!subscriptions.some(givesPro)) {
    // A subscription that waits for its payment must not be charged in addition to the new one.
    for (const waiting of subscriptions.filter((subscription) => !isOver(subscription)))
      await payments.endSubscription(waiting.id)
    return undefined
  }
  const plan = await readPlan(billing, customer)
  if (plan.status === 'free') return undefined
  if (plan.proUntil === null || plan.subscriptionId === null) return 'already_pro'
  await payments.resumeSubscription(plan.subscriptionId)
  await readPlan(billing, customer)
  return 'resumed'
}

/** The address of the payment page; undefined when another request changed something in the meantime. */
async function openPage(
  billing: Billing,
  customer: Customer,
  period: BillingPeriod,
): Promise<string | undefined> {
  const { db } = billing
  const current = await findAttempt(db, customer.userId)
  const isSame = current?.period === period
  // Without an id it is being created by another request, or that request died: the same key gets the same page.
  if (isSame && !current.checkoutId) return createPage(billing, customer, current)
  const page = current?.checkoutId ? await readPage(billing, current.checkoutId, isSame) : undefined
  if (page?.status === 'open') return requireUrl(page)
  // Paid a moment ago, in another tab.
  if (page?.status === 'complete' && (await readPlan(billing, customer)).status === 'pro') return undefined
  const attempt = await replaceAttempt(db, customer.userId, period, current)
  return attempt && createPage(billing, customer, attempt)
}

/** The open page. One that is no longer wanted is closed before the next opens, so that two can never be paid. */
async function readPage({ payments }: Billing, id: string, isWanted: boolean): Promise<Checkout | undefined> {
  const reading = isWanted ? payments.findCheckout(id) : payments.expireCheckout(id)
  return reading.catch(ignoreMissing)
}

async function createPage(
  { db, payments, site }: Billing,
  { userId, customerId }: Customer,
  { key, period, expiresAt }: CheckoutAttempt,
): Promise<string | undefined> {
  const page = await payments.createCheckout({
    key,
    userId,
    site,
    customerId,
    period,
    expiresAt,
    successUrl: `${site}/write?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${site}/pricing?period=${period}`,
  })
  if (await recordCheckout(db, userId, key, page.id)) return requireUrl(page)
  await payments.expireCheckout(page.id)
  return undefined
}

function requireUrl({ url }: Checkout): string {
  if (!url) throw new PaymentsError('failed', 'The checkout has no URL.')
  return url
}

/** Whether another round can help: the customer is gone over there, or the key belongs to another order. */
async function canRetry({ db }: Billing, buyer: Buyer, error: unknown): Promise<boolean> {
  if (!(error instanceof PaymentsError)) return false
  const account = await findBillingAccount(db, buyer.id)
  if (error.failure === 'no_customer' && account?.customer_id) {
    await forgetCustomer(db, account.customer_id)
    return true
  }
  const attempt = error.failure === 'key_used' ? await findAttempt(db, buyer.id) : undefined
  if (!attempt) return false
  await replaceAttempt(db, buyer.id, attempt.period, attempt)
  return true
}
