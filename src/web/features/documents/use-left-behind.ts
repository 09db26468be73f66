// The documents this tab left behind, as the screen knows them: one store for the user who is signed in.
import { useSyncExternalStore } from 'react'
import { Watched } from '#web/lib/watched.ts'
import { deviceClock } from './clock.ts'
import { LeftBehind } from './left-behind.ts'
import { findOtherTabs, thisTab } from './living-tabs.ts'
import { createLocalCopies } from './local-copies.ts'
import { createSavingApi } from './saving-api.ts'
import { noteSaved } from './use-documents.ts'

export const localCopies = createLocalCopies(findOtherTabs)

let current: { userId: string; left: LeftBehind } | undefined

export function leftBehindOf(userId: string): LeftBehind {
  if (current?.userId !== userId) {
    const api = createSavingApi(userId)
    const onSaved = (row: Parameters<typeof noteSaved>[1]) => noteSaved(userId, row)
    const around = { userId, tab: thisTab, api, copies: localCopies, clock: deviceClock, onSaved }
    current = { userId, left: new LeftBehind(around) }
  }
  return current.left
}

const none = new Watched<ReadonlySet<string>>(new Set())

/** Whether the newest text of a document that is not open waits in this browser. */
export function useIsLeftBehind(id: string): boolean {
  const { watch, read } = current?.left.waiting ?? none
  return useSyncExternalStore(watch, () => read().has(id))
}
