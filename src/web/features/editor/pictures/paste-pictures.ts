// Pictures on the clipboard. Bytes may come as files or inside HTML; a picture that is only linked to can't be stored, and a message says
// so.
import type { Editor } from '@tiptap/core'
import { checkPicture, isPictureType } from '#domain/document/picture.ts'
import type { PictureLibrary } from '#web/lib/pictures/picture-library.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { insertPictures } from './insert-picture.ts'
import { pictureRefused } from './picture-messages.ts'
import { pictureNode } from './picture-node.ts'

/** The library of an editor; undefined where pictures can't be added. */
export function libraryOf(editor: Editor): PictureLibrary | undefined {
  const extension = editor.extensionManager.extensions.find(({ name }) => name === pictureNode)
  return (extension?.options as { library?: PictureLibrary } | undefined)?.library
}

export const isPictureFile = ({ type }: File): boolean => type.startsWith('image/')

/** Takes picture files; false if there are none, or if there is text that matters more. */
export function takePictureFiles(editor: Editor, data: DataTransfer | null): boolean {
  const files = [...(data?.files ?? [])].filter(isPictureFile)
  if (files.length === 0 || hasWords(data?.getData('text/html') ?? '')) return false
  void insertPictures(editor, libraryOf(editor), files)
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
/** A tracking pixel of a mail. */
const pixel = /\s(?:width|height)=["']?[01]["'\s>]/i
const embedded = /\ssrc=["']?data:image\/[\w.+-]{1,40};base64,([\w+/=\s]+)/i

/** HTML whose embedded pictures are in the library. Pictures that are only linked to are left out, and a message says so. */
export function addPictures(editor: Editor, html: string): string {
  const library = libraryOf(editor)
  let isRemote = false
  const withPictures = html.replace(image, (tag, known?: string) => {
    if (known !== undefined && library?.isShown(known)) return tag.replace(embedded, ' ')
    if (pixel.test(tag)) return ''
    const picture = library && readEmbedded(tag)
    if (!picture) {
      isRemote = true
      return ''
    }
    const id = crypto.randomUUID()
    void library.add(id, picture)
    // The end of the tag doesn't change.
    const end = known === undefined ? '</figure>' : ''
    return `<figure data-picture="${id}"><img alt="">${end}`
  })
  if (isRemote) showToast(pictureRefused('remote'))
  return withPictures
}

function readEmbedded(tag: string): Blob | undefined {
  const packed = embedded.exec(tag)?.[1]?.replace(/\s+/g, '')
  if (packed === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0))
    const type = checkPicture(bytes, bytes.length)
    return isPictureType(type) ? new Blob([bytes], { type }) : undefined
  } catch {
    return undefined
  }
}
