// Which way a text is written: the first letter decides, as in every editor.
import { type ReleaseBlock, readSpans } from './release-tree.ts'

const rightToLeft =
  /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Adlam}/u
const firstLetter = /\p{L}/u

/** Whether the first letter of a text is written from right to left. */
export function isRightToLeft(text: string): boolean {
  const letter = firstLetter.exec(text)?.[0]
  return letter !== undefined && rightToLeft.test(letter)
}

/** Whether a block begins with text that is written from right to left. */
export function isBlockRightToLeft(block: ReleaseBlock): boolean {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return isRightToLeft(readSpans(block.spans))
    case 'list':
      return isGroupRightToLeft(block.items[0])
    case 'quote':
      return isGroupRightToLeft(block.blocks)
    case 'rule':
      return false
    case 'picture':
      return isRightToLeft(block.caption)
  }
}

function isGroupRightToLeft(blocks: readonly ReleaseBlock[] | undefined): boolean {
  return blocks?.[0] !== undefined && isBlockRightToLeft(blocks[0])
}
