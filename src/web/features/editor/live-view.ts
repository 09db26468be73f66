import type { Editor } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'

/**
 * The view of an editor; undefined once its text has left the sheet. What surrounds the sheet hears of that a moment later, and
 * asking a destroyed editor for its view throws.
 */
export function liveView(editor: Editor): EditorView | undefined {
  return editor.isDestroyed ? undefined : editor.view
}
