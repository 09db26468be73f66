// Cancels at the end of the period, and ends everything at once when an account is deleted.
import type { CancelSubscriptionAnswer } from '#contract/functions.ts'
import { givesPro, isOver } from '#domain/billing/derive-plan.ts'
import { findAttempt, findBillingAccount } from '#server/stores/billing.ts'
import type { Billing } from './billing.ts'
import { ignoreMissing, type Subscription } from './payments.ts'
import { readPlan } from './read-plan.ts'

/** Lets whatever runs end with its period; undefined when nothing runs. May be repeated. */
export async function cancelAtPeriodEnd(
  billing: Billing,
  userId: string,
): Promise<CancelSubscriptionAnswer | undefined> {
  const account = await findBillingAccount(billing.db, userId)
  if (!account?.customer_id) return undefined
  const customer = { userId, customerId: account.customer_id }
  const subscriptions = await billing.payments.listSubscriptions(customer.customerId)
  const renewing = subscriptions.filter((subscription) => givesPro(subscription) && !subscription.endsAt)
  for (const { id } of renewing) await billing.payments.cancelSubscription(id)
  const { status, proUntil } = await readPlan(billing, customer)
  return status === 'pro' ? { status, proUntil } : undefined
}

/** Closes the payment page and ends every subscription now: nothing can charge this person again. */
export async function endAllSubscriptions(billing: Billing, userId: string): Promise<void> {
  const { db, payments } = billing
  const attempt = await findAttempt(db, userId)
  if (attempt?.checkoutId) await payments.expireCheckout(attempt.checkoutId).catch(ignoreMissing)
  const account = await findBillingAccount(db, userId)
  if (!account?.customer_id) return
  for (const { id } of await listRunning(billing, account.customer_id)) await payments.endSubscription(id)
}

/** What is not over and may charge, now or later. */
export async function listRunning({ payments }: Billing, customerId: string): Promise<Subscription[]> {
  const subscriptions = (await payments.listSubscriptions(customerId).catch(ignoreMissing)) ?? []
  return subscriptions.filter((subscription) => !isOver(subscription))
}
