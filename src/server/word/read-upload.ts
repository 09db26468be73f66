// An uploaded file -> the text and HTML of a release.
import { contentMaxBytes } from '#domain/document/document.ts'
import { uploadKind } from '#domain/document/upload.ts'
import { writePlainText } from '#domain/formats/plain-text.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { writeRelease } from '#server/release-html/write-release.ts'
import { detectKind, type FileKind } from './file-kind.ts'
import { readDocx } from './read-docx/read-docx.ts'
import { decodePage } from './read-page/decode-page.ts'
import { decodeText } from './read-text/decode-text.ts'
import { readText } from './read-text/read-text.ts'
import { UploadProblem } from './upload-problem.ts'

export interface Upload {
  bytes: Uint8Array
  name: string
  mime: string
}

export interface ReadUpload {
  text: string
  html: string
}

/** Reads a file; throws an UploadProblem when it cannot be read. */
export async function readUpload({ bytes, name, mime }: Upload): Promise<ReadUpload> {
  const named = uploadKind(name, mime)
  if (!named) throw new UploadProblem('invalid_file_type')
  const blocks = await readBlocks(bytes, detectKind(bytes, named))
  const text = writePlainText(blocks)
  if (text.trim() === '') throw new UploadProblem('empty')
  const html = writeRelease(blocks)
  if (Buffer.byteLength(html) > contentMaxBytes) throw new UploadProblem('too_long')
  return { text, html }
}

async function readBlocks(bytes: Uint8Array, kind: FileKind): Promise<ReleaseBlock[]> {
  switch (kind) {
    case 'docx':
      return readDocx(bytes)
    case 'doc':
      return (await import('./read-doc/read-doc.ts')).readDoc(bytes)
    case 'html':
      return parseRelease(decodePage(bytes))
    case 'archived-page':
      return (await import('./read-page/archived-page.ts')).readArchivedPage(bytes)
    case 'txt':
      return readText(decodeText(bytes))
  }
}
