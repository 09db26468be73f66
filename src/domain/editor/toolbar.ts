// Which of the toolbar's actions on the document are enabled at a given moment. Text formats are in format-entries.ts: they work wherever one can write.

/** The toolbar's actions. Where each is shown: editor-toolbar.tsx and mobile-bar.tsx. */
export const toolbarActions = [
  'history',
  'copy',
  'generate',
  'rewrite',
  'analyze',
  'upload',
  'save',
  'export',
  'review',
] as const

export type ToolbarAction = (typeof toolbarActions)[number]

/** Actions that make no sense on an empty page. */
const actionsNeedingContent = ['copy', 'rewrite', 'analyze', 'save', 'export', 'review'] as const

export type EditorState = { isSavedDocument: boolean; hasContent: boolean; isBusy: boolean }

/** Whether the action is enabled: history needs a saved document, six actions need content, none runs while busy. */
export function isActionEnabled(action: ToolbarAction, state: EditorState): boolean {
  if (state.isBusy) return false
  if (action === 'history') return state.isSavedDocument
  return state.hasContent || !actionsNeedingContent.some((needing) => needing === action)
}
