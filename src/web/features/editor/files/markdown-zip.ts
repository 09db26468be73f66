// A release with pictures as Markdown: the text and its pictures in one zip, so that each name in the text is a file beside it.
import { strToU8, type Zippable, zipSync } from 'fflate'
import { isPictureType, pictureExtensions } from '#domain/document/picture.ts'
import { writeMarkdown } from '#domain/formats/markdown.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'

/** Pictures are compressed already, and texts are short. */
const level = 0

/** `name` is that of the text, without its extension; pictures are called by it, too, so that they are found in any folder. */
export async function zipMarkdown(
  name: string,
  blocks: readonly ReleaseBlock[],
  pictures: ReadonlyMap<string, Blob>,
): Promise<Blob> {
  const files: Zippable = {}
  const names = new Map<string, string>()
  for (const [id, picture] of pictures) {
    const extension = isPictureType(picture.type) ? pictureExtensions[picture.type] : ''
    const file = `${name}-picture-${names.size + 1}${extension}`
    names.set(id, file)
    files[file] = new Uint8Array(await picture.arrayBuffer())
  }
  const text = strToU8(writeMarkdown(blocks, (id) => names.get(id)))
  return new Blob([zipSync({ [`${name}.md`]: text, ...files }, { level })], { type: 'application/zip' })
}
