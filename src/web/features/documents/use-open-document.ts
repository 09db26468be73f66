// The hook of the writing screen: opens the URL's document, offers recovery, saves automatically.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '#web/lib/store.ts'
import { OpenDocument, type OpenState } from './open-document.ts'
import { planOpening } from './open-plan.ts'
import { prefetch, takePrefetched, trackClosing, whenClosed } from './prefetch.ts'
import { deviceClock } from './saving/clock.ts'
import { createKey } from './saving/create-key.ts'
import type { ConflictChoice, ExplicitSave, ShowHtml } from './saving/saver-options.ts'
import type { SaveOutcome } from './saving/saver-state.ts'
import { createSavingApi } from './saving/saving-api.ts'
import { openTabChannel } from './saving/tab-channel.ts'
import { announceTab, onTabClosed, thisTab } from './saving/tab-presence.ts'
import type { UnsyncedDocuments } from './saving/unsynced-documents.ts'
import { useSaverEvents } from './saving/use-saver-events.ts'
import { localCopies, unsyncedDocumentsOf } from './saving/use-unsynced-documents.ts'
import { markSaved } from './use-documents.ts'

interface UseOpenDocumentOptions {
  /** From the URL; undefined for a new document. */
  id: string | undefined
  userId: string
  /** Reads the editor; undefined while there is none. */
  readHtml: () => string | undefined
  /** Puts a text into the editor: a restored version as one undo step, another tab's text as none. */
  showHtml: ShowHtml
  /** The document got an id, or a different one: the URL follows, replacing the history entry. */
  onInserted: (id: string) => void
}

export interface OpenDocumentActions {
  /** Call after every change of the text. */
  changed: () => void
  save: (request?: ExplicitSave) => Promise<SaveOutcome>
  rename: (title: string) => void
  retry: () => void
  /** Postpones the decision about a conflict. */
  postpone: () => void
  /** Saves unsaved text. Returns whether the server has everything now. */
  flush: () => Promise<boolean>
  /** Whether the newest text exists in this tab only: neither the server nor the browser has it. */
  isOnlyInTab: () => boolean
  /** Saves a version before an AI change; `detail` is generate, rewrite or suggestion. */
  saveVersionBefore: (cause: 'before_ai', detail: string) => Promise<boolean>
  /** Replaces the text; the current one becomes a version. */
  replaceWith: (html: string, cause: 'restore' | 'import', detail?: string) => Promise<SaveOutcome>
  resolve: (choice: ConflictChoice) => Promise<SaveOutcome>
  recover: (choice: 'mine' | 'saved' | 'later') => Promise<void>
  reload: () => void
  /** The document was deleted: drop its text. */
  discard: () => void
}

export type OpenDocumentView = OpenDocumentActions & { state: OpenState }

/** Starts loading a document when its link is pressed, before the screen changes. */
export function prefetchDocument(userId: string, id: string): void {
  prefetch(id, () =>
    planOpening(id, { api: createSavingApi(userId), copies: localCopies, userId, createKey }),
  )
}

const ignored: SaveOutcome = { kind: 'ignored' }

export function useOpenDocument(options: UseOpenDocumentOptions): OpenDocumentView {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const [opened, setOpened] = useState(() => openFor(options, latest))
  let current = opened
  if (!isStillOpen(opened, options)) {
    // While the old editor can still be read.
    opened.document.captureText()
    current = openFor(options, latest)
    setOpened(current)
  }
  const { document, actions, userId } = current
  useLayoutEffect(() => {
    announceTab()
    const unsynced = unsyncedDocumentsOf(userId)
    unsynced.open(document.id)
    const waiting = whenClosed(document.id)
    if (waiting !== undefined) void waiting.then(() => document.load())
    else void document.load()
    return () => {
      const { id } = document
      unsynced.open(undefined)
      trackClosing(id, closeDocument(document, unsynced))
    }
  }, [document, userId])
  useEffect(() => {
    // The URL has caught up with the id the document was given.
    if (options.id === document.id) opened.address = options.id
  })
  useSaverEvents(document, userId)
  const state = useStore(document.state)
  return { state, ...actions }
}

async function closeDocument(document: OpenDocument, unsynced: UnsyncedDocuments): Promise<void> {
  await document.close()
  const { id, saver } = document
  if (id !== undefined && saver?.isClean === false) unsynced.add(id)
}

interface Opened {
  userId: string
  address: string | undefined
  document: OpenDocument
  actions: OpenDocumentActions
}

function isStillOpen({ userId, address, document }: Opened, options: UseOpenDocumentOptions): boolean {
  return userId === options.userId && (options.id === address || options.id === document.id)
}

function openFor(options: UseOpenDocumentOptions, latest: { current: UseOpenDocumentOptions }): Opened {
  const document = new OpenDocument({
    id: options.id,
    userId: options.userId,
    tab: thisTab,
    api: createSavingApi(options.userId),
    copies: localCopies,
    clock: deviceClock,
    createKey,
    openChannel: (channel) => openTabChannel({ ...channel, onTabClosed }),
    readHtml: () => latest.current.readHtml(),
    showHtml: (html, kind) => latest.current.showHtml(html, kind),
    onIdChange: (id) => latest.current.onInserted(id),
    onSaved: (row) => {
      markSaved(options.userId, row)
      // The server is reachable, perhaps again.
      void unsyncedDocumentsOf(options.userId).send()
    },
    takePrefetched: () => takePrefetched(options.id),
  })
  return { userId: options.userId, address: options.id, document, actions: actionsOf(document) }
}

function actionsOf(document: OpenDocument): OpenDocumentActions {
  return {
    changed: () => document.saver?.changed(),
    save: (request) => document.save(request),
    rename: (title) => document.saver?.rename(title),
    retry: () => document.retry(),
    postpone: () => document.postpone(),
    flush: async () => (await document.saver?.flush()) ?? true,
    isOnlyInTab: () => document.saver?.isOnlyInTab ?? false,
    saveVersionBefore: async (cause, detail) =>
      (await document.saver?.save({ cause, detail }))?.kind === 'saved',
    replaceWith: async (html, cause, detail) =>
      (await document.saver?.replaceWith(html, cause, detail)) ?? ignored,
    resolve: async (choice) => (await document.saver?.resolve(choice)) ?? ignored,
    recover: (choice) => document.recover(choice),
    reload: () => void document.load(),
    discard: () => document.discard(),
  }
}
