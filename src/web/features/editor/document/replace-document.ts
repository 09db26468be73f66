import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { EditorState, Selection } from '@tiptap/pm/state'
import { parseHtml } from './parse-html.ts'
import { replaceDifference } from './replace-difference.ts'

/** Puts another text on the sheet as one undo step of its own. */
export function replaceDocument(editor: Editor, html: string): void {
  const { tr, doc, schema } = editor.state
  const { content } = parseHtml(schema, html)
  tr.replaceWith(0, doc.content.size, content).setMeta('preventAutolink', true)
  tr.setSelection(Selection.atStart(tr.doc))
  editor.view.dispatch(closeHistory(tr))
  editor.view.dispatch(closeHistory(editor.state.tr))
}

/** Follows what another tab has saved: the caret stays where it is in the text, and undo takes back only the writer's own steps. */
export function followDocument(editor: Editor, html: string): void {
  const { tr, doc, schema } = editor.state
  replaceDifference(tr, doc, parseHtml(schema, html))
  editor.view.dispatch(tr.setMeta('preventAutolink', true).setMeta('addToHistory', false))
}

/** Puts another document on the sheet: nothing to undo, and no change of the writer's. */
export function resetDocument(editor: Editor, html: string): void {
  const { schema, plugins } = editor.state
  editor.view.updateState(EditorState.create({ doc: parseHtml(schema, html), plugins }))
  // Listeners hear of transactions only.
  editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false))
}
