import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { EditorState, Selection } from '@tiptap/pm/state'
import { markSavedElsewhere } from '#web/features/editor/extensions/read-only-text.ts'
import { parseHtml } from './parse-html.ts'
import { replaceDifference } from './replace-difference.ts'

/** Replaces the text in one undo step. */
export function replaceDocument(editor: Editor, html: string): void {
  const { tr, doc, schema } = editor.state
  const { content } = parseHtml(schema, html)
  tr.replaceWith(0, doc.content.size, content).setMeta('preventAutolink', true)
  tr.setSelection(Selection.atStart(tr.doc))
  editor.view.dispatch(closeHistory(tr))
  editor.view.dispatch(closeHistory(editor.state.tr))
}

/** Takes the text another tab saved: the caret stays in place, and undo reverts only this user's steps. */
export function followDocument(editor: Editor, html: string): void {
  const { tr, doc, schema } = editor.state
  replaceDifference(tr, doc, parseHtml(schema, html))
  editor.view.dispatch(markSavedElsewhere(tr).setMeta('preventAutolink', true).setMeta('addToHistory', false))
}

/** Shows another document: with an empty history and without a change event. */
export function resetDocument(editor: Editor, html: string): void {
  const { schema, plugins } = editor.state
  editor.view.updateState(EditorState.create({ doc: parseHtml(schema, html), plugins }))
  // Listeners are only called for transactions.
  editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false))
}
