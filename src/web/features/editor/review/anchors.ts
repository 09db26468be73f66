// Comments and the page: where a comment's passage is in the document, and its suggestion in place of it.

import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { findInCaption, type PicturePlace, writeCaption } from '#domain/document/picture.ts'
import { fromEditor } from '#domain/formats/from-editor.ts'
import {
  findPassage,
  type Passage,
  prepareText,
  quotePassage,
  type SearchText,
} from '#domain/review/passage.ts'
import { writeSignedText } from '#domain/review/signed-text.ts'
import { parseHtml } from '#web/features/editor/document/parse-html.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { readField, replaceInPicture } from '#web/features/editor/pictures/picture-fields.ts'
import { pictureNode, readNode } from '#web/features/editor/pictures/picture-node.ts'
import type { Replacement } from './follow-undo.ts'

/** The text as people read it: what a sign-off is of. */
export const readReleaseText = (doc: Node): string => writeSignedText(fromEditor(doc.toJSON()))

/** The same of a text that was sent for review. */
export const readSentText = ({ schema }: Pick<Editor, 'schema'>, html: string): string =>
  readReleaseText(parseHtml(schema, html))

/** The words of a document in a row, and where each letter is. */
export interface SheetWords {
  text: string
  positions: readonly number[]
  search: SearchText
}

/** A caption is at its picture's position, letter for letter. */
export function readWords(doc: Node): SheetWords {
  const positions: number[] = []
  let text = ''
  const add = (words: string, positionOf: (index: number) => number) => {
    for (let index = 0; index < words.length; index += 1) positions.push(positionOf(index))
    text += words
  }
  doc.descendants((node, at) => {
    const caption = readCaption(node)
    if ((node.isTextblock || caption !== '') && text !== '') add('\n', () => at)
    add(caption, () => at)
    if (node.isText) add(node.text ?? '', (index) => at + index)
  })
  return { text, positions, search: prepareText(text) }
}

function readCaption(node: Node): string {
  const picture = readNode(node)
  return picture ? writeCaption(picture) : ''
}

export interface Anchor {
  from: number
  to: number
  /** Where the words are in one field of the picture at `from`. */
  inPicture?: PicturePlace
}

/** Undefined for a passage that is gone. */
export function findAnchor(doc: Node, words: SheetWords, passage: Passage): Anchor | undefined {
  const { positions, search } = words
  const place = findPassage(search, passage)
  const [first, last] = [positions[place?.from ?? -1], positions[(place?.to ?? 0) - 1]]
  if (!place || first === undefined || last === undefined) return undefined
  const anchor = { from: first, to: last + 1 }
  const node = first === last ? doc.nodeAt(first) : null
  const picture = node ? readNode(node) : undefined
  if (!picture) return anchor
  const start = positions.lastIndexOf(first) + 1 - writeCaption(picture).length
  const inPicture = findInCaption(picture, place.from - start, place.to - start)
  return inPicture ? { ...anchor, inPicture } : anchor
}

/** The selected words with the text around them, however many; undefined when nothing is selected. */
export function readSelectedPassage(editor: Editor): Passage | undefined {
  const { selection, doc } = editor.state
  if (selection.empty) return undefined
  const { text, positions } = readWords(doc)
  const first = positions.findIndex((at) => at >= selection.from)
  const end = positions.findIndex((at) => at >= selection.to)
  const selected = text.slice(first, end < 0 ? text.length : end)
  const from = first + selected.length - selected.trimStart().length
  const passage = quotePassage(text, from, from + selected.trim().length)
  return first >= 0 && passage.passage.trim() !== '' ? passage : undefined
}

/** Selects the passage and scrolls to it; false when it is gone. */
export function showPassage(editor: Editor, passage: Passage): boolean {
  const view = liveView(editor)
  const anchor = view && findAnchor(view.state.doc, readWords(view.state.doc), passage)
  if (!view || !anchor) return false
  const { tr, doc } = view.state
  const { from, to } = anchor
  const isPicture = isInPicture(doc, anchor)
  tr.setSelection(
    isPicture ? NodeSelection.create(doc, from) : TextSelection.between(doc.resolve(from), doc.resolve(to)),
  )
  view.dispatch(tr)
  view.focus()
  const node = isPicture ? view.nodeDOM(from) : view.domAtPos(from).node
  const element = node instanceof Element ? node : node?.parentElement
  element?.scrollIntoView({ block: 'center' })
  return true
}

const isInPicture = (doc: Node, { from, to }: Anchor): boolean =>
  to === from + 1 && doc.nodeAt(from)?.type.name === pictureNode

/** Whether a suggestion can take the place of its passage: in one paragraph, whose formatting it keeps, or one field of a picture. */
export function canApply(doc: Node, anchor: Anchor | undefined): boolean {
  if (!anchor) return false
  const $from = doc.resolve(anchor.from)
  return (
    anchor.inPicture !== undefined || ($from.parent.isTextblock && $from.sameParent(doc.resolve(anchor.to)))
  )
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
  const anchor = findAnchor(doc, readWords(doc), passage)
  if (!anchor || !canApply(doc, anchor)) return undefined
  const words = suggestion.replace(/\s+/g, ' ').trim()
  if (anchor.inPicture) return applyToPicture(view, anchor.from, anchor.inPicture, words)
  const from = words === '' ? withSpaceBefore(doc, anchor) : anchor.from
  if (words === '') tr.delete(from, anchor.to)
  else tr.insertText(words, from, anchor.to)
  tr.setSelection(TextSelection.create(tr.doc, from, from + words.length))
  view.dispatch(closeHistory(tr).scrollIntoView())
  view.dispatch(closeHistory(view.state.tr))
  return { from, to: from + words.length, original: doc.textBetween(from, anchor.to) }
}

function applyToPicture(
  view: EditorView,
  position: number,
  place: PicturePlace,
  words: string,
): Replacement | undefined {
  const { tr, doc } = view.state
  const original = readField(doc, position, place.field) ?? ''
  if (!replaceInPicture(tr, position, place, words)) return undefined
  tr.setSelection(NodeSelection.create(tr.doc, position))
  view.dispatch(closeHistory(tr).scrollIntoView())
  view.dispatch(closeHistory(view.state.tr))
  return { from: position, to: position + 1, field: place.field, original }
}
