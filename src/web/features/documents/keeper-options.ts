// What a keeper is given: its transports, its clock, the editor it reads, and how the document stood when it was opened.
import type { SavedRow } from '#contract/tables.ts'
import type { SaveState } from '#domain/document/save-state.ts'
import type { Clock } from './clock.ts'
import type { KeeperState } from './keeper-state.ts'
import type { LocalCopies } from './local-copies.ts'
import type { RowStart } from './row-keeper.ts'
import type { SaveCause, SavingApi } from './saving-api.ts'

/** The editor shows this text from now on: one that takes the place of the old, or the same one as another tab has saved it. */
export type ShowHtml = (html: string, kind: 'replaced' | 'followed') => void

export interface DraftKeeperOptions {
  api: SavingApi
  copies: LocalCopies
  clock: Clock
  userId: string
  tab: string
  createKey: () => string
  /** Reads the editor; undefined while it is not ready. */
  readHtml: () => string | undefined
  showHtml: ShowHtml
  /** The document got its id, or another one (same title, copy). */
  onIdChange: (id: string) => void
  /** The server has taken a save. */
  onSaved: (row: SavedRow) => void
  start: KeeperStart
}

export interface KeeperStart extends RowStart {
  /** The text shown is newer than the row: it came from a local copy. */
  isUnsaved?: boolean
  /** A title the server does not know yet. */
  newTitle?: string | undefined
  isGone?: boolean
}

export interface ExplicitSave {
  title?: string
  sameTitle?: boolean
  cause?: Exclude<SaveCause, 'autosave'>
  detail?: string
}

/** How a document stands that was just opened. */
export function describeStart(start: KeeperStart): KeeperState {
  const { id, title, newTitle, basedOn, isGone = false } = start
  const saveState = describeSaved(start)
  return { id, title: newTitle ?? title, basedOn, saveState, isSaving: false, conflict: undefined, isGone }
}

/** A text whose document is gone is on no server, whatever it was based on. */
function describeSaved({ basedOn, isGone }: KeeperStart): SaveState {
  if (isGone) return { kind: 'failed', isKept: true }
  return basedOn === undefined ? { kind: 'none' } : { kind: 'saved', at: basedOn }
}
