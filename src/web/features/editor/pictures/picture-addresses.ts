// Pictures for what leaves the product: the bytes go along, because an address of ours would expire or ask for a sign-in.
import type { Editor } from '@tiptap/core'
import type { PictureAddress } from '#domain/formats/html.ts'
import { listPictures, type ReleaseBlock } from '#domain/formats/release-tree.ts'
import { shelfOf } from './paste-pictures.ts'

/** The bytes of a release's pictures as data addresses. One that can't be read has none. */
export async function readAddresses(
  editor: Editor,
  blocks: readonly ReleaseBlock[],
): Promise<PictureAddress> {
  const ids = [...new Set(listPictures(blocks).map(({ id }) => id))]
  const shelf = shelfOf(editor)
  const read = ids.map(async (id) => {
    const picture = await shelf?.read(id)
    return [id, picture && (await toDataAddress(picture))] as const
  })
  const addresses = new Map(await Promise.all(read))
  return (id) => addresses.get(id)
}

/** Whether everything that the server needs for an export is there; waits for what is on its way. */
export async function finishUploads(editor: Editor, blocks: readonly ReleaseBlock[]): Promise<void> {
  if (listPictures(blocks).length > 0) await shelfOf(editor)?.upload()
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

/** HTML of the editor with the addresses of its pictures. */
export function addAddresses(html: string, addressOf: PictureAddress): string {
  return html.replace(ownImage, (whole, figure: string, id: string) => {
    const address = addressOf(id)
    return address === undefined ? whole : `${figure}<img src="${address}" `
  })
}
