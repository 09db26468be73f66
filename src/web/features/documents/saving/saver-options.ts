// What a DocumentSaver is given.
import type { SavedRow } from '#contract/tables.ts'
import type { SaveState } from '#domain/document/save-state.ts'
import type { Clock } from './clock.ts'
import type { LocalCopies } from './local-copies.ts'
import type { RemoteStart } from './remote-document.ts'
import type { SaverState } from './saver-state.ts'
import type { SaveCause, SavingApi } from './saving-api.ts'

/** Puts a text into the editor: a new one that replaces the old, or the same document as another tab saved it. */
export type ShowHtml = (html: string, kind: 'replaced' | 'followed') => void

export interface SaverOptions {
  api: SavingApi
  copies: LocalCopies
  clock: Clock
  userId: string
  tab: string
  createKey: () => string
  /** Reads the editor; undefined while it is not ready. */
  readHtml: () => string | undefined
  showHtml: ShowHtml
  /** The document got an id, or a different one (same title, copy). */
  onIdChange: (id: string) => void
  /** The server confirmed a save. */
  onSaved: (row: SavedRow) => void
  start: SaverStart
}

export interface SaverStart extends RemoteStart {
  /** The text is newer than the row: it comes from a local copy. */
  isUnsaved?: boolean
  /** A title the server doesn't know yet. */
  newTitle?: string | undefined
  isGone?: boolean
  /** It is out of reach because the user left its workspace. */
  hasNoAccess?: boolean
}

/** `theirs`: the other text is taken, and ours becomes a version. */
export type ConflictChoice = 'overwrite' | 'copy' | 'theirs'

export interface ExplicitSave {
  title?: string
  sameTitle?: boolean
  cause?: Exclude<SaveCause, 'autosave'>
  detail?: string
}

/** The state of a document that was just opened. */
export function describeStart(start: SaverStart): SaverState {
  const { id, title, newTitle, basedOn, isGone = false, hasNoAccess = false } = start
  const saveState = describeSaved(start)
  const shown = { id, title: newTitle ?? title, basedOn, saveState }
  return { ...shown, isSaving: false, conflict: undefined, isGone, ...(hasNoAccess && { hasNoAccess }) }
}

/** The text of a deleted document is on no server, whatever it was based on. */
function describeSaved({ basedOn, isGone }: SaverStart): SaveState {
  if (isGone) return { kind: 'failed', isKept: true }
  return basedOn === undefined ? { kind: 'none' } : { kind: 'saved', at: basedOn }
}
