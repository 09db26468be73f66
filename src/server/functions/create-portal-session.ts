// create-portal-session: the page where the caller sees invoices and changes the card.
import type { CreatePortalSessionAnswer } from '#contract/functions.ts'
import { findBillingAccount } from '#server/stores/billing.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { limitPaymentCalls, paymentFailed, requireBilling } from './payment-calls.ts'

export async function createPortalSession({ user, deps }: Call<void>): Promise<Response> {
  const { payments, site } = requireBilling(deps)
  await limitPaymentCalls(deps, 'portal', user.id)
  const account = await findBillingAccount(deps.db, user.id)
  if (!account?.customer_id) throw functionErrors.noCustomer()
  const url = await payments
    .createPortal(account.customer_id, `${site}/settings`)
    .catch(paymentFailed(functionErrors.paymentsFailed))
  const answer: CreatePortalSessionAnswer = { url }
  return Response.json(answer)
}
