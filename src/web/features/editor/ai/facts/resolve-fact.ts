// The user's decisions about a marked place. Each is one undo step.
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Transaction } from '@tiptap/pm/state'
import { byAi, readMarkTypes } from './fact-marks.ts'
import { type FactPlace, listFacts, type QuotePlace } from './list-facts.ts'
import { listQuotes } from './list-quotes.ts'
import { type Range, readBlockText } from './text-places.ts'

/** Keeps the text as verified, wherever it says the same. */
export function keepFact(editor: Editor, { kind, text }: FactPlace): void {
  const { fact, quote } = readMarkTypes(editor.state)
  const { tr } = editor.state
  for (const place of listFacts(editor.state.doc)) {
    if (place.kind !== kind || place.text !== text) continue
    tr.removeMark(place.from, place.to, fact).removeMark(place.from, place.to, quote)
  }
  dispatch(editor, tr)
}

/** Removes the words and one adjacent space. */
export function removeFact(editor: Editor, place: FactPlace): void {
  const { doc, tr } = editor.state
  const { from, to } = widenOverSpace(doc, place)
  dispatch(editor, tr.delete(from, to))
}

function widenOverSpace(doc: Editor['state']['doc'], { from, to }: FactPlace): Range {
  const [start, end] = [doc.resolve(from).start(), doc.resolve(to).end()]
  const before = readBlockText(doc, Math.max(start, from - 1), from)
  const after = readBlockText(doc, to, Math.min(end, to + 1))
  const isBeforeSpace = /^\s$/.test(before)
  if (isBeforeSpace && (after === '' || /^[\s.,;:!?)]$/.test(after))) return { from: from - 1, to }
  return before === '' && /^\s$/.test(after) ? { from, to: to + 1 } : { from, to }
}

/** Approves the whole quote that the place is in, also what follows its attribution. */
export function approveQuote(editor: Editor, place: QuotePlace, by: string, at: Date): void {
  const { quote } = readMarkTypes(editor.state)
  const { tr } = editor.state
  for (const { from, to, text, isTyped } of listWhole(editor, place)) {
    const approval = { by, at: at.toISOString(), words: text, isTyped }
    tr.removeMark(from, to, quote).addMark(from, to, quote.create(approval))
  }
  dispatch(editor, tr)
}

/** The quotation is as before: AI's is a draft again, the user's own has no mark. */
export function withdrawApproval(editor: Editor, place: QuotePlace): void {
  const { quote } = readMarkTypes(editor.state)
  const { tr } = editor.state
  for (const { from, to, isTyped, approval } of listWhole(editor, place)) {
    if (approval === undefined) continue
    tr.removeMark(from, to, quote)
    if (!isTyped) tr.addMark(from, to, quote.create())
  }
  dispatch(editor, tr)
}

/** The parts of the quote that a place is in. */
function listWhole(editor: Editor, place: QuotePlace): readonly QuotePlace[] {
  const isIn = (part: Range) => part.from < place.to && place.from < part.to
  return listQuotes(editor.state.doc).find(isIn)?.parts ?? [place]
}

function dispatch(editor: Editor, tr: Transaction): void {
  editor.view.dispatch(closeHistory(tr.setMeta(byAi, true)))
}
