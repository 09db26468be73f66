// The plain text of a release, paragraph by paragraph, as its reader sees it.

import { type ReleaseBlock, readSpans } from '#domain/formats/release-tree.ts'
import { collapseSpace } from '#domain/text/collapse-space.ts'

/** Every heading, paragraph and item with text, in order; white space is single spaces. */
export function listParagraphs(blocks: readonly ReleaseBlock[]): string[] {
  return blocks.flatMap(readBlock).filter((text) => text !== '')
}

function readBlock(block: ReleaseBlock): string[] {
  switch (block.type) {
    case 'list':
      return block.items.flatMap((item) => listParagraphs(item))
    case 'quote':
      return listParagraphs(block.blocks)
    case 'rule':
    case 'picture':
      return []
    default:
      return [collapseSpace(readSpans(block.spans))]
  }
}
