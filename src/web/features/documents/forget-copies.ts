import { createLocalCopies } from './local-copies.ts'

/** Removes every text of the user that this browser keeps besides the server's, other tabs' included: the account is gone. */
export async function forgetCopies(userId: string): Promise<void> {
  const copies = createLocalCopies(async () => new Set())
  for (const { place } of await copies.find(userId, '')) await copies.remove(place)
}
