// Pictures in exports: their bytes are included, because a URL of ours would expire or need a sign-in.
import type { Editor } from '@tiptap/core'
import type { PictureAddress } from '#domain/formats/html.ts'
import { listPictures, type ReleaseBlock } from '#domain/formats/release-tree.ts'
import { describeBlob } from '#web/lib/pictures/describe-blob.ts'
import { libraryOf } from './paste-pictures.ts'
import { pictureNode } from './picture-node.ts'

/** The files of a release's pictures by id, each with its words; without those that can't be read. */
export async function readPictures(
  editor: Editor,
  blocks: readonly ReleaseBlock[],
): Promise<ReadonlyMap<string, Blob>> {
  const shown = Map.groupBy(listPictures(blocks), ({ id }) => id)
  const library = libraryOf(editor)
  const read = await Promise.all(
    // A file has room for one description: the one where the picture is shown first.
    Array.from(shown, async ([id, [words]]) => {
      const file = await library?.read(id)
      return file && words ? [[id, await describeBlob(file, words)] as const] : []
    }),
  )
  return new Map(read.flat())
}

/** The same as data URLs. */
export async function readAddresses(
  editor: Editor,
  blocks: readonly ReleaseBlock[],
): Promise<PictureAddress> {
  const pictures = [...(await readPictures(editor, blocks))]
  const addresses = new Map(
    await Promise.all(pictures.map(async ([id, picture]) => [id, await toDataAddress(picture)] as const)),
  )
  return (id) => addresses.get(id)
}

/** How many pictures of a release are not among those that were read. */
export function countMissing(blocks: readonly ReleaseBlock[], isRead: (id: string) => boolean): number {
  return new Set(listPictures(blocks).flatMap(({ id }) => (isRead(id) ? [] : id))).size
}

/** Uploads what the server needs for an export or a review, as far as it can be uploaded. */
export async function finishUploads(editor: Editor): Promise<void> {
  const hasPictures = editor.state.doc.children.some(({ type }) => type.name === pictureNode)
  if (hasPictures) await libraryOf(editor)?.upload()
}

function toDataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
}

const ownImage = /(<figure data-picture="([0-9a-f-]{36})"[^<>]*>)<img /g

/** HTML of the editor with the URLs of its pictures. */
export function addAddresses(html: string, addressOf: PictureAddress): string {
  return html.replace(ownImage, (whole, figure: string, id: string) => {
    const address = addressOf(id)
    return address === undefined ? whole : `${figure}<img src="${address}" `
  })
}
