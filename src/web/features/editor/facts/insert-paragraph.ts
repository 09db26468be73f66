import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { TextSelection } from '@tiptap/pm/state'
import { liveView } from '#web/features/editor/live-view.ts'

/** Puts a paragraph after the one with the cursor, in one undo step, and shows it selected. */
export function insertParagraph(editor: Editor, text: string): void {
  const { doc, selection, schema, tr } = editor.state
  const { $head } = selection
  const at = $head.depth === 0 ? doc.content.size : $head.after(1)
  const paragraph = schema.nodes.paragraph?.create(null, schema.text(text))
  if (!paragraph) return
  tr.insert(at, paragraph)
  tr.setSelection(TextSelection.create(tr.doc, at + 1, at + 1 + text.length))
  const view = liveView(editor)
  view?.dispatch(closeHistory(tr).scrollIntoView())
  view?.dispatch(closeHistory(editor.state.tr))
  view?.focus()
}
