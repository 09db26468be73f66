// A passage of the text on the screen: what was selected, and the range it is found in again.
import { type Passage, quotePassage } from '#domain/review/passage.ts'
import { reviewLimits } from '#domain/review/review.ts'

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
  return quotePassage(element.textContent ?? '', from, from + passage.length)
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
