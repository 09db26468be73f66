// Detects what a file is by its first bytes, not by its name.
import type { UploadKind } from '#domain/document/upload.ts'
import { UploadProblem } from './upload-problem.ts'

/** An archived page is a web page saved with its pictures in one file (MHT). */
export type FileKind = UploadKind | 'html' | 'archived-page'

const ole = [0xd0, 0xcf, 0x11, 0xe0]
const zip = [0x50, 0x4b, 0x03, 0x04]
const emptyZip = [0x50, 0x4b, 0x05, 0x06]
/** PDF, PNG, JPEG, gzip, 7z, RAR, Unix programs: recognized even if they could pass for text. */
const others = ['%PDF-', '\x89PNG', '\xff\xd8\xff', '\x1f\x8b', '7z\xbc\xaf', 'Rar!\x1a', '\x7fELF']
/** Programs, images, audio and video start with letters that could also start a company's name; what follows isn't text. */
const otherLetters = ['MZ', 'GIF87a', 'GIF89a', 'RIFF']

/** Streams of spreadsheets, slides and mails. */
const otherStreams = ['Workbook', 'Book', 'PowerPoint Document', '__properties_version1.0']

const headBytes = 4096
const pageTag =
  /^<(?:!doctype\s+html|html|head|body|meta|title|style|link|base|div|p|h[1-6]|table|center|font|span|ul|ol|br|b|i|strong|em|a)\b/i
const wordXml = /<(?:\w+:)?wordDocument\b|<pkg:package\b|progid="Word\.Document"/
const mailHead = /^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*?content-type:\s*(?:multipart\/|text\/html)/i

/** `named` is the kind by name and type; a web page saved as .doc is read as a page. */
export function detectKind(file: Uint8Array, named: UploadKind): FileKind {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, headBytes))
  const text = head.toString('latin1')
  if (file.length === 0) throw new UploadProblem('empty')
  if (startsWith(file, zip)) return 'docx'
  if (startsWith(file, ole)) return detectOle(file)
  if (startsWith(file, emptyZip)) throw new UploadProblem('damaged')
  if (/^(?:\u00ef\u00bb\u00bf)?\s*\{\\rtf/.test(text)) throw new UploadProblem('rich_text_format')
  if (isOther(text)) throw new UploadProblem('invalid_file_type')
  return named === 'txt' ? 'txt' : detectMarkup(text)
}

function isOther(head: string): boolean {
  const begins = (start: string) => head.startsWith(start)
  const isBinary = () => [...head.slice(0, 64)].some((character) => character < '\t')
  return others.some(begins) || (otherLetters.some(begins) && isBinary())
}

/** A .doc that is actually text: a page, an archived page or plain text. Other markup is refused. */
function detectMarkup(head: string): FileKind {
  // In UTF-16, every other byte may be zero.
  const text = head.replaceAll('\0', '').replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')
  const start = passProlog(text)
  if (pageTag.test(start)) return 'html'
  if (wordXml.test(text)) throw new UploadProblem('word_xml')
  if (/^<(?:[?!]|[\w-]+(?::[\w-]+)?[\s/>])/.test(start) || /^\s*<\?xml/.test(text))
    throw new UploadProblem('invalid_file_type')
  return mailHead.test(text.trimStart()) ? 'archived-page' : 'txt'
}

/** Skips processing instructions and comments at the start of XML. */
function passProlog(text: string): string {
  let rest = text.trimStart()
  for (;;) {
    const closing = rest.startsWith('<!--') ? '-->' : rest.startsWith('<?') ? '>' : undefined
    const end = closing ? rest.indexOf(closing) : -1
    if (closing === undefined || end === -1) return rest
    rest = rest.slice(end + closing.length).trimStart()
  }
}

function startsWith(file: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => file[index] === byte)
}

/** An OLE container: old Word files, encrypted new ones, spreadsheets, installers. Its streams show which. */
function detectOle(file: Uint8Array): FileKind {
  const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const hasStream = (name: string) => buffer.includes(Buffer.from(`${name}\0`, 'utf16le'))
  if (hasStream('EncryptedPackage')) throw new UploadProblem('encrypted')
  if (hasStream('WordDocument')) return 'doc'
  throw new UploadProblem(otherStreams.some(hasStream) ? 'invalid_file_type' : 'damaged')
}
