// Comments and the sheet: where a comment's passage is in the document, and its suggestion in place of it.
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { fromEditor } from '#domain/formats/from-editor.ts'
import {
  findPassage,
  type Passage,
  prepareText,
  quotePassage,
  type SearchText,
} from '#domain/review/passage.ts'
import { reviewLimits } from '#domain/review/review.ts'
import { writeSignedText } from '#domain/review/signed-text.ts'
import { parseHtml } from '#web/features/editor/document/parse-html.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import type { Replacement } from './follow-undo.ts'

/** The text as people read it: what a sign-off is of. */
export const readReleaseText = (doc: Node): string => writeSignedText(fromEditor(doc.toJSON()))

/** The same of a text that was sent for review. */
export const readSentText = (editor: Editor, html: string): string =>
  readReleaseText(parseHtml(editor.schema, html))

/** The words of a document in a row, and where each letter is. */
export interface SheetWords {
  text: string
  positions: readonly number[]
  search: SearchText
}

export function readWords(doc: Node): SheetWords {
  const positions: number[] = []
  let text = ''
  doc.descendants((node, at) => {
    if (node.isTextblock && text !== '') {
      text += '\n'
      positions.push(at)
    }
    if (!node.isText) return
    for (let index = 0; index < node.nodeSize; index += 1) positions.push(at + index)
    text += node.text ?? ''
  })
  return { text, positions, search: prepareText(text) }
}

export interface Anchor {
  from: number
  to: number
}

/** Undefined for a passage that is gone. */
export function findAnchor({ positions, search }: SheetWords, passage: Passage): Anchor | undefined {
  const place = findPassage(search, passage)
  const [first, last] = [positions[place?.from ?? -1], positions[(place?.to ?? 0) - 1]]
  return first === undefined || last === undefined ? undefined : { from: first, to: last + 1 }
}

/** The selected words with the text around them; undefined when nothing is selected, or too much to quote. */
export function readSelectedPassage(editor: Editor): Passage | undefined {
  const { selection, doc } = editor.state
  if (selection.empty) return undefined
  const { text, positions } = readWords(doc)
  const from = positions.findIndex((at) => at >= selection.from)
  const end = positions.findIndex((at) => at >= selection.to)
  const passage = quotePassage(text, from, end < 0 ? text.length : end)
  const isQuotable =
    from >= 0 && passage.passage.trim() !== '' && passage.passage.length <= reviewLimits.passage
  return isQuotable ? passage : undefined
}

/** Selects the passage and scrolls to it; false when it is gone. */
export function showPassage(editor: Editor, passage: Passage): boolean {
  const view = liveView(editor)
  const anchor = view && findAnchor(readWords(view.state.doc), passage)
  if (!view || !anchor) return false
  const { tr, doc } = view.state
  view.dispatch(tr.setSelection(TextSelection.create(doc, anchor.from, anchor.to)))
  view.focus()
  const { node } = view.domAtPos(anchor.from)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'center' })
  return true
}

/** Whether a suggestion can take the place of its passage: in one paragraph, whose formatting it keeps. */
export function canApply(doc: Node, anchor: Anchor | undefined): boolean {
  return anchor !== undefined && doc.resolve(anchor.from).sameParent(doc.resolve(anchor.to))
}

/** The space before cut words is cut too where it would be left before another space, a period or the end. */
function withSpaceBefore(doc: Node, { from, to }: Anchor): number {
  const $from = doc.resolve(from)
  const around = [from - 1, to].map((at) =>
    at >= $from.start() && at < $from.end() ? doc.textBetween(at, at + 1) : '',
  )
  return around[0] === ' ' && /^[\s.,;:!?]?$/.test(around[1] ?? '') ? from - 1 : from
}

/** Replaces the passage in one undo step; undefined when it is gone or can't be replaced. */
export function applySuggestion(
  editor: Editor,
  passage: Passage,
  suggestion: string,
): Replacement | undefined {
  const view = liveView(editor)
  if (!view || !editor.isEditable) return undefined
  const { tr, doc } = view.state
  const anchor = findAnchor(readWords(doc), passage)
  if (!anchor || !canApply(doc, anchor)) return undefined
  const words = suggestion.replace(/\s+/g, ' ').trim()
  const from = words === '' ? withSpaceBefore(doc, anchor) : anchor.from
  if (words === '') tr.delete(from, anchor.to)
  else tr.insertText(words, from, anchor.to)
  tr.setSelection(TextSelection.create(tr.doc, from, from + words.length))
  view.dispatch(closeHistory(tr).scrollIntoView())
  view.dispatch(closeHistory(view.state.tr))
  return { from, to: from + words.length, original: doc.textBetween(from, anchor.to) }
}
