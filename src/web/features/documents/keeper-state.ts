// What the screen is told about the open document.
import type { SaveState } from '#domain/document/save-state.ts'

/** The text somebody else (another tab, another device) has put in our place. */
export interface OtherText {
  html: string
  title: string
  updatedAt: string
}

export interface KeeperState {
  /** Undefined until the document is inserted. */
  id: string | undefined
  title: string
  /** The updated_at our text is based on. */
  basedOn: string | undefined
  saveState: SaveState
  /** An explicit save runs. */
  isSaving: boolean
  /** The row moved on and nothing was overwritten. Saving waits for a decision. */
  conflict: OtherText | undefined
  /** The document was deleted elsewhere. The text is still here and can be saved as a copy. */
  isGone: boolean
}

export type SaveOutcome =
  | { kind: 'saved'; id: string }
  | { kind: 'ignored' }
  | { kind: 'failed'; problem: 'signed_out' | 'conflict' | 'other' }

export type ConflictChoice = 'overwrite' | 'copy'
