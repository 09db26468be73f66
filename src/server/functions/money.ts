// What the functions about money share.
import type { Billing } from '#server/billing/billing.ts'
import { PaymentsError } from '#server/billing/payments.ts'
import type { Deps } from '#server/deps.ts'
import { type FunctionError, functionErrors } from './errors.ts'

export function requireBilling({ billing }: Deps): Billing {
  if (!billing) throw functionErrors.paymentsOff()
  return billing
}

/** What the payment service did is not for the client; whatever else happened keeps its own answer. */
export const sayFailed =
  (failed: (cause: unknown) => FunctionError) =>
  (error: unknown): never => {
    throw error instanceof PaymentsError ? failed(error) : error
  }
