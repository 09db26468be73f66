// What the documents of one user share on the writing screen: the saving API, local copies, and documents that are closing or unsynced.
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { useStore } from '#web/lib/store.ts'
import { ClosingDocuments } from './closing-documents.ts'
import { planOpening } from './open-plan.ts'
import { dropPrefetched, prefetch } from './prefetch.ts'
import { deviceClock } from './saving/clock.ts'
import { createKey } from './saving/create-key.ts'
import { createLocalCopies, type LocalCopies } from './saving/local-copies.ts'
import { createSavingApi, type SavingApi, UnloadSender } from './saving/saving-api.ts'
import { announceTab, listOtherTabs, thisTab } from './saving/tab-presence.ts'
import { UnsyncedDocuments } from './saving/unsynced-documents.ts'
import { markSaved } from './use-documents.ts'
import { alone, type WorkspaceScope, WorkspaceScopeContext } from './workspace-scope.ts'

export interface DocumentServices {
  userId: string
  api: SavingApi
  copies: LocalCopies
  closing: ClosingDocuments
  unsynced: UnsyncedDocuments
  /** Starts what reaches outside, once; it continues until the tab closes. */
  start: () => void
}

function createDocumentServices(userId: string): DocumentServices {
  const unload = new UnloadSender()
  const api = createSavingApi(userId, unload)
  const copies = createLocalCopies(listOtherTabs)
  const closing = new ClosingDocuments()
  const unsynced = new UnsyncedDocuments({
    ...{ userId, api, copies, closing },
    tab: thisTab,
    clock: deviceClock,
    onSaved: (row) => markSaved(userId, row),
  })
  const start = () => {
    announceTab()
    unload.start()
  }
  return { userId, api, copies, closing, unsynced, start }
}

/** The services of the user who is signed in. They outlive the writing screen: unsynced documents are sent from any page. */
const current = new Map<string, DocumentServices>()

export function documentServicesOf(userId: string): DocumentServices {
  const services = current.get(userId) ?? createDocumentServices(userId)
  if (!current.has(userId)) current.clear()
  current.set(userId, services)
  return services
}

const Context = createContext<DocumentServices | undefined>(undefined)

interface DocumentServicesProviderProps {
  userId: string
  scope?: WorkspaceScope
  children: ReactNode
}

export function DocumentServicesProvider({ userId, scope = alone, children }: DocumentServicesProviderProps) {
  const services = useMemo(() => documentServicesOf(userId), [userId])
  useEffect(() => services.start(), [services])
  return (
    <Context value={services}>
      <WorkspaceScopeContext value={scope}>{children}</WorkspaceScopeContext>
    </Context>
  )
}

export function useDocumentServices(): DocumentServices {
  const services = useContext(Context)
  if (services === undefined) throw new Error('useDocumentServices is used outside DocumentServicesProvider')
  return services
}

/** Whether the newest text of a closed document is stored in this browser only. */
export function useIsUnsynced(id: string): boolean {
  return useStore(useDocumentServices().unsynced.waiting, (ids) => ids.has(id))
}

/** Starts loading a document when its link is pressed, before the screen changes. */
export function prefetchDocument({ api, copies, userId, closing }: DocumentServices, id: string): void {
  if (!closing.has(id)) prefetch(id, () => planOpening(id, { api, copies, userId, createKey }))
}

/** Remembers that the document is still being saved; what was prefetched of it is out of date. */
export function trackClosing(
  { closing }: DocumentServices,
  id: string | undefined,
  closed: Promise<unknown>,
) {
  if (id !== undefined) dropPrefetched(id)
  closing.track(id, closed)
}
