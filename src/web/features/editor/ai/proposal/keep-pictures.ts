// A rewrite is about words: pictures stay, whatever the model returns.
import { Fragment, type Node } from '@tiptap/pm/model'
import { pictureNode } from '#web/features/editor/pictures/picture-node.ts'

/** The proposed blocks with the pictures that were there before, each once. One that is missing follows the words it followed. */
export function keepPictures(before: Fragment, proposed: Fragment): Fragment {
  const blocksBefore = before.content
  const missing = new Map(blocksBefore.filter(isPicture).map((picture) => [picture.attrs.id, picture]))
  const blocks = proposed.content.flatMap((block) => {
    if (!isPicture(block)) return [block]
    const own = missing.get(block.attrs.id)
    missing.delete(block.attrs.id)
    // Only the caption is text of the release. Who took the picture and who may print it is not up to a model.
    return own ? [own.type.create({ ...own.attrs, caption: block.attrs.caption || own.attrs.caption })] : []
  })
  for (const picture of missing.values()) {
    const above = blocksBefore.slice(0, blocksBefore.indexOf(picture))
    blocks.splice(findPlace(above, blocks, blocksBefore.length - countPictures(blocksBefore)), 0, picture)
  }
  return Fragment.from(blocks)
}

/** As many blocks after the nearest unchanged block above as before; where none is left, as far down in the text. */
function findPlace(above: readonly Node[], blocks: readonly Node[], textBlocksBefore: number): number {
  for (const [distance, block] of above.toReversed().entries()) {
    const at = blocks.findLastIndex((other) => isSame(other, block))
    if (at !== -1) return Math.min(blocks.length, at + 1 + distance)
  }
  return Math.round(((above.length - countPictures(above)) / Math.max(1, textBlocksBefore)) * blocks.length)
}

function isSame(one: Node, other: Node): boolean {
  if (isPicture(one) || isPicture(other)) return one.attrs.id === other.attrs.id && isPicture(one)
  return one.textContent !== '' && one.textContent === other.textContent
}

const isPicture = ({ type }: Node): boolean => type.name === pictureNode

const countPictures = (blocks: readonly Node[]): number => blocks.filter(isPicture).length
