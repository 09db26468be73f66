// A web page saved with its pictures in one file (MHT), which has the format of a mail: reads the first part that is a page.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { decodeText } from '#server/word/read-text/decode-text.ts'
import { readPlainText } from '#server/word/read-text/read-plain-text.ts'
import { UploadProblem } from '#server/word/upload-problem.ts'
import { decodePage } from './decode-page.ts'

interface MailPart {
  type: string
  charset: string | undefined
  boundary: string | undefined
  encoding: string
  body: string
}

/** The maximum nesting of parts. */
const depthMax = 4

export function readArchivedPage(file: Uint8Array): ReleaseBlock[] {
  const mail = readPart(Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1'))
  const leaves = collectLeaves(mail, 0)
  const page = leaves.find(({ type }) => /^(?:text\/html|application\/xhtml\+xml)$/.test(type))
  if (page) return parseRelease(decodePage(decodeBody(page), page.charset))
  const text = leaves.find(({ type }) => type === 'text/plain')
  if (!text) throw new UploadProblem('damaged')
  return readPlainText(decodeText(decodeBody(text)))
}

function collectLeaves(part: MailPart, depth: number): MailPart[] {
  if (part.boundary === undefined || depth >= depthMax) return [part]
  const pieces = `\n${part.body}`.split(`\n--${part.boundary}`).slice(1)
  return pieces
    .filter((piece) => !piece.startsWith('--'))
    .flatMap((piece) => collectLeaves(readPart(piece.slice(piece.indexOf('\n') + 1)), depth + 1))
}

function readPart(raw: string): MailPart {
  const text = raw.trimStart()
  const blank = /\r?\n\r?\n/.exec(text)
  const head = (blank ? text.slice(0, blank.index) : text).replace(/\r?\n[ \t]+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*([^\\r\\n]*)`, 'im').exec(head)?.[1] ?? ''
  const type = field('content-type')
  const parameter = (name: string) => new RegExp(`\\b${name}="?([^";]+)`, 'i').exec(type)?.[1]?.trim()
  return {
    type: (type.split(';')[0] ?? '').trim().toLowerCase(),
    charset: parameter('charset'),
    boundary: /^multipart\//i.test(type) ? parameter('boundary') : undefined,
    encoding: field('content-transfer-encoding').trim().toLowerCase(),
    body: blank ? text.slice(blank.index + blank[0].length) : '',
  }
}

function decodeBody({ encoding, body }: MailPart): Uint8Array {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1')
  const text = body
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(text, 'latin1')
}
