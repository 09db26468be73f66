import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** Takes over where the cursor is on the page: browsers tell of an arrow key a moment late, and the next key must not act on the old place. */
export function syncSelection(view: EditorView): void {
  const { selection, doc } = view.state
  const shown = document.getSelection()
  if (!shown?.anchorNode || !shown.focusNode || !(selection instanceof TextSelection)) return
  if (!view.hasFocus() || !view.dom.contains(shown.anchorNode) || !view.dom.contains(shown.focusNode)) return
  const anchor = view.posAtDOM(shown.anchorNode, shown.anchorOffset)
  const head = view.posAtDOM(shown.focusNode, shown.focusOffset)
  if (anchor === selection.anchor && head === selection.head) return
  view.dispatch(view.state.tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))))
}
