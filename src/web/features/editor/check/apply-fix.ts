// Applies a fix of the newsroom check: unchanged words keep their formatting, and AI facts their marks.
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { Fix } from '#domain/check/finding.ts'
import type { Range } from '#domain/language/ranges.ts'
import { readAllMarks, replaceWords } from '#web/features/editor/ai/analysis/replace-words.ts'
import { quoteMark } from '#web/features/editor/ai/facts/fact-marks.ts'
import { createBlock } from '#web/features/editor/insert/insert-part.ts'

/** Adds the fix to a transaction. Blocks start at these positions; nothing before the fix may have changed. */
export function addFix(tr: Transaction, fix: Fix, starts: readonly number[]): void {
  if ('before' in fix) {
    const blocks = 'insert' in fix ? [{ lines: [fix.insert] }] : fix.fromKit
    const nodes = blocks.map((block) => createBlock(tr.doc.type.schema, block))
    tr.insert(placeOf(fix.before, starts, tr.doc), nodes)
    return
  }
  const start = starts[fix.block]
  if (start === undefined) return
  // From last to first, so that earlier positions stay valid.
  for (const { from, to, text } of fix.edits) applyEdit(tr, { from: start + from, to: start + to }, text)
}

/** The document ranges the fix replaces. */
export function rangesOf(fix: Fix, starts: readonly number[], doc: Node): readonly Range[] {
  if ('before' in fix) {
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

function applyEdit(tr: Transaction, range: Range, text: string): void {
  const quotes = readAllMarks(tr.doc, range).filter(({ type }) => type.name === quoteMark)
  const { from, to } = replaceWords(tr, range, text, readAllMarks)
  // A period moved inside the quotation marks becomes part of the quotation.
  for (const quote of quotes) tr.addMark(from, to, quote)
}
