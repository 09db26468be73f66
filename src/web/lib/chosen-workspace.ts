// Which shared workspace the user works in, kept in this browser. None means the personal one.
import { Store, useStore } from './store.ts'

const storageKey = (userId: string) => `workspace:${userId}`
const stores = new Map<string, Store<string | undefined>>()

function storeOf(userId: string): Store<string | undefined> {
  const known = stores.get(userId) ?? new Store(readStored(userId))
  stores.set(userId, known)
  return known
}

function readStored(userId: string): string | undefined {
  try {
    return localStorage.getItem(storageKey(userId)) ?? undefined
  } catch {
    // Storage is blocked: the choice lasts until the next load.
    return undefined
  }
}

/** The id of a shared workspace, or undefined for the personal one. */
export function chooseWorkspace(userId: string, workspaceId: string | undefined): void {
  storeOf(userId).set(workspaceId)
  try {
    if (workspaceId === undefined) localStorage.removeItem(storageKey(userId))
    else localStorage.setItem(storageKey(userId), workspaceId)
  } catch {
    // As above.
  }
}

export const useChosenWorkspace = (userId: string): string | undefined => useStore(storeOf(userId))
