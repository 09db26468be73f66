// Embedded files that Word imports when it opens the document (w:altChunk): web pages, plain text and other .docx are read. For other
// kinds a line in the text says that something is missing.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { detectKind } from '#server/word/file-kind.ts'
import { readArchivedPage } from '#server/word/read-page/archived-page.ts'
import { decodePage } from '#server/word/read-page/decode-page.ts'
import { decodeText } from '#server/word/read-text/decode-text.ts'
import { readPlainText } from '#server/word/read-text/read-plain-text.ts'
import { UploadProblem } from '#server/word/upload-problem.ts'
import type { ZipParts } from './zip/parts.ts'

/** The blocks of a part by name; a part that is used twice is read once. */
export type ChunkReader = (parts: ZipParts, name: string) => ReleaseBlock[]

const chunksMax = 100

/** `readInner` reads a .docx inside the .docx and returns undefined if it is nested too deeply. */
export function createChunkReader(readInner: (file: Uint8Array) => ReleaseBlock[] | undefined): ChunkReader {
  const read = new Set<string>()
  return (parts, name) => {
    if (read.has(name) || read.size >= chunksMax) return []
    read.add(name)
    const bytes = parts.bytes(name)
    const blocks = bytes && readChunk(bytes, name, readInner)
    return blocks ?? [missing(name)]
  }
}

function readChunk(
  bytes: Uint8Array,
  name: string,
  readInner: (file: Uint8Array) => ReleaseBlock[] | undefined,
): ReleaseBlock[] | undefined {
  try {
    switch (detectKind(bytes, name.toLowerCase().endsWith('.txt') ? 'txt' : 'doc')) {
      case 'docx':
        return readInner(bytes)
      case 'html':
        return parseRelease(decodePage(bytes))
      case 'archived-page':
        return readArchivedPage(bytes)
      case 'txt':
        return readPlainText(decodeText(bytes))
      case 'doc':
        return undefined
    }
  } catch (error) {
    if (error instanceof UploadProblem && error.code !== 'unpacks_too_large') return undefined
    throw error
  }
}

function missing(name: string): ReleaseBlock {
  const file = name.slice(name.lastIndexOf('/') + 1)
  const text = `[The file ${file} inside this document couldn’t be read. Copy its text from Word.]`
  return { type: 'paragraph', spans: [{ text }] }
}
