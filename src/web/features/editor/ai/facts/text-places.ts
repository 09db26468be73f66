// A document's text as the fact lock reads it, and the document range of each part of it.
import type { Node } from '@tiptap/pm/model'

export interface Textblock {
  /** Position of the first character. */
  from: number
  /** One character per position: line breaks are '\n', so offsets equal positions. */
  text: string
}

export interface Range {
  from: number
  to: number
}

export function readBlockText(doc: Node, from: number, to: number): string {
  return doc.textBetween(from, to, undefined, '\n')
}

/** Every paragraph, heading and list item's paragraph in reading order. */
export function listTextblocks(doc: Node): Textblock[] {
  const blocks: Textblock[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    blocks.push({ from: position + 1, text: node.textBetween(0, node.content.size, undefined, '\n') })
    return false
  })
  return blocks
}

export interface TextPlaces {
  text: string
  /** The document ranges of a part of the text; several if it spans paragraphs. */
  toRanges(from: number, to: number): Range[]
}

const gap = '\n\n'

export function readPlaces(doc: Node): TextPlaces {
  const blocks = listTextblocks(doc)
  const starts: number[] = []
  let length = 0
  for (const { text } of blocks) {
    starts.push(length)
    length += text.length + gap.length
  }
  const toRanges = (from: number, to: number): Range[] =>
    blocks.flatMap((block, index) => {
      const start = starts[index] ?? 0
      const first = Math.max(from - start, 0)
      const last = Math.min(to - start, block.text.length)
      return first < last ? [{ from: block.from + first, to: block.from + last }] : []
    })
  return { text: blocks.map(({ text }) => text).join(gap), toRanges }
}
