// What a file is, by its first bytes and not by its name.
import type { UploadKind } from '#domain/upload.ts'
import { UploadProblem } from './upload-problem.ts'

export type FileKind = UploadKind | 'html'

const ole = [0xd0, 0xcf, 0x11, 0xe0]
const zip = [0x50, 0x4b, 0x03, 0x04]
const emptyZip = [0x50, 0x4b, 0x05, 0x06]
/** PDF, PNG, JPEG, GIF, RIFF, gzip, 7z, RAR, executables: recognised even where they would pass for text. */
const others = [
  '%PDF-',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'RIFF',
  '\x1f\x8b',
  '7z\xbc\xaf',
  'Rar!',
  'MZ',
  '\x7fELF',
]

/** Streams of spreadsheets, slides and mails. */
const otherStreams = ['Workbook', 'Book', 'PowerPoint Document', '__properties_version1.0']

/** `named` is what name and type promise; a page saved as .doc is read as the page it is. */
export function detectKind(file: Uint8Array, named: UploadKind): FileKind {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, 2048))
  const text = head.toString('latin1')
  if (file.length === 0) throw new UploadProblem('empty')
  if (startsWith(file, zip)) return 'docx'
  if (startsWith(file, ole)) return detectOle(file)
  if (startsWith(file, emptyZip)) throw new UploadProblem('damaged')
  if (text.startsWith('{\\rtf')) throw new UploadProblem('rich_text_format')
  if (others.some((start) => text.startsWith(start))) throw new UploadProblem('invalid_file_type')
  const isPage = /^\s*(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html)\b/i.test(text)
  return isPage && named !== 'txt' ? 'html' : 'txt'
}

function startsWith(file: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => file[index] === byte)
}

/** A container of old Word files, protected new ones, spreadsheets, installers: the names inside tell which. */
function detectOle(file: Uint8Array): FileKind {
  const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const holds = (name: string) => buffer.includes(Buffer.from(`${name}\0`, 'utf16le'))
  if (holds('EncryptedPackage')) throw new UploadProblem('encrypted')
  if (holds('WordDocument')) return 'doc'
  throw new UploadProblem(otherStreams.some(holds) ? 'invalid_file_type' : 'damaged')
}
