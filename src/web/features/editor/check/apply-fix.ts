// A fix of the newsroom check on the sheet: one undo step of its own, and what stays keeps its formatting.
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Mark } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { Fix } from '#domain/checker/finding.ts'
import type { TextEdit } from '#domain/checker/rule.ts'
import { factMark, quoteMark } from '#web/features/editor/ai/facts/fact-marks.ts'

/** Applies the fix to the document whose blocks begin at these positions. */
export function applyFix(editor: Editor, fix: Fix, starts: readonly number[]): void {
  const { tr } = editor.state
  if ('insert' in fix) insertParagraph(tr, fix.insert, starts[fix.before])
  else {
    const start = starts[fix.block]
    if (start === undefined) return
    // From the last to the first, so that earlier places hold.
    for (const edit of fix.edits) applyEdit(tr, edit, start)
  }
  editor.view.dispatch(closeHistory(tr))
  editor.view.dispatch(closeHistory(editor.state.tr))
}

function insertParagraph(tr: Transaction, text: string, start: number | undefined): void {
  const { schema } = tr.doc.type
  const paragraph = schema.nodes.paragraph?.create(null, schema.text(text))
  if (!paragraph) return
  tr.insert(start === undefined ? tr.doc.content.size : tr.doc.resolve(start).before(1), paragraph)
}

function applyEdit(tr: Transaction, edit: TextEdit, start: number): void {
  const [from, to] = [start + edit.from, start + edit.to]
  if (edit.text === '') {
    tr.delete(from, to)
    return
  }
  const $from = tr.doc.resolve(from)
  const marks = (from < to ? $from.nodeAfter?.marks : undefined) ?? $from.marks()
  tr.replaceWith(from, to, tr.doc.type.schema.text(edit.text, marks.filter(isFormat)))
}

/** New words are the writer's, not the ones AI brought in. */
const isFormat = ({ type }: Mark): boolean => type.name !== factMark && type.name !== quoteMark
