import { removeWaitingPictures } from '#web/lib/pictures/stored-pictures.ts'
import { markAccountDeleted } from './deleted-accounts.ts'
import { createLocalCopies } from './local-copies.ts'

/** Removes all local copies of a deleted account, including those of other tabs. */
export async function removeLocalCopies(userId: string): Promise<void> {
  // First, so that no tab stores a new copy after the search below.
  markAccountDeleted(userId)
  const copies = createLocalCopies(async () => new Set())
  for (const { place } of await copies.find(userId, '')) await copies.remove(place)
  await removeWaitingPictures(userId)
}
