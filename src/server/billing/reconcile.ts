// Reads plans that haven't been read for a while, in case a message was lost. Safe in every process: reading twice changes nothing.
import { describeError } from '#server/log.ts'
import { listStalePlans, postponePlanRead } from '#server/stores/billing.ts'
import type { Billing } from './billing.ts'
import { readPlan } from './read-plan.ts'

const everyTenMinutes = 10 * 60 * 1000
/** Customers per round: the payment service takes a hundred requests a second, and people come first. */
const roundSize = 100

/** One round; a customer whose reading fails keeps the plan and waits for another turn. */
export async function reconcile(billing: Billing): Promise<void> {
  for (const { user_id: userId, customer_id: customerId } of await listStalePlans(billing.db, roundSize)) {
    await readPlan(billing, { userId, customerId }).catch(async (error: unknown) => {
      billing.log.warn('plan not read', { customer: customerId, cause: describeError(error) })
      await postponePlanRead(billing.db, userId)
    })
  }
}

/** Runs at once, then every ten minutes; returns how to stop. */
export function startReconciling(billing: Billing): () => void {
  let isRunning = false
  const round = async () => {
    if (isRunning) return
    isRunning = true
    await reconcile(billing)
      .catch((error: unknown) => billing.log.warn('plans not read', { cause: describeError(error) }))
      .finally(() => {
        isRunning = false
      })
  }
  const timer = setInterval(round, everyTenMinutes)
  timer.unref()
  void round()
  return () => clearInterval(timer)
}
