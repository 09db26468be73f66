// Shows and resolves the issues of a preflight, each in one undo step.
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { TextSelection } from '@tiptap/pm/state'
import { liveView } from '#web/features/editor/live-view.ts'
import type { PreflightItem } from './read-preflight.ts'

/** Selects the text and scrolls to it; to the start if the issue has no place. */
export function showPreflightItem(editor: Editor, { range }: PreflightItem): void {
  const view = liveView(editor)
  if (!view) return
  const { doc, tr } = editor.state
  const { from, to } = range ?? { from: 1, to: 1 }
  const last = doc.content.size
  view.dispatch(
    tr.setSelection(
      TextSelection.between(doc.resolve(Math.min(from, last)), doc.resolve(Math.min(to, last))),
    ),
  )
  view.focus()
  const { node } = view.domAtPos(Math.min(from, last))
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'center' })
}

export function resolvePreflightItem(editor: Editor, { edit }: PreflightItem): void {
  const view = liveView(editor)
  if (!edit || !view) return
  const { tr, schema, doc } = editor.state
  if (edit.isNewLine) {
    const paragraph = schema.nodes.paragraph?.create(null, schema.text(edit.text))
    if (paragraph) tr.insert(edit.from, paragraph)
  } else if (edit.text !== '') tr.insertText(edit.text, edit.from, edit.to)
  else {
    // A paragraph that would be empty is removed.
    const $from = doc.resolve(edit.from)
    const isWhole = $from.parentOffset === 0 && edit.to >= $from.end() && doc.childCount > 1
    if (isWhole) tr.delete($from.before(), $from.after())
    else tr.delete(edit.from, edit.to)
  }
  view.dispatch(closeHistory(tr))
}
