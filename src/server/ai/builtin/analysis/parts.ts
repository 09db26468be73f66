// A draft in parts of a page or two, so that a book is read between the drafts of others and can be stopped on the way.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { placeBlocks } from '#server/ai/builtin/rewrite/places.ts'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import type { Place } from '#server/ai/builtin/rules/rule.ts'

/** A paragraph, or so much of a long one as fits into a part. */
export interface Passage {
  text: string
  place: Place
}

const partLength = 5000

/** What there is to read, in parts; headings and contact lines have their own grammar. */
export function listParts(blocks: readonly ReleaseBlock[]): Passage[][] {
  const places = placeBlocks(blocks)
  const parts: Passage[][] = []
  let length = partLength
  for (const passage of blocks.flatMap((block, index) => listPassages(block, places[index]))) {
    if (length + passage.text.length > partLength) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(passage)
    length += passage.text.length
  }
  return parts
}

function listPassages(block: ReleaseBlock, place: Place = { kind: 'body' }): Passage[] {
  if (place.kind === 'contact' || place.kind === 'heading') return []
  return listParagraphs([block])
    .flatMap((text) => (text.length <= partLength ? [text] : cutText(text)))
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, place }))
}

/** Between sentences; what has no end in sight is no sentence anybody could better. */
function cutText(text: string): string[] {
  const pieces: string[] = []
  let start: number | undefined
  let end = 0
  for (const { from, to } of splitSentences(text).filter((sentence) => sentence.text.length <= partLength)) {
    if (start !== undefined && to - start > partLength) {
      pieces.push(text.slice(start, end))
      start = from
    }
    start ??= from
    end = to
  }
  if (start !== undefined) pieces.push(text.slice(start, end))
  return pieces
}
