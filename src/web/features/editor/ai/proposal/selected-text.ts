// The part of the draft that a rewrite may be limited to.
import type { Editor } from '@tiptap/core'
import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { AllSelection } from '@tiptap/pm/state'
import { findPlaceholders } from '#domain/release-placeholders.ts'
import { countWords } from '#domain/word-count.ts'
import { type Range, readBlockText } from '#web/features/editor/ai/facts/text-places.ts'

const isWordSign = (text: string): boolean => /^[\p{L}\p{N}]$/u.test(text)

/** What is selected, out to whole words; undefined when that is nothing, everything, or a blank that waits for its words. */
export function readSelection({ state }: Editor): Range | undefined {
  const { selection, doc } = state
  if (selection.empty || selection instanceof AllSelection) return undefined
  const from = widen(doc, selection.from, -1)
  const to = widen(doc, selection.to, 1)
  const isEverything = doc.textBetween(0, doc.content.size).trim() === doc.textBetween(from, to).trim()
  const isBlank = isPlaceholder(doc.textBetween(selection.from, selection.to))
  return isEverything || isBlank || countSelected(doc, { from, to }) === 0 ? undefined : { from, to }
}

function isPlaceholder(text: string): boolean {
  const [blank] = findPlaceholders(text)
  return blank?.from === 0 && blank.to === text.length
}

/** To the end of the word in this direction, within the paragraph. */
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

/** The part as HTML of the schema. */
export function readRangeHtml(doc: Node, { from, to }: Range): string {
  const holder = document.createElement('div')
  const { content } = doc.slice(from, to)
  holder.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(content))
  const isInline = content.firstChild?.isInline === true
  return isInline ? `<p>${holder.innerHTML}</p>` : holder.innerHTML
}
