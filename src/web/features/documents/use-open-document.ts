// The hook of the writing screen: opens the document of the address, recovers what was left behind, saves by itself.
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { deviceClock } from './clock.ts'
import { createKey } from './create-key.ts'
import { afterClosing, beginEarly, noteClosing, takeEarly } from './early-read.ts'
import type { ExplicitSave, ShowHtml } from './keeper-options.ts'
import type { ConflictChoice, SaveOutcome } from './keeper-state.ts'
import type { LeftBehind } from './left-behind.ts'
import { onTabEnd, showAlive, thisTab } from './living-tabs.ts'
import { OpenDocument, type OpenState } from './open-document.ts'
import { planOpening } from './open-plan.ts'
import { createSavingApi } from './saving-api.ts'
import { openTabChannel } from './tab-channel.ts'
import { noteSaved } from './use-documents.ts'
import { useKeeperEvents } from './use-keeper-events.ts'
import { leftBehindOf, localCopies } from './use-left-behind.ts'

interface UseOpenDocumentOptions {
  /** From the address; undefined for a new document. */
  id: string | undefined
  userId: string
  /** Reads the editor; undefined while there is none. */
  readHtml: () => string | undefined
  /** Puts a text into the editor: a restored version as one undoable step, another tab's as no step of this writer's. */
  showHtml: ShowHtml
  /** The document got its id, or another one: the address follows, with history replaced. */
  onInserted: (id: string) => void
}

export interface OpenDocumentActions {
  /** After every change of the text. */
  changed: () => void
  save: (wish?: ExplicitSave) => Promise<SaveOutcome>
  rename: (title: string) => void
  retry: () => void
  /** The decision about a conflict can wait. */
  putOff: () => void
  /** Saves what is unsaved; whether the server has everything now. */
  flush: () => Promise<boolean>
  /** Whether the newest text is in this tab alone: neither the server nor the browser has it. */
  isOnlyHere: () => boolean
  /** The text becomes a version before an AI change; `detail` is generate, rewrite or suggestion. */
  keepBefore: (cause: 'before_ai', detail: string) => Promise<boolean>
  /** Puts a text in place of the current one, which stays as a version. */
  replaceWith: (html: string, cause: 'restore' | 'import', detail?: string) => Promise<SaveOutcome>
  resolve: (choice: ConflictChoice) => Promise<SaveOutcome>
  recover: (choice: 'mine' | 'saved' | 'later') => Promise<void>
  reload: () => void
  /** The document was deleted: forget its text. */
  discard: () => void
}

export type OpenDocumentView = OpenDocumentActions & { state: OpenState }

/** The link of a document was pressed: reading it begins now, not when the screen has turned. */
export function readEarly(userId: string, id: string): void {
  beginEarly(id, () =>
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
    // While the old editor is still there to be read.
    opened.document.beforeClosing()
    current = openFor(options, latest)
    setOpened(current)
  }
  const { document, actions, userId } = current
  useLayoutEffect(() => {
    showAlive()
    const left = leftBehindOf(userId)
    left.open(document.id)
    const waiting = afterClosing(document.id)
    if (waiting !== undefined) void waiting.then(() => document.load())
    else void document.load()
    return () => {
      const { id } = document
      left.open(undefined)
      noteClosing(id, closeDocument(document, left))
    }
  }, [document, userId])
  useEffect(() => {
    // The address has caught up with the id the document was given.
    if (options.id === document.id) opened.address = options.id
  })
  useKeeperEvents(document, userId)
  const state = useSyncExternalStore(document.state.watch, document.state.read, document.state.read)
  return { state, ...actions }
}

async function closeDocument(document: OpenDocument, left: LeftBehind): Promise<void> {
  await document.close()
  const { id, keeper } = document
  if (id !== undefined && keeper?.isClean === false) left.add(id)
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
    openChannel: (channel) => openTabChannel({ ...channel, onTabEnd }),
    readHtml: () => latest.current.readHtml(),
    showHtml: (html, kind) => latest.current.showHtml(html, kind),
    onIdChange: (id) => latest.current.onInserted(id),
    onSaved: (row) => {
      noteSaved(options.userId, row)
      // The server answers: perhaps again.
      void leftBehindOf(options.userId).send()
    },
    takeEarly: () => takeEarly(options.id),
  })
  return { userId: options.userId, address: options.id, document, actions: actionsOf(document) }
}

function actionsOf(document: OpenDocument): OpenDocumentActions {
  return {
    changed: () => document.keeper?.changed(),
    save: (wish) => document.save(wish),
    rename: (title) => document.keeper?.rename(title),
    retry: () => document.retry(),
    putOff: () => document.putOff(),
    flush: async () => (await document.keeper?.flush()) ?? true,
    isOnlyHere: () => document.keeper?.isOnlyHere ?? false,
    keepBefore: async (cause, detail) => (await document.keeper?.save({ cause, detail }))?.kind === 'saved',
    replaceWith: async (html, cause, detail) =>
      (await document.keeper?.replaceWith(html, cause, detail)) ?? ignored,
    resolve: async (choice) => (await document.keeper?.resolve(choice)) ?? ignored,
    recover: (choice) => document.recover(choice),
    reload: () => void document.load(),
    discard: () => document.discard(),
  }
}
