// Reads the plan from the payment service whenever it may have changed. It is never derived from messages, so their order and number
// don't matter (docs/decisions/017).
import { derivePaidPlan, type PaidPlan } from '#domain/billing/derive-plan.ts'
import type { Tx } from '#server/db/db.ts'
import { startPlanRead, writePlan } from '#server/stores/billing.ts'
import type { Billing } from './billing.ts'

export interface Customer {
  userId: string
  customerId: string
}

/** Reads the customer's plan and writes it into the profile, with whatever else belongs into the same transaction. */
export async function readPlan(
  { db, payments, log }: Billing,
  { userId, customerId }: Customer,
  also?: (tx: Tx) => Promise<void>,
): Promise<PaidPlan> {
  // The number comes first: a later reading sees at least what this one sees.
  const reading = await startPlanRead(db)
  const subscriptions = await payments.listSubscriptions(customerId)
  const plan = derivePaidPlan(subscriptions)
  const renewing = subscriptions.filter(({ status, endsAt }) => status === 'active' && endsAt === null)
  if (renewing.length > 1) log.error('customer pays twice', { customer: customerId })
  await db.tx(async (tx) => {
    await writePlan(tx, userId, reading, plan)
    await also?.(tx)
  })
  return plan
}
