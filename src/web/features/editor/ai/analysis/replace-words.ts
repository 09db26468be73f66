// Puts a text in place of another word by word, so that what stays keeps its formatting and its links.
import type { Mark } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { matchSequences } from '#domain/match-sequences.ts'
import { factMark, quoteMark } from '#web/features/editor/ai/facts/fact-marks.ts'
import { type Range, readBlockText } from '#web/features/editor/ai/facts/text-places.ts'

const tokenPattern = /\s+|[\p{L}\p{N}]+|./gsu

interface Edit extends Range {
  text: string
}

/** Edits a stretch inside one paragraph; answers the stretch as it is afterwards. */
export function replaceWords(tr: Transaction, { from, to }: Range, improved: string): Range {
  const steps = tr.steps.length
  for (const edit of listEdits(readBlockText(tr.doc, from, to), improved).toReversed())
    applyEdit(tr, { ...edit, from: from + edit.from, to: from + edit.to })
  return { from, to: tr.mapping.slice(steps).map(to, 1) }
}

function applyEdit(tr: Transaction, { from, to, text }: Edit): void {
  if (text === '') {
    tr.delete(from, to)
    return
  }
  const $from = tr.doc.resolve(from)
  const marks = (from < to ? $from.nodeAfter?.marks : undefined) ?? $from.marks()
  tr.replaceWith(from, to, tr.doc.type.schema.text(text, marks.filter(isFormat)))
}

/** The fact lock looks at the new words itself. */
const isFormat = ({ type }: Mark): boolean => type.name !== factMark && type.name !== quoteMark

/** In reading order, with offsets into the old text. All space counts as the same and stays as it was. */
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
