// The selection a rewrite can be limited to.
import type { Editor } from '@tiptap/core'
import { DOMSerializer, Fragment, type Node } from '@tiptap/pm/model'
import { AllSelection } from '@tiptap/pm/state'
import { findBlanks } from '#domain/release/blanks.ts'
import { countWords } from '#domain/text/word-count.ts'
import { type Range, readBlockText } from '#web/features/editor/ai/facts/text-places.ts'

const isWordSign = (text: string): boolean => /^[\p{L}\p{N}]$/u.test(text)

/** The selection, extended to whole words; undefined if it is nothing, everything, or an unfilled blank. */
export function readSelection({ state }: Editor): Range | undefined {
  const { selection, doc } = state
  if (selection.empty || selection instanceof AllSelection) return undefined
  const whole = trimEdges(doc, selection)
  const from = widen(doc, whole.from, -1)
  const to = widen(doc, whole.to, 1)
  const isEverything = doc.textBetween(0, doc.content.size).trim() === doc.textBetween(from, to).trim()
  const isBlank = isBlankAlone(doc.textBetween(selection.from, selection.to))
  return isEverything || isBlank || countSelected(doc, { from, to }) === 0 ? undefined : { from, to }
}

function isBlankAlone(text: string): boolean {
  const [blank] = findBlanks(text)
  return blank?.from === 0 && blank.to === text.length
}

/** Without paragraphs of which only the start or end is selected, as after a triple click. */
function trimEdges(doc: Node, { from, to }: Range): Range {
  let [first, last] = [to, from]
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return
    const [start, end] = [Math.max(from, position + 1), Math.min(to, position + 1 + node.content.size)]
    if (start >= end) return
    first = Math.min(first, start)
    last = Math.max(last, end)
  })
  return first < last ? { from: first, to: last } : { from, to }
}

/** The end of the word in this direction, within the paragraph. */
function widen(doc: Node, position: number, step: 1 | -1): number {
  const $position = doc.resolve(position)
  if (!$position.parent.isTextblock) return position
  const [start, end] = [$position.start(), $position.end()]
  const next = (at: number) => readBlockText(doc, Math.max(start, at - 1), Math.min(at, end))
  const [before, after] = [next(position), next(position + 1)]
  if (!isWordSign(before) || !isWordSign(after)) return position
  let at = position
  while (at > start && at < end && isWordSign(next(step === 1 ? at + 1 : at))) at += step
  return at
}

export function countSelected(doc: Node, { from, to }: Range): number {
  return countWords(doc.textBetween(from, to, '\n', '\n'))
}

/** The selection as HTML of the schema: items with their list, a part of a paragraph as a paragraph. */
export function readRangeHtml(doc: Node, { from, to }: Range): string {
  const holder = document.createElement('div')
  const { content } = doc.slice(from, to)
  const $from = doc.resolve(from)
  const around = $from.node($from.sharedDepth(to))
  const part = isAround(around) ? Fragment.from(around.copy(content)) : content
  holder.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(part))
  return around.isTextblock ? `<p>${holder.innerHTML}</p>` : holder.innerHTML
}

/** A list or quotation, which its blocks alone would not show. */
function isAround({ isTextblock, type }: Node): boolean {
  return !isTextblock && type.name !== 'doc' && type.name !== 'listItem'
}
