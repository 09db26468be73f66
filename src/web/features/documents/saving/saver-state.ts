// What a DocumentSaver tells the screen.
import type { SaveState } from '#domain/document/save-state.ts'
import type { PushResult } from './remote-document.ts'

/** The text another tab or device saved in place of ours. */
export interface OtherText {
  html: string
  title: string
  updatedAt: string
}

export interface SaverState {
  /** Undefined until the document is inserted. */
  id: string | undefined
  title: string
  /** The updated_at our text is based on. */
  basedOn: string | undefined
  saveState: SaveState
  /** An explicit save is running. */
  isSaving: boolean
  /** The row has changed elsewhere and nothing was overwritten. Saving waits for the user's decision. */
  conflict: OtherText | undefined
  /** The document was deleted elsewhere. The text can still be saved as a copy. */
  isGone: boolean
  /** The document is out of reach because the user may not write in its workspace anymore. */
  hasNoAccess?: boolean
}

export type SaveOutcome =
  | { kind: 'saved'; id: string }
  | { kind: 'ignored' }
  | { kind: 'failed'; problem: Failure }

/** A conflict and lost access open dialogs of their own. */
type Failure = 'signed_out' | 'conflict' | 'no_access' | 'other'

/** What the caller of a save needs to know about its failure. */
export function nameProblem(result: PushResult): Failure {
  if (result.kind !== 'failed') return result.kind === 'conflict' ? 'conflict' : 'other'
  return result.problem === 'signed_out' || result.problem === 'no_access' ? result.problem : 'other'
}

/** What the screen shows. `isKept`: the browser has a backup, so there is no need to worry. */
export function describeFailure(
  result: Exclude<PushResult, { kind: 'saved' }>,
  isKept: boolean,
): Partial<SaverState> {
  if (result.kind === 'conflict') return { saveState: { kind: 'failed', isKept }, conflict: result.other }
  const isOffline = result.problem === 'offline' && isKept
  return {
    saveState: isOffline ? { kind: 'offline' } : { kind: 'failed', isKept },
    ...(result.problem === 'gone' && { isGone: true, hasNoAccess: false }),
    ...(result.problem === 'no_access' && { isGone: true, hasNoAccess: true }),
  }
}
