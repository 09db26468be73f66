// What is new in the text on the screen compared with the text that was read before: the ranges of added words.
import { countChanges, type DiffPart } from '#domain/text/word-diff.ts'
import { compareTexts } from '#web/ui/word-diff/compare-texts.ts'
import { createRangeFinder } from './passage.ts'

export interface ChangedWords {
  count: number
  ranges: Range[]
}

export async function findChangedWords(
  before: string,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<ChangedWords> {
  const now = readWords(element)
  const { body } = new DOMParser().parseFromString(before, 'text/html')
  const { parts } = await compareTexts(readWords(body).text, now.text, signal)
  const find = createRangeFinder(element)
  const ranges = listAdded(parts).flatMap(
    ({ from, to }) => find(now.places[from] ?? 0, (now.places[to - 1] ?? -1) + 1) ?? [],
  )
  return { count: countChanges(parts), ranges }
}

/** Where the added words are in the new text, line by line. */
function listAdded(parts: readonly DiffPart[]): { from: number; to: number }[] {
  const added: { from: number; to: number }[] = []
  let at = 0
  for (const { kind, text } of parts) {
    if (kind === 'removed') continue
    const lines = kind === 'added' ? text.matchAll(/\S(?:.*\S)?/g) : []
    for (const { index, 0: line } of lines) added.push({ from: at + index, to: at + index + line.length })
    at += text.length
  }
  return added
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote'

/** The text in lines, and where each letter is in the element's own text. Captions are left out: they are shown with more than they say. */
function readWords(element: HTMLElement): { text: string; places: number[] } {
  const places: number[] = []
  let text = ''
  let passed = 0
  let block: Element | null | undefined
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent ?? ''
    if (!node.parentElement?.closest('figure')) {
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
