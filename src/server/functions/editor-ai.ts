// Who may use AI in the editor: Pro, and free users until their trial ends.
import { mayUseEditorAi } from '#domain/billing/subscription.ts'
import type { Db } from '#server/db/db.ts'
import { findPlan } from '#server/stores/usage.ts'
import { functionErrors } from './errors.ts'
import type { User } from './function.ts'

export async function requireEditorAi(db: Db, { id }: User): Promise<void> {
  if (!mayUseEditorAi(await findPlan(db, id), new Date())) throw functionErrors.trialEnded()
}
