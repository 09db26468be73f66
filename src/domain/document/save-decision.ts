// When a save asks for a title, when it runs at once, and when the editor saves automatically.
import { checkTitle, hasDefaultTitle } from './document.ts'

/** Quiet time after the last change before an autosave. */
export const autosaveIdleMs = 1_000

/** Longest time a change waits for its autosave while typing continues. */
const autosaveMaxWaitMs = 10_000

export type SaveDecision = 'ignore' | 'ask_title' | 'save'

/** What an explicit save (Ctrl+S, toolbar, mobile bar) does with the open document. */
export function decideSave(document: { title: string; hasText: boolean; isSaving: boolean }): SaveDecision {
  if (document.isSaving || !document.hasText) return 'ignore'
  return hasDefaultTitle(document.title) ? 'ask_title' : 'save'
}

/** Whether the Save button of the 'Save Draft' dialog is enabled. */
export function mayConfirmSave(title: string, isSaving: boolean): boolean {
  return !isSaving && checkTitle(title).ok
}

/** When the next autosave is due; times in milliseconds of one clock. */
export function autosaveDueAt(firstUnsavedChangeAt: number, lastChangeAt: number): number {
  return Math.min(lastChangeAt + autosaveIdleMs, firstUnsavedChangeAt + autosaveMaxWaitMs)
}
