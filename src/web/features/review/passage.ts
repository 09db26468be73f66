// A passage of the text on the screen: what was selected, with what stands around it, and where it is found again.
import { reviewLimits } from '#domain/review/review.ts'

export interface Passage {
  passage: string
  before: string
  after: string
}

const around = 60

/** The selection inside the element; undefined when there is none, or it is too long to quote. */
export function readSelection(element: HTMLElement): Passage | undefined {
  const selection = document.getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined
  const range = selection.getRangeAt(0)
  if (!element.contains(range.commonAncestorContainer)) return undefined
  const passage = range.toString()
  if (passage.trim() === '' || passage.length > reviewLimits.passage) return undefined
  const start = document.createRange()
  start.selectNodeContents(element)
  start.setEnd(range.startContainer, range.startOffset)
  const from = start.toString().length
  const text = element.textContent ?? ''
  return {
    passage,
    before: text.slice(Math.max(0, from - around), from),
    after: text.slice(from + passage.length, from + passage.length + around),
  }
}

/** Where the passage stands in a text: the place whose surroundings fit best; undefined when it is gone. */
export function findPassage(text: string, { passage, before, after }: Passage): number | undefined {
  if (passage === '') return undefined
  let best: { at: number; fit: number } | undefined
  for (let at = text.indexOf(passage); at >= 0; at = text.indexOf(passage, at + 1)) {
    const fit =
      commonEnd(text.slice(Math.max(0, at - before.length), at), before) +
      commonStart(text.slice(at + passage.length, at + passage.length + after.length), after)
    if (!best || fit > best.fit) best = { at, fit }
  }
  return best?.at
}

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

function commonEnd(one: string, other: string): number {
  let length = 0
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length))
    length += 1
  return length
}

/** The range of characters from…to of an element's text. */
export function toRange(element: HTMLElement, from: number, to: number): Range | undefined {
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let passed = 0
  let hasStart = false
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (!hasStart && from < passed + length) {
      range.setStart(node, from - passed)
      hasStart = true
    }
    if (hasStart && to <= passed + length) {
      range.setEnd(node, to - passed)
      return range
    }
    passed += length
  }
  return undefined
}
