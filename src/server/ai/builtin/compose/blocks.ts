// Functions for the blocks of a release.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'

export const paragraph = (text: string, look?: 'bold'): Extract<ReleaseBlock, { type: 'paragraph' }> => ({
  type: 'paragraph',
  spans: [{ text, ...(look === 'bold' && { bold: true as const }) }],
})

export const heading = (level: 1 | 2, text: string): ReleaseBlock => ({
  type: 'heading',
  level,
  spans: [{ text }],
})

/** The text of a block; lists line by line. */
export function textOf(block: ReleaseBlock | undefined): string {
  if (block?.type === 'list') return block.items.flat().map(textOf).join('\n')
  return block?.type === 'paragraph' || block?.type === 'heading'
    ? block.spans.map(({ text }) => text).join('')
    : ''
}

export function withText(block: ReleaseBlock, text: string): ReleaseBlock {
  return block.type === 'paragraph' || block.type === 'heading'
    ? { ...block, spans: [{ ...block.spans[0], text }] }
    : block
}
