import { markForgotten } from './forgotten-users.ts'
import { createLocalCopies } from './local-copies.ts'

/** Removes every text of the user that this browser keeps besides the server's, other tabs' included: the account is gone. */
export async function forgetCopies(userId: string): Promise<void> {
  // First: whatever another tab has begun to keep before this is there to be found.
  markForgotten(userId)
  const copies = createLocalCopies(async () => new Set())
  for (const { place } of await copies.find(userId, '')) await copies.remove(place)
}
