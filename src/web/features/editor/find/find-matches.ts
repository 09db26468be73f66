// Where a text occurs in a document. Each textblock is read once per query: typing on costs one block.
import type { Node } from '@tiptap/pm/model'

export interface FindQuery {
  text: string
  matchesCase: boolean
  isWholeWord: boolean
}

export interface FoundRange {
  from: number
  to: number
}

export type MatchCache = WeakMap<Node, readonly FoundRange[]>

export function findMatches(doc: Node, query: FindQuery, cache: MatchCache): FoundRange[] {
  const pattern = toPattern(query)
  const found: FoundRange[] = []
  if (!pattern) return found
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    for (const { from, to } of matchBlock(node, pattern, cache))
      found.push({ from: position + 1 + from, to: position + 1 + to })
    return false
  })
  return found
}

function matchBlock(block: Node, pattern: RegExp, cache: MatchCache): readonly FoundRange[] {
  const old = cache.get(block)
  if (old) return old
  // One character per leaf keeps offsets equal to positions.
  const text = block.textBetween(0, block.content.size, undefined, '\ufffc')
  const found = Array.from(text.matchAll(pattern), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
  cache.set(block, found)
  return found
}

const letter = String.raw`[\p{L}\p{N}\p{M}_]`

/** A straight quotation mark also finds a curly one: nobody types the curly one into a search box. */
function toPattern({ text, matchesCase, isWholeWord }: FindQuery): RegExp | undefined {
  if (text === '') return undefined
  const words = text
    .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll("'", "['’‘]")
    .replaceAll('"', '["“”]')
    .replaceAll(' ', String.raw`[ \u00a0]`)
  const source = isWholeWord ? `(?<!${letter})${words}(?!${letter})` : words
  return new RegExp(source, matchesCase ? 'gu' : 'giu')
}
