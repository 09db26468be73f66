// An uploaded file -> the text and HTML of a release.
import { contentMaxBytes } from '#domain/document/document.ts'
import { uploadKind } from '#domain/document/upload.ts'
import {
  createUploadReport,
  type UploadedPicture,
  type UploadReport,
} from '#domain/document/upload-report.ts'
import { writePlainText } from '#domain/formats/plain-text.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { writeRelease } from '#server/release-html/write-release.ts'
import { detectKind, type FileKind } from './file-kind.ts'
import type { FoundPicture } from './read-docx/pictures.ts'
import { readDocx } from './read-docx/read-docx.ts'
import { decodePage } from './read-page/decode-page.ts'
import { decodeText } from './read-text/decode-text.ts'
import { readPlainText } from './read-text/read-plain-text.ts'
import { UploadProblem } from './upload-problem.ts'

export interface Upload {
  bytes: Uint8Array
  name: string
  mime: string
}

export interface ReadUpload {
  text: string
  html: string
  report: UploadReport
  /** The files of the pictures that the HTML names, in base64. */
  pictures?: UploadedPicture[]
}

interface ReadFile {
  blocks: ReleaseBlock[]
  report: UploadReport
  rejected?: ReleaseBlock[]
  pictures?: readonly FoundPicture[]
}

/** Reads a file; throws an UploadProblem if it can't be read. */
export async function readUpload({ bytes, name, mime }: Upload): Promise<ReadUpload> {
  const named = uploadKind(name, mime)
  if (!named) throw new UploadProblem('invalid_file_type')
  const { blocks, report, rejected, pictures } = await readFile(bytes, detectKind(bytes, named))
  const text = writePlainText(blocks)
  if (text.trim() === '') throw new UploadProblem('empty')
  const html = writeRelease(blocks)
  if (Buffer.byteLength(html) > contentMaxBytes) throw new UploadProblem('too_long')
  return {
    text,
    html,
    report: rejected ? { ...report, ...writeRejected(rejected) } : report,
    ...(pictures && { pictures: pictures.map(pack) }),
  }
}

const pack = ({ id, type, bytes }: FoundPicture): UploadedPicture => ({
  ...{ id, type },
  data: Buffer.from(bytes).toString('base64'),
})

/** Left out if the document would exceed its limit. */
function writeRejected(blocks: ReleaseBlock[]): { rejectedHtml?: string } {
  const rejectedHtml = writeRelease(blocks)
  return Buffer.byteLength(rejectedHtml) > contentMaxBytes ? {} : { rejectedHtml }
}

async function readFile(bytes: Uint8Array, kind: FileKind): Promise<ReadFile> {
  switch (kind) {
    case 'docx':
      return readDocx(bytes)
    case 'doc':
      return {
        blocks: (await import('./read-doc/read-doc.ts')).readDoc(bytes),
        report: { ...createUploadReport(), isOldFormat: true },
      }
    case 'html':
      return readPage(decodePage(bytes))
    case 'archived-page':
      return {
        blocks: (await import('./read-page/archived-page.ts')).readArchivedPage(bytes),
        report: { ...createUploadReport(), isOldFormat: true },
      }
    case 'txt':
      return { blocks: readPlainText(decodeText(bytes)), report: createUploadReport() }
  }
}

/** A page has no tracked changes; what it shows besides text is counted by its tags. */
function readPage(page: string): ReadFile {
  const countTags = (tags: RegExp) => page.match(tags)?.length ?? 0
  const report = {
    ...createUploadReport(),
    tables: countTags(/<table[\s>]/gi),
    pictures: countTags(/<img[\s>]/gi),
    objects: countTags(/<(?:object|embed|video|audio|iframe)[\s>]/gi),
  }
  return { blocks: parseRelease(page), report }
}
