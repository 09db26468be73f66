// Detects the type of a file by its content. The uploader's claim counts only where bytes can't tell: text that is JSON, a zip that is a
// Word file. Only content makes a file a picture.
import { fileTypeFromBuffer } from 'file-type'

const typePattern = /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}$/
/** Neither text nor a format with a signature that we know. */
export const unknownType = 'application/octet-stream'
/** These types have a signature, so a file without it isn't one. */
const hasSignature =
  /^(image|audio|video|font)\/|^application\/(pdf|zip|gzip|msword|vnd\.(ms-|openxml|oasis))/
const insideZip =
  /^application\/(zip|x-zip-compressed|epub\+zip|java-archive|vnd\.(openxmlformats|oasis)[\w.-]*)$/
const insideCompound = /^application\/(msword|vnd\.ms-[\w.-]+|vnd\.visio)$/
const isText = /^text\/|[/+](json|javascript|ecmascript|yaml|toml|sql|csv)$|^application\/x-ndjson$/

const pictureSignatures: readonly (readonly [at: number, signature: string, type: string])[] = [
  [0, '\xff\xd8\xff', 'image/jpeg'],
  [0, '\x89PNG', 'image/png'],
  [0, 'GIF8', 'image/gif'],
  [8, 'WEBP', 'image/webp'],
  [0, 'II*\0', 'image/tiff'],
  [0, 'MM\0*', 'image/tiff'],
  [4, 'ftyphei', 'image/heif'],
  [4, 'ftypmif', 'image/heif'],
  [4, 'ftypavi', 'image/heif'],
]

function findPicture(head: Uint8Array): string | undefined {
  const text = Buffer.from(head.subarray(0, 16)).toString('latin1')
  return pictureSignatures.find(([at, signature]) => text.startsWith(signature, at))?.[2]
}

/** Pages and drawings that can run scripts in a browser: they are only ever downloaded. */
export const mayRunScripts = (type: string): boolean =>
  /^text\/(html|xml|xsl)|[/+]xml(;|$)|xhtml|svg|^message\/|^multipart\//.test(essenceOf(type))

/** Pages of this site may load scripts from it, so a file is never sent as one. */
export const servedType = (type: string): string =>
  /^(text|application)\/(x-)?(java|ecma|j|live)script[\d.]*$/.test(essenceOf(type)) ? 'text/plain' : type

/** Without parameters, in lowercase. */
export const essenceOf = (type: string): string => (type.split(';', 1)[0] ?? '').trim().toLowerCase()

export async function decideType(head: Uint8Array, declared: string | undefined): Promise<string> {
  const declaredType = essenceOf(declared ?? '')
  const claim = typePattern.test(declaredType) ? declaredType : unknownType
  const markup = looksLikeText(head) ? readMarkup(head) : undefined
  if (markup) return mayRunScripts(claim) ? claim : markup
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime
  if (found) return isInside(claim, found) ? claim : found
  // What tells such formats apart may come after the head; that it is a picture must not depend on it.
  const picture = findPicture(head)
  if (picture) return picture
  return withoutSignature(head, claim, declared)
}

function isInside(claim: string, found: string): boolean {
  if (found === 'application/zip') return insideZip.test(claim)
  return found === 'application/x-cfb' && insideCompound.test(claim)
}

function withoutSignature(head: Uint8Array, claim: string, declared = ''): string {
  if (!looksLikeText(head)) return isText.test(claim) || hasSignature.test(claim) ? unknownType : claim
  if (hasSignature.test(claim)) return head.length === 0 ? unknownType : 'text/plain'
  const charset = /;\s*charset="?([\w-]{1,40})"?/i.exec(declared)?.[1]
  return isText.test(claim) && charset ? `${claim};charset=${charset}` : claim
}

/** Whether there are no bytes that text never has. */
function looksLikeText(head: Uint8Array): boolean {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  return isWide || !head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127)
}

/** Whether a browser could take it for a page, even after spaces and comments. */
function readMarkup(head: Uint8Array): string | undefined {
  const label = head[0] === 0xff ? 'utf-16le' : head[0] === 0xfe ? 'utf-16be' : 'utf-8'
  const text = skipComments(new TextDecoder(label).decode(head).toLowerCase())
  if (/^<(!doctype html|html|head|body|script|iframe|title|meta|link|style|object|embed)\b/.test(text))
    return 'text/html'
  if (!/^<(\?xml|!doctype|svg|[a-z]+:svg)\b/.test(text)) return undefined
  if (/<([a-z]+:)?svg\b/.test(text)) return 'image/svg+xml'
  return /<html\b/.test(text) ? 'application/xhtml+xml' : 'application/xml'
}

function skipComments(text: string): string {
  let rest = text.trimStart()
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->')
    rest = end === -1 ? '' : rest.slice(end + 3).trimStart()
  }
  return rest
}
