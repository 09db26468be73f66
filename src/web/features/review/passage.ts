// A passage of the text on the screen: what was selected, and the range it is found in again.
import { type RefObject, useEffect, useState } from 'react'
import { findQuote, type Passage, quotePassage } from '#domain/review/passage.ts'
import { describeLongPassage } from '#domain/review/review.ts'

/** The selection inside the element, however long it is; undefined when there is none. */
export function readSelection(element: HTMLElement): Passage | undefined {
  const selection = document.getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined
  const range = selection.getRangeAt(0)
  if (!element.contains(range.commonAncestorContainer)) return undefined
  const selected = range.toString()
  if (selected.trim() === '') return undefined
  const start = document.createRange()
  start.selectNodeContents(element)
  start.setEnd(range.startContainer, range.startOffset)
  const from = start.toString().length
  return quoteLines(readLines(element), from, from + selected.length)
}

/** The selection inside the element, if it can be quoted. */
export function readQuotable(element: HTMLElement | null): Passage | undefined {
  const selected = element ? readSelection(element) : undefined
  return selected && describeLongPassage(selected.passage) === undefined ? selected : undefined
}

/** Quotes the characters from…to of an element's own text, with a line for each paragraph. */
function quoteLines({ text, places }: Lines, from: number, to: number): Passage {
  const first = places.findIndex((place, index) => place >= from && text[index] !== '\n')
  const last = places.findLastIndex((place, index) => place < to && text[index] !== '\n')
  return quotePassage(text, first, last + 1)
}

interface Lines {
  text: string
  /** Where each letter is in the element's own text. */
  places: number[]
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, figcaption'

/** The text in lines: an element's own text glues the last word of a paragraph to the first of the next. */
export function readLines(element: HTMLElement, isRead: (node: Node) => boolean = () => true): Lines {
  const places: number[] = []
  let text = ''
  let passed = 0
  let block: Element | null | undefined
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent ?? ''
    if (isRead(node)) {
      const own = node.parentElement?.closest(blocks)
      if (block !== undefined && own !== block) {
        text += '\n'
        places.push(passed)
      }
      block = own
      text += words.replaceAll('\n', ' ')
      for (let index = 0; index < words.length; index += 1) places.push(passed + index)
    }
    passed += words.length
  }
  return { text, places }
}

/** A quote as a passage of the element; undefined when it isn't there, or is too long to quote. */
export function readQuote(element: HTMLElement | null, words: string): Passage | undefined {
  const found = element ? findQuote(readLines(element).text, words) : undefined
  return found && describeLongPassage(found.passage) === undefined ? found : undefined
}

/** What is selected in the text while it is, however long. */
export function useSelectedPassage(text: RefObject<HTMLElement | null>): Passage | undefined {
  const [passage, setPassage] = useState<Passage>()
  useEffect(() => {
    const read = () => setPassage(text.current ? readSelection(text.current) : undefined)
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [text])
  return passage
}

/** Finds the range of characters from…to of an element's text, as often as is asked while the text stays the same. */
export function createRangeFinder(element: HTMLElement): (from: number, to: number) => Range | undefined {
  const nodes: Text[] = []
  const starts: number[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let length = 0
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    nodes.push(node)
    starts.push(length)
    length += node.data.length
  }
  /** The last node that begins at or before a place. */
  function indexAt(place: number): number {
    let [low, high] = [0, nodes.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= place) low = middle
      else high = middle
    }
    return low
  }
  return (from, to) => {
    if (from >= to || to > length) return undefined
    const range = document.createRange()
    const [first, last] = [indexAt(from), indexAt(to - 1)]
    range.setStart(nodes[first] as Text, from - (starts[first] ?? 0))
    range.setEnd(nodes[last] as Text, to - (starts[last] ?? 0))
    return range
  }
}

/** The place in the text under a point of the screen. */
export function findPoint(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y)
    return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined
  }
  // Safari.
  const range = (document as Document).caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}
