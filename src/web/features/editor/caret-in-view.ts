import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** The caret keeps this far from the edges of what is seen, in pixels. */
export const caretMargin = 48

/**
 * Whether the caret is well in view, so that nothing has to scroll. ProseMirror would find that out by trying to scroll every
 * element around it, and make the browser look at the layout dozens of times for each key.
 */
export function isCaretInView(view: EditorView): boolean {
  const canvas = view.dom.closest('.release-canvas')
  if (!canvas || !(view.state.selection instanceof TextSelection)) return false
  const caret = view.coordsAtPos(view.state.selection.head, 1)
  const { top, bottom } = canvas.getBoundingClientRect()
  // A phone's keyboard covers a part of the page.
  const seen = window.visualViewport?.height ?? window.innerHeight
  return caret.top >= top + caretMargin && caret.bottom <= Math.min(bottom, seen) - caretMargin
}
