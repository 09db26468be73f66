// delete-user: deletes the caller's own account. A running subscription ends first; then everything is deleted in one transaction, or nothing
// is.
import type { DeleteUserAnswer, DeleteUserRequest, deleteUserFailures } from '#contract/functions.ts'
import { endAllSubscriptions } from '#server/billing/end-subscription.ts'
import { DbFull } from '#server/db/db.ts'
import {
  deleteContentOf,
  deleteProfileOf,
  deleteTracesOf,
  hasSubscription,
  lockAccount,
} from '#server/stores/account-removal.ts'
import { deleteUser as deleteUserRow } from '#server/stores/users.ts'
import { functionErrors } from './errors.ts'
import type { Call, FunctionDeps } from './function.ts'

type Step = keyof typeof deleteUserFailures

export async function deleteUser({ input, user, deps }: Call<DeleteUserRequest>): Promise<Response> {
  if (input.user_id.toLowerCase() !== user.id) throw functionErrors.notOwnAccount()
  // Where nothing can be written the subscription must not end either.
  await lockAccount(deps.db, user.id)
  let step: Step = 'subscription'
  try {
    await endPayments(deps, user.id)
    step = 'content'
    await deps.db.tx(async (tx) => {
      await deleteContentOf(tx, user.id)
      step = 'profile'
      await deleteProfileOf(tx, user.id)
      step = 'user'
      await deleteTracesOf(tx, user.id)
      await deleteUserRow(tx, user.id)
    })
  } catch (error) {
    if (error instanceof DbFull) throw error
    throw functionErrors.notDeleted(step, error)
  }
  void deps.collectFiles()
  const answer: DeleteUserAnswer = { deleted: true }
  return Response.json(answer)
}

async function endPayments({ billing, db }: FunctionDeps, userId: string): Promise<void> {
  if (billing) await endAllSubscriptions(billing, userId)
  else if (await hasSubscription(db, userId))
    throw new Error('No payment service is configured to end the subscription.')
}
