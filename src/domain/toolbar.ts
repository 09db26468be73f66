// Which toolbar actions the editor offers at a given moment. Spec 5, Toolbar.

/** The toolbar's actions in their order on screen. */
export const TOOLBAR_ACTIONS = [
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

export type ToolbarAction = (typeof TOOLBAR_ACTIONS)[number]

/** Actions that make no sense on an empty page. */
export const ACTIONS_NEEDING_CONTENT = ['copy', 'rewrite', 'analyze', 'save', 'export'] as const

export type EditorState = { isSavedDocument: boolean; hasContent: boolean; isBusy: boolean }

/** Whether the action is enabled: history needs a saved document, five actions need content, none runs while busy. */
export function isActionEnabled(action: ToolbarAction, state: EditorState): boolean {
  if (state.isBusy) return false
  if (action === 'history') return state.isSavedDocument
  return state.hasContent || !ACTIONS_NEEDING_CONTENT.some((needing) => needing === action)
}
