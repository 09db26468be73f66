// A release as plain text, one line per paragraph.
import { type ReleaseBlock, readSpans } from '#domain/formats/release-tree.ts'

export function listParagraphs(blocks: readonly ReleaseBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph' || block.type === 'heading') return [readSpans(block.spans)]
    if (block.type === 'list') return block.items.flatMap(listParagraphs)
    return block.type === 'quote' ? listParagraphs(block.blocks) : []
  })
}

export function readBlocks(blocks: readonly ReleaseBlock[]): string {
  return listParagraphs(blocks).join('\n')
}
