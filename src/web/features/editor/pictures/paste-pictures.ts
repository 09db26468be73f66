// Pictures on the clipboard. Bytes may come as files or inside HTML; a picture that is only linked to can't be stored, and a message says
// so.
import type { Editor } from '@tiptap/core'
import { isPictureFile, type PictureProblem } from '#domain/document/picture.ts'
import { limitNesting } from '#web/features/editor/paste/limit-nesting.ts'
import type { PictureLibrary } from '#web/lib/pictures/picture-library.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { insertPictures, type ReadyPicture, readPictureFile, showOutcomes } from './insert-picture.ts'
import { type PictureOutcome, pictureRefused } from './picture-messages.ts'
import { pictureNode } from './picture-node.ts'

/** The library of an editor; undefined where pictures can't be added. */
export function libraryOf(editor: Editor): PictureLibrary | undefined {
  const extension = editor.extensionManager.extensions.find(({ name }) => name === pictureNode)
  return (extension?.options as { library?: PictureLibrary } | undefined)?.library
}

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
const embedded = /\ssrc=(["'])data:image\/[\w.+-]{1,40};base64,([\w+/=\s]+)\1/i

/** HTML whose embedded pictures are in the library: later, if there are any. Those that can't be added are left out, and a message says so. */
export function takePictures(editor: Editor, html: string): string | Promise<string> {
  const library = libraryOf(editor)
  const found = [...html.matchAll(image)]
  if (library && found.some(([tag]) => embedded.test(tag))) return addPictures(library, html, found)
  const isRemote = found.some(([tag, known]) => known === undefined && !pixel.test(tag))
  if (isRemote) showToast(pictureRefused('remote'))
  return html.replace(image, (tag, known?: string) => (known === undefined ? '' : tag))
}

async function addPictures(
  library: PictureLibrary,
  html: string,
  found: readonly RegExpExecArray[],
): Promise<string> {
  const outcomes: PictureOutcome[] = []
  const parts: string[] = []
  let end = 0
  for (const { 0: tag, 1: known, index } of found) {
    const added: AddedPicture | PictureProblem = pixel.test(tag)
      ? { html: '' }
      : await addPicture(library, tag, known)
    outcomes.push(typeof added === 'string' ? { problem: added } : { wasAnimated: added.isAnimated === true })
    parts.push(html.slice(end, index), typeof added === 'string' ? '' : added.html)
    end = index + tag.length
  }
  showOutcomes(outcomes)
  return [...parts, html.slice(end)].join('')
}

interface AddedPicture {
  html: string
  isAnimated?: boolean
}

/** The HTML of one picture, or why it can't be added. */
async function addPicture(
  library: PictureLibrary,
  tag: string,
  known: string | undefined,
): Promise<AddedPicture | PictureProblem> {
  const read = await readEmbedded(tag)
  const bare = tag.replace(embedded, '')
  // One of ours: the server may have it, in its full size.
  if (known !== undefined) {
    await library.addCopy(known, typeof read === 'string' ? undefined : read.picture)
    return { html: bare }
  }
  if (typeof read === 'string') return read
  const id = crypto.randomUUID()
  void library.add(id, read.picture)
  const { body } = new DOMParser().parseFromString(limitNesting(bare), 'text/html')
  const figure = document.createElement('figure')
  figure.dataset.picture = id
  const shown = figure.appendChild(document.createElement('img'))
  shown.alt = body.querySelector('img')?.alt ?? ''
  Object.assign(shown, { width: read.width, height: read.height })
  return { html: figure.outerHTML, isAnimated: read.isAnimated }
}

async function readEmbedded(tag: string): Promise<ReadyPicture | PictureProblem> {
  const packed = embedded.exec(tag)?.[2]?.replace(/\s+/g, '')
  if (packed === undefined) return 'remote'
  try {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0))
    return await readPictureFile(new Blob([bytes]))
  } catch {
    return 'broken'
  }
}
