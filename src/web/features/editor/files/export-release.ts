// Exports the release: as a file, on paper or to the clipboard.
import { exportName } from '#domain/document/export-name.ts'
import { fromEditor } from '#domain/formats/from-editor.ts'
import { type PictureAddress, writeHtmlPage, writeMailHtml } from '#domain/formats/html.ts'
import { writeMarkdown } from '#domain/formats/markdown.ts'
import { writePlainText } from '#domain/formats/plain-text.ts'
import { readHeadline } from '#domain/formats/release-parts.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { deskOf, type EditorHandle } from '#web/features/editor/editor-handle.ts'
import {
  countMissing,
  finishUploads,
  readAddresses,
  readPictures,
} from '#web/features/editor/pictures/picture-addresses.ts'
import { copyRichText } from '#web/lib/clipboard.ts'
import { downloadFile } from '#web/lib/download.ts'
import { errorMessages, type Message } from '#web/messages.ts'
import { dismissToast, showToast } from '#web/ui/feedback/toast.tsx'
import type { ExportFormat } from './export-formats.ts'
import { exported, exportFailed, fileMessages, withMissing } from './file-messages.ts'
import { requestWordFile, wordType } from './files-api.ts'

/** Faster responses need no progress message. */
const quickMs = 400

interface ExportContext {
  /** The client's name is part of the file's. */
  client?: string | undefined
  /** Names a page without a headline. */
  title: string
  /** The newest saved version; undefined when there is none or it can't be read. */
  readVersion: () => Promise<number | undefined>
}

interface Exported {
  message: Message
  /** Pictures that it doesn't have. */
  missing: number
}

/** Runs the export and shows the result in a toast. */
export async function exportRelease(
  handle: EditorHandle,
  format: ExportFormat,
  context: ExportContext,
): Promise<void> {
  try {
    const done = await run(handle, format, context)
    if (done) showToast(withMissing(done.message, done.missing), done.missing > 0 ? 'error' : 'success')
  } catch (error) {
    console.error(error)
    showToast(format === 'mail' ? errorMessages.copyContent : exportFailed(error, navigator.onLine), 'error')
  }
}

async function run(
  handle: EditorHandle,
  format: ExportFormat,
  { client, title, readVersion }: ExportContext,
): Promise<Exported | undefined> {
  const { editor } = deskOf(handle)
  const blocks = fromEditor(editor.getJSON())
  const headline = readHeadline(blocks)
  const nameFile = async (extension: string) =>
    `${exportName({ ...(client !== undefined && { client }), headline, version: headline === undefined ? undefined : await readVersion() })}${extension}`
  if (format === 'word') {
    await finishUploads(editor)
    return await saveWord(handle.readHtml(), nameFile)
  }
  const heading = headline ?? title
  if (format === 'pdf') {
    printRelease(heading)
    return undefined
  }
  if (format === 'markdown') return saveMarkdown(blocks, await readPictures(editor, blocks), nameFile)
  const shown = format === 'text' ? [] : blocks
  const addressOf = await readAddresses(editor, shown)
  const missing = countMissing(shown, (id) => addressOf(id) !== undefined)
  if (format === 'mail') {
    await copyRichText(writeMailHtml(blocks, addressOf), writePlainText(blocks))
    return { message: fileMessages.copiedForMail, missing }
  }
  const { extension, type, write } = textFiles[format]
  const name = await nameFile(extension)
  const text = write(blocks, heading, addressOf)
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }))
  return { message: exported(name), missing }
}

type NameFile = (extension: string) => Promise<string>

async function saveWord(html: string, nameFile: NameFile): Promise<Exported> {
  let waiting: string | undefined
  const timer = setTimeout(() => {
    waiting = showToast(fileMessages.preparingWord, 'loading')
  }, quickMs)
  try {
    const [{ bytes, missingPictures }, name] = await Promise.all([requestWordFile(html), nameFile('.docx')])
    downloadFile(name, new Blob([bytes], { type: wordType }))
    return { message: exported(name), missing: missingPictures }
  } finally {
    clearTimeout(timer)
    if (waiting !== undefined) dismissToast(waiting)
  }
}

/** A zip if there are pictures. */
async function saveMarkdown(
  blocks: readonly ReleaseBlock[],
  pictures: ReadonlyMap<string, Blob>,
  nameFile: NameFile,
): Promise<Exported> {
  const name = await nameFile('')
  const missing = countMissing(blocks, (id) => pictures.has(id))
  if (pictures.size > 0) {
    const { zipMarkdown } = await import('./markdown-zip.ts')
    downloadFile(`${name}.zip`, await zipMarkdown(name, blocks, pictures))
    return { message: exported(`${name}.zip`), missing }
  }
  downloadFile(`${name}.md`, new Blob([writeMarkdown(blocks)], { type: 'text/markdown;charset=utf-8' }))
  return { message: exported(`${name}.md`), missing }
}

interface TextFile {
  extension: string
  type: string
  write: (blocks: readonly ReleaseBlock[], heading: string, addressOf: PictureAddress) => string
}

const textFiles: Readonly<Record<'html' | 'text', TextFile>> = {
  html: {
    extension: '.html',
    type: 'text/html',
    write: (blocks, heading, addressOf) => writeHtmlPage(blocks, heading, navigator.language, addressOf),
  },
  text: { extension: '.txt', type: 'text/plain', write: (blocks) => `${writePlainText(blocks)}\n` },
}

/** Opens the browser's print dialog (styles/print.css). The page title becomes the PDF's title and file name. */
function printRelease(heading: string): void {
  const { title } = document
  document.title = heading
  // Phones continue before they print: restore the title only afterward.
  window.addEventListener(
    'afterprint',
    () => {
      document.title = title
    },
    { once: true },
  )
  window.print()
}
