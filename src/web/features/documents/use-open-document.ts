// The hook of the writing screen: opens the URL's document, offers recovery, saves automatically.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '#web/lib/store.ts'
import { type DocumentServices, trackClosing, useDocumentServices } from './document-services.tsx'
import { OpenDocument, type OpenState } from './open-document.ts'
import { readPrefetched, takePrefetched } from './prefetch.ts'
import { deviceClock } from './saving/clock.ts'
import { createKey } from './saving/create-key.ts'
import type { ConflictChoice, ExplicitSave, ShowHtml } from './saving/saver-options.ts'
import type { SaveOutcome } from './saving/saver-state.ts'
import { openTabChannel } from './saving/tab-channel.ts'
import { onTabClosed, thisTab } from './saving/tab-presence.ts'
import type { UnsyncedDocuments } from './saving/unsynced-documents.ts'
import { useSaverEvents } from './saving/use-saver-events.ts'
import { markSaved } from './use-documents.ts'
import { useWorkspaceScope } from './workspace-scope.ts'

interface UseOpenDocumentOptions {
  /** From the URL; undefined for a new document. */
  id: string | undefined
  /** Reads the editor, also right after it has left the page; undefined while there is none. */
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
  /** Saves a version before an AI change (`detail` is generate, rewrite or suggestion) or an export (its format, or what was open). */
  saveVersionBefore: (cause: 'before_ai' | 'before_export' | 'export', detail: string) => Promise<boolean>
  /** The document's id now; the state on the screen may not have it yet. */
  readId: () => string | undefined
  /** The key that the first save is made with. */
  readDraftKey: () => string | undefined
  /** Replaces the text; the current one becomes a version. */
  replaceWith: (html: string, cause: 'restore' | 'import', detail?: string) => Promise<SaveOutcome>
  resolve: (choice: ConflictChoice) => Promise<SaveOutcome>
  recover: (choice: 'mine' | 'saved' | 'later') => Promise<void>
  /** Somebody else saved it, at this moment. */
  savedElsewhere: (updatedAt: string) => void
  /** The user may have lost access to it. */
  checkAccess: () => void
  reload: () => void
  /** The document was deleted: drop its text. */
  discard: () => void
}

export type OpenDocumentView = OpenDocumentActions & { state: OpenState }

const ignored: SaveOutcome = { kind: 'ignored' }

export function useOpenDocument(options: UseOpenDocumentOptions): OpenDocumentView {
  const services = useDocumentServices()
  const { sharedId } = useWorkspaceScope()
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const [opened, setOpened] = useState(() => openFor(options.id, sharedId, services, latest))
  let current = opened
  if (!isStillOpen(opened, options.id, sharedId)) {
    current = openFor(options.id, sharedId, services, latest)
    setOpened(current)
  }
  const { document, actions } = current
  useLayoutEffect(() => {
    const { unsynced, closing } = services
    unsynced.open(document.id)
    const waiting = closing.whenClosed(document.id)
    if (waiting !== undefined) void waiting.then(() => document.load())
    else void document.load()
    return () => {
      unsynced.open(undefined)
      trackClosing(services, document.id, closeDocument(document, unsynced))
    }
  }, [document, services])
  useEffect(() => {
    // The URL has caught up with the id the document was given.
    if (options.id === document.id) opened.address = options.id
  })
  useSaverEvents(document, services.unsynced)
  const state = useStore(document.state)
  return { state, ...actions }
}

async function closeDocument(document: OpenDocument, unsynced: UnsyncedDocuments): Promise<void> {
  await document.close()
  const { id, saver } = document
  if (id !== undefined && saver?.isClean === false) unsynced.add(id)
}

interface Opened {
  address: string | undefined
  /** Where it goes if it is new. */
  sharedId: string | undefined
  document: OpenDocument
  actions: OpenDocumentActions
}

/** A new document that isn't saved yet makes way for another when the user goes to another workspace. */
function isStillOpen(opened: Opened, id: string | undefined, sharedId: string | undefined): boolean {
  const { address, document } = opened
  if (id === undefined && document.id === undefined) return opened.sharedId === sharedId
  return id === address || id === document.id
}

/** Has no effect outside: everything starts with `load`. */
function openFor(
  id: string | undefined,
  sharedId: string | undefined,
  { userId, api, copies, unsynced }: DocumentServices,
  latest: { current: UseOpenDocumentOptions },
): Opened {
  const document = new OpenDocument({
    ...{ id, userId, api, copies, createKey },
    workspaceId: sharedId,
    tab: thisTab,
    clock: deviceClock,
    openChannel: (channel) => openTabChannel({ ...channel, onTabClosed }),
    readHtml: () => latest.current.readHtml(),
    showHtml: (html, kind) => latest.current.showHtml(html, kind),
    onIdChange: (next) => latest.current.onInserted(next),
    onSaved: (row) => {
      markSaved(userId, row)
      // The server is reachable, perhaps again.
      void unsynced.send()
    },
    readPrefetched: () => readPrefetched(id),
    takePrefetched: () => takePrefetched(id),
  })
  return { address: id, sharedId, document, actions: actionsOf(document) }
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
    readId: () => document.id,
    readDraftKey: () => document.draftKey,
    replaceWith: async (html, cause, detail) =>
      (await document.saver?.replaceWith(html, cause, detail)) ?? ignored,
    resolve: (choice) => document.resolve(choice),
    recover: (choice) => document.recover(choice),
    savedElsewhere: (updatedAt) => document.savedElsewhere(updatedAt),
    checkAccess: () => document.checkAccess(),
    reload: () => void document.load(),
    discard: () => document.discard(),
  }
}
