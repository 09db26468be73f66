// Replaces a text word by word, so that unchanged words keep their formatting and links.
import type { Mark, Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { matchSequences } from '#domain/text/match-sequences.ts'
import { factMark, quoteMark } from '#web/features/editor/ai/facts/fact-marks.ts'
import { type Range, readBlockText } from '#web/features/editor/ai/facts/text-places.ts'

const tokenPattern = /\s+|[\p{L}\p{N}]+|./gsu

interface Edit extends Range {
  text: string
}

/** Which marks of the replaced words the new ones inherit. */
type MarkReader = (doc: Node, range: Range) => readonly Mark[]

/** Edits a range inside one paragraph; returns the new range. */
export function replaceWords(
  tr: Transaction,
  { from, to }: Range,
  improved: string,
  readMarks: MarkReader = readFormat,
): Range {
  const steps = tr.steps.length
  for (const edit of listEdits(readBlockText(tr.doc, from, to), improved).toReversed())
    applyEdit(tr, { ...edit, from: from + edit.from, to: from + edit.to }, readMarks)
  return { from, to: tr.mapping.slice(steps).map(to, 1) }
}

function applyEdit(tr: Transaction, { from, to, text }: Edit, readMarks: MarkReader): void {
  if (text === '') tr.delete(from, to)
  else tr.replaceWith(from, to, tr.doc.type.schema.text(text, readMarks(tr.doc, { from, to })))
}

/** Without the fact marks: the new words are checked again. */
function readFormat(doc: Node, { from, to }: Range): readonly Mark[] {
  const $from = doc.resolve(from)
  const marks = (from < to ? $from.nodeAfter?.marks : undefined) ?? $from.marks()
  return marks.filter((mark) => !isFactMark(mark))
}

/** With the fact marks: the same facts in other words are still unverified. */
export function readAllMarks(doc: Node, range: Range): readonly Mark[] {
  const { from, to } = range
  let marks = readFormat(doc, range)
  const take = (of: readonly Mark[]) => {
    for (const mark of of) if (isFactMark(mark)) marks = mark.addToSet(marks)
  }
  if (from === to) take(doc.resolve(from).marks())
  else doc.nodesBetween(from, to, (node) => take(node.marks))
  return marks
}

const isFactMark = ({ type }: Mark): boolean => type.name === factMark || type.name === quoteMark

/** In reading order, with offsets into the old text. White space counts as equal and stays unchanged. */
function listEdits(before: string, after: string): Edit[] {
  const [left, right] = [before.match(tokenPattern) ?? [], after.match(tokenPattern) ?? []]
  const numbers = new Map<string, number>()
  const number = (tokens: readonly string[]) =>
    Int32Array.from(tokens, (token) => {
      const word = token.trim() === '' ? ' ' : token
      const known = numbers.get(word) ?? numbers.size
      numbers.set(word, known)
      return known
    })
  const { matches } = matchSequences(number(left), number(right), () => true)
  const starts = [0]
  for (const token of left) starts.push((starts.at(-1) ?? 0) + token.length)
  const edits: Edit[] = []
  let [x, y] = [0, 0]
  for (const match of [...matches, { before: left.length, after: right.length, length: 0 }]) {
    const text = right.slice(y, match.after).join('')
    if (x < match.before || text !== '')
      edits.push({ from: starts[x] ?? 0, to: starts[match.before] ?? before.length, text })
    x = match.before + match.length
    y = match.after + match.length
  }
  return edits
}
