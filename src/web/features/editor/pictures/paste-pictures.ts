// Pictures on the clipboard. Bytes may come as files or inside of HTML; a mere address can't be kept, and people are told.
import type { Editor } from '@tiptap/core'
import { isPictureType, judgePicture } from '#domain/document/picture.ts'
import type { PictureShelf } from '#web/lib/pictures/picture-shelf.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { insertPictures } from './insert-picture.ts'
import { pictureRefused } from './picture-messages.ts'
import { pictureNode } from './picture-node.ts'

/** The shelf of an editor; undefined where pictures can't be added. */
export function shelfOf(editor: Editor): PictureShelf | undefined {
  const extension = editor.extensionManager.extensions.find(({ name }) => name === pictureNode)
  return (extension?.options as { shelf?: PictureShelf } | undefined)?.shelf
}

export const isPictureFile = ({ type }: File): boolean => type.startsWith('image/')

/** Takes files of pictures; false when there are none, or text beside them that matters more. */
export function takePictureFiles(editor: Editor, data: DataTransfer | null): boolean {
  const files = [...(data?.files ?? [])].filter(isPictureFile)
  if (files.length === 0 || hasWords(data?.getData('text/html') ?? '')) return false
  void insertPictures(editor, shelfOf(editor), files)
  return true
}

/** A spreadsheet copies its cells as text and as a picture of them. */
function hasWords(html: string): boolean {
  if (html === '') return false
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('style, script')) element.remove()
  return body.textContent.trim() !== ''
}

/** With the figure around it, in a copy of one of our documents. */
const image = /(?:<figure data-picture="([0-9a-f-]{36})"[^<>]*>)?<img\b[^<>]*>/gi
/** A mail's counting pixel. */
const pixel = /\s(?:width|height)=["']?[01]["'\s>]/i
const embedded = /\ssrc=["']?data:image\/[\w.+-]{1,40};base64,([\w+/=\s]+)/i

/** HTML whose embedded pictures are on the shelf. What is only linked to is left out, and people are told. */
export function shelvePictures(editor: Editor, html: string): string {
  const shelf = shelfOf(editor)
  let isRemote = false
  const shelved = html.replace(image, (tag, known?: string) => {
    if (known !== undefined && shelf?.isShown(known)) return tag.replace(embedded, ' ')
    if (pixel.test(tag)) return ''
    const picture = shelf && readEmbedded(tag)
    if (!picture) {
      isRemote = true
      return ''
    }
    const id = crypto.randomUUID()
    void shelf.add(id, picture)
    // Its end stays where it is.
    const end = known === undefined ? '</figure>' : ''
    return `<figure data-picture="${id}"><img alt="">${end}`
  })
  if (isRemote) showToast(pictureRefused('remote'))
  return shelved
}

function readEmbedded(tag: string): Blob | undefined {
  const packed = embedded.exec(tag)?.[1]?.replace(/\s+/g, '')
  if (packed === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0))
    const type = judgePicture(bytes, bytes.length)
    return isPictureType(type) ? new Blob([bytes], { type }) : undefined
  } catch {
    return undefined
  }
}
