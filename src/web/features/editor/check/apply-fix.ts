// A fix of the newsroom check on the sheet: what stays keeps its formatting.
import type { Mark, Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { Range } from '#domain/checker/block.ts'
import type { Fix } from '#domain/checker/finding.ts'
import type { TextEdit } from '#domain/checker/rule.ts'
import { factMark, quoteMark } from '#web/features/editor/ai/facts/fact-marks.ts'

/** Adds the fix of a document whose blocks begin at these positions; nothing before it may have been altered. */
export function addFix(tr: Transaction, fix: Fix, starts: readonly number[]): void {
  if ('insert' in fix) {
    insertParagraph(tr, fix.insert, placeOf(fix.before, starts, tr.doc))
    return
  }
  const start = starts[fix.block]
  if (start === undefined) return
  // From the last to the first, so that earlier places hold.
  for (const edit of fix.edits) applyEdit(tr, edit, start)
}

/** What of the document the fix replaces. */
export function rangesOf(fix: Fix, starts: readonly number[], doc: Node): readonly Range[] {
  if ('insert' in fix) {
    const at = placeOf(fix.before, starts, doc)
    return [{ from: at, to: at }]
  }
  const start = starts[fix.block]
  return start === undefined ? [] : fix.edits.map(({ from, to }) => ({ from: start + from, to: start + to }))
}

function placeOf(before: number, starts: readonly number[], doc: Node): number {
  const start = starts[before]
  return start === undefined ? doc.content.size : doc.resolve(start).before(1)
}

function insertParagraph(tr: Transaction, text: string, at: number): void {
  const { schema } = tr.doc.type
  const paragraph = schema.nodes.paragraph?.create(null, schema.text(text))
  if (paragraph) tr.insert(at, paragraph)
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
