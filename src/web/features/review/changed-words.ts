// What changed in the text on the screen since the text that was read before: added words, places of removed ones, and links.
import { compareLinks, type LinkChange } from '#domain/text/link-changes.ts'
import { countChanges, type DiffPart } from '#domain/text/word-diff.ts'
import { compareTexts } from '#web/ui/word-diff/compare-texts.ts'
import { readLinks } from '#web/ui/word-diff/link-changes.tsx'
import { createRangeFinder, readLines } from './passage.ts'

export interface ChangedWords {
  count: number
  /** Added words, and links that lead elsewhere. */
  ranges: Range[]
  /** The words beside each place from which words were removed. */
  gaps: Range[]
  removals: Removal[]
  links: LinkChange[]
}

/** Words that were removed without a replacement, and the words around them. */
export interface Removal {
  before: string
  words: string
  after: string
}

/** Captions are left out: they are shown with more than they say. */
const isOutsideFigures = (node: Node) => !node.parentElement?.closest('figure')

export async function findChangedWords(
  before: string,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<ChangedWords> {
  const now = readLines(element, isOutsideFigures)
  const { body } = new DOMParser().parseFromString(before, 'text/html')
  const { parts } = await compareTexts(readLines(body, isOutsideFigures).text, now.text, signal)
  const find = createRangeFinder(element)
  const ranges = listAdded(parts).flatMap(
    ({ from, to }) => find(now.places[from] ?? 0, (now.places[to - 1] ?? -1) + 1) ?? [],
  )
  const anchors = element.querySelectorAll('a[href]')
  const links = compareLinks(readLinks(body), readLinks(element))
  const linked = links.flatMap(({ place }) => rangeOf(place === undefined ? undefined : anchors[place]))
  const removed = listRemoved(parts)
  const gaps = removed.flatMap(
    ({ from, to }) => find(now.places[from] ?? 0, (now.places[to - 1] ?? -1) + 1) ?? [],
  )
  const removals = removed.map(({ removal }) => removal)
  return { count: countChanges(parts) + links.length, ranges: [...ranges, ...linked], gaps, removals, links }
}

function rangeOf(element: Element | undefined): Range[] {
  if (!element) return []
  const range = document.createRange()
  range.selectNodeContents(element)
  return [range]
}

/** Where words were only removed: the words, and the place of the last word before and the first word after them in the new text. */
function listRemoved(parts: readonly DiffPart[]): { from: number; to: number; removal: Removal }[] {
  const removed: { from: number; to: number; removal: Removal }[] = []
  let at = 0
  for (const [index, { kind, text }] of parts.entries()) {
    const [before, after] = [parts[index - 1], parts[index + 1]]
    const isAlone = kind === 'removed' && before?.kind !== 'added' && after?.kind !== 'added'
    if (isAlone && text.trim() !== '') {
      const left = before?.text.split('\n').at(-1) ?? ''
      const right = after?.text.split('\n')[0] ?? ''
      removed.push({
        from: at - left.length + left.trimEnd().lastIndexOf(' ') + 1,
        to: at + findWordEnd(right),
        removal: { before: left.slice(-40), words: text.trim(), after: right.slice(0, 40) },
      })
    }
    if (kind !== 'removed') at += text.length
  }
  return removed
}

/** Where the first word of a line ends. */
function findWordEnd(line: string): number {
  const start = line.length - line.trimStart().length
  const end = line.indexOf(' ', start)
  return end < 0 ? line.length : end
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
