// cancel-subscription: Pro ends with the paid period (decision 21).
import { cancelAtPeriodEnd } from '#server/billing/end-subscription.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { requireBilling, sayFailed, takeMoneyTurn } from './money.ts'

export async function cancelSubscription({ user, deps }: Call<void>): Promise<Response> {
  const billing = requireBilling(deps)
  await takeMoneyTurn(deps, 'cancel', user.id)
  const answer = await cancelAtPeriodEnd(billing, user.id).catch(sayFailed(functionErrors.cancelFailed))
  if (!answer) throw functionErrors.noSubscription()
  return Response.json(answer)
}
