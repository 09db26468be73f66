// Where a text occurs in a document, also in what is said about its pictures. Each block is read once per query: typing on costs one block.
import type { Node } from '@tiptap/pm/model'
import { type PicturePlace, pictureFields } from '#domain/document/picture.ts'
import { pictureNode, readNode } from '#web/features/editor/pictures/picture-node.ts'

export interface FindQuery {
  text: string
  matchesCase: boolean
  isWholeWord: boolean
}

export interface FoundRange {
  from: number
  to: number
  /** Where in the words about the picture at `from`. */
  inPicture?: PicturePlace
}

/** By node, from its start. */
export type MatchCache = WeakMap<Node, readonly FoundRange[]>

export function findMatches(doc: Node, query: FindQuery, cache: MatchCache): FoundRange[] {
  const pattern = toPattern(query)
  const found: FoundRange[] = []
  if (!pattern) return found
  doc.descendants((node, position) => {
    const isPicture = node.type.name === pictureNode
    if (!node.isTextblock && !isPicture) return true
    const matches = cache.get(node) ?? (isPicture ? matchPicture(node, pattern) : matchBlock(node, pattern))
    cache.set(node, matches)
    for (const match of matches)
      found.push({ ...match, from: position + match.from, to: position + match.to })
    return false
  })
  return found
}

function matchBlock(block: Node, pattern: RegExp): FoundRange[] {
  // One character per leaf keeps offsets equal to positions.
  const text = block.textBetween(0, block.content.size, undefined, '\ufffc')
  return matchText(text, pattern).map(({ from, to }) => ({ from: from + 1, to: to + 1 }))
}

function matchPicture(node: Node, pattern: RegExp): FoundRange[] {
  const picture = readNode(node)
  if (!picture) return []
  return pictureFields.flatMap((field) =>
    matchText(picture[field], pattern).map((place) => ({
      ...{ from: 0, to: node.nodeSize, inPicture: { field, ...place } },
    })),
  )
}

const matchText = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({ from: index, to: index + words.length }))

/** Negative if the first is earlier in the text. A place without words of a picture is before all of them. */
export function comparePlaces(one: FoundPlace, other: FoundPlace): number {
  const fieldOf = ({ inPicture }: FoundPlace) => (inPicture ? pictureFields.indexOf(inPicture.field) : -1)
  return (
    one.from - other.from ||
    fieldOf(one) - fieldOf(other) ||
    (one.inPicture?.from ?? 0) - (other.inPicture?.from ?? 0)
  )
}

export interface FoundPlace {
  from: number
  inPicture?: Omit<PicturePlace, 'to'>
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
