// Shared by the functions about payments.
import type { Billing } from '#server/billing/billing.ts'
import { PaymentsError } from '#server/billing/payments.ts'
import type { Deps } from '#server/deps.ts'
import { takeToken } from '#server/stores/rate-limits.ts'
import { type FunctionError, functionErrors } from './errors.ts'

export function requireBilling({ billing }: Deps): Billing {
  if (!billing) throw functionErrors.paymentsOff()
  return billing
}

/** Each call asks the payment service several times: nobody needs more in a minute. */
const perMinute = 20

export async function limitPaymentCalls(
  { db }: Deps,
  what: 'checkout' | 'cancel' | 'portal' | 'refresh-plan',
  userId: string,
): Promise<void> {
  if (!(await takeToken(db, `${what}:${userId}`, perMinute, 60))) throw functionErrors.tooOften()
}

/** What the payment service did is not for the client; whatever else happened keeps its own answer. */
export const paymentFailed =
  (failed: (cause: unknown) => FunctionError) =>
  (error: unknown): never => {
    throw error instanceof PaymentsError ? failed(error) : error
  }
