import type { Editor } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'

/**
 * The view of an editor; undefined once it is destroyed. Components learn about that a moment later, and reading the view of a
 * destroyed editor throws.
 */
export function liveView(editor: Editor): EditorView | undefined {
  return editor.isDestroyed ? undefined : editor.view
}
