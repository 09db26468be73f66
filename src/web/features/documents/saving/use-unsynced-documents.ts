// This tab's unsynced documents: one store for the signed-in user.
import { markSaved } from '#web/features/documents/use-documents.ts'
import { Store, useStore } from '#web/lib/store.ts'
import { deviceClock } from './clock.ts'
import { createLocalCopies } from './local-copies.ts'
import { createSavingApi } from './saving-api.ts'
import { listOtherTabs, thisTab } from './tab-presence.ts'
import { UnsyncedDocuments } from './unsynced-documents.ts'

export const localCopies = createLocalCopies(listOtherTabs)

let current: { userId: string; unsynced: UnsyncedDocuments } | undefined

export function unsyncedDocumentsOf(userId: string): UnsyncedDocuments {
  if (current?.userId !== userId) {
    const api = createSavingApi(userId)
    const onSaved = (row: Parameters<typeof markSaved>[1]) => markSaved(userId, row)
    const options = { userId, tab: thisTab, api, copies: localCopies, clock: deviceClock, onSaved }
    current = { userId, unsynced: new UnsyncedDocuments(options) }
  }
  return current.unsynced
}

const none = new Store<ReadonlySet<string>>(new Set())

/** Whether the newest text of a closed document is stored in this browser only. */
export function useIsUnsynced(id: string): boolean {
  return useStore(current?.unsynced.waiting ?? none, (ids) => ids.has(id))
}
