// Which toolbar actions the editor offers at a given moment.

/** The toolbar's actions. Where each is shown: editor-toolbar.tsx and mobile-bar.tsx. */
export const toolbarActions = [
  'bold',
  'italic',
  'underline',
  'clear_formatting',
  'history',
  'copy',
  'generate',
  'rewrite',
  'analyze',
  'upload',
  'save',
  'export',
] as const

export type ToolbarAction = (typeof toolbarActions)[number]

/** Actions that make no sense on an empty page. */
const actionsNeedingContent = ['copy', 'rewrite', 'analyze', 'save', 'export'] as const

export type EditorState = { isSavedDocument: boolean; hasContent: boolean; isBusy: boolean }

/** Whether the action is enabled: history needs a saved document, five actions need content, none runs while busy. */
export function isActionEnabled(action: ToolbarAction, state: EditorState): boolean {
  if (state.isBusy) return false
  if (action === 'history') return state.isSavedDocument
  return state.hasContent || !actionsNeedingContent.some((needing) => needing === action)
}
