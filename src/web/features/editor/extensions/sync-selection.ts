import { AllSelection, type Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Reads the selection from the page. Browsers report it with a delay: on a busy page the next key would use the old selection, and
 * 'select all, End, a letter' would replace the whole text.
 */
export function syncSelection(view: EditorView): void {
  const shown = document.getSelection()
  const { anchorNode, focusNode } = shown ?? {}
  if (!shown || !anchorNode || !focusNode || view.composing || !view.hasFocus()) return
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return
  if (!mayBeOld(view.state.selection, shown)) return
  const anchor = view.posAtDOM(anchorNode, shown.anchorOffset, 1)
  const head = view.posAtDOM(focusNode, shown.focusOffset, 1)
  const { selection, doc, tr } = view.state
  if (anchor === selection.anchor && head === selection.head) return
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))))
}

/** Node selections have no exact counterpart on the page and are left alone. */
function mayBeOld(selection: Selection, shown: { isCollapsed: boolean }): boolean {
  return selection instanceof TextSelection || (selection instanceof AllSelection && shown.isCollapsed)
}
