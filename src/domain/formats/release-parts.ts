// The parts of a release that are ordinary paragraphs to every program and special to a reader: the line at the top, the headline, the
// subhead under it, the mark at the end.
import { type ReleaseBlock, type ReleaseSpan, readSpans } from './release-tree.ts'

export type ReleasePart = 'release-line' | 'headline' | 'subhead' | 'end-mark'

const releaseLine = /^(?:for (?:immediate )?release|(?:under )?embargo(?:ed)?)\b.{0,60}$/i
const endMark = /^(?:###|-30-|ends)$/i
const subheadMaxCharacters = 400

/** Which part each top-level block plays; most play none. */
export function findParts(blocks: readonly ReleaseBlock[]): (ReleasePart | undefined)[] {
  const headline = findHeadline(blocks)
  return blocks.map((block, index) => {
    if (index === headline) return 'headline'
    if (block.type !== 'paragraph') return undefined
    if (index === headline + 1 && index > 0 && isSubhead(block.spans)) return 'subhead'
    return partAtEdge(readSpans(block.spans).trim(), index, blocks.length - 1)
  })
}

/** The text of the headline, undefined when the release has none. */
export function readHeadline(blocks: readonly ReleaseBlock[]): string | undefined {
  const block = blocks[findHeadline(blocks)]
  return block?.type === 'heading' ? readSpans(block.spans).replace(/\s+/g, ' ').trim() : undefined
}

/** The first heading, when it is of the first level; further ones divide the text. */
function findHeadline(blocks: readonly ReleaseBlock[]): number {
  const first = blocks.findIndex((block) => block.type === 'heading' && readSpans(block.spans).trim() !== '')
  const block = blocks[first]
  return block?.type === 'heading' && block.level === 1 ? first : -1
}

function partAtEdge(text: string, index: number, last: number): ReleasePart | undefined {
  if (index === 0 && releaseLine.test(text)) return 'release-line'
  return index === last && endMark.test(text) ? 'end-mark' : undefined
}

function isSubhead(spans: readonly ReleaseSpan[]): boolean {
  const text = readSpans(spans).trim()
  return (
    text !== '' &&
    text.length <= subheadMaxCharacters &&
    spans.every(({ italic, text: part }) => italic || !part.trim())
  )
}
