// Which types of files a media kit takes, and whether a name and the content agree. The type is the server's finding by content.
import { splitName } from './kit-file.ts'

const accepted =
  /^(image|video|audio|font)\/|^text\/(plain|csv|markdown)\b|^application\/(pdf|postscript|illustrator|rtf|zip|msword|json|vnd\.(ms-(excel|powerpoint|word)|openxmlformats|oasis)[\w.-]*|x-cfb)\b/

/** By extension, the type that the content must have. */
const promised: Record<string, RegExp> = {
  '.jpg': /^image\/jpeg$/,
  '.jpeg': /^image\/jpeg$/,
  '.png': /^image\/(png|apng)$/,
  '.gif': /^image\/gif$/,
  '.webp': /^image\/webp$/,
  '.avif': /^image\/avif$/,
  '.heic': /^image\/hei[cf]/,
  '.tif': /^image\/tiff$/,
  '.tiff': /^image\/tiff$/,
  '.svg': /^image\/svg\+xml$/,
  '.pdf': /^application\/pdf$/,
  '.docx': /^application\/(zip|vnd\.openxmlformats)/,
  '.xlsx': /^application\/(zip|vnd\.openxmlformats)/,
  '.pptx': /^application\/(zip|vnd\.openxmlformats)/,
  '.zip': /^application\/zip$/,
  '.mp4': /^video\//,
  '.mov': /^video\//,
  '.mp3': /^audio\//,
}

const typeNames: [RegExp, string][] = [
  [/^image\/svg/, 'an SVG drawing'],
  [/^image\/jpeg/, 'a JPEG picture'],
  [/^image\/png/, 'a PNG picture'],
  [/^image\/hei/, 'a HEIC picture'],
  [/^image\//, 'another kind of picture'],
  [/^application\/pdf/, 'a PDF'],
  [/html/, 'a web page'],
  [/^text\//, 'text'],
  [/^video\//, 'a video'],
  [/^audio\//, 'a recording'],
  [/^application\/zip/, 'a zip file'],
]

export type TypeProblem = { problem: 'refused' } | { problem: 'mismatch'; found: string }

/** Why a file can't be in a kit, by its name and the type of its content; undefined if it can. */
export function findTypeProblem(name: string, type: string): TypeProblem | undefined {
  const promise = promised[splitName(name)[1].toLowerCase()]
  if (promise && !promise.test(type))
    return {
      problem: 'mismatch',
      found: typeNames.find(([known]) => known.test(type))?.[1] ?? 'something else',
    }
  return accepted.test(type) ? undefined : { problem: 'refused' }
}

/** Whether a browser shows it as a picture, and the server makes thumbnails of it. */
export const hasThumbnail = (type: string): boolean => /^image\/(jpeg|png|webp|gif|avif|tiff)$/.test(type)

const units = ['bytes', 'KB', 'MB', 'GB'] as const

/** "812 bytes", "34 KB", "1.2 MB", "60 MB". A unit is 1,024 of the one before it, as in the limits: a file of 20 MB is as large as the limit. */
export function formatBytes(bytes: number): string {
  if (bytes === 1) return '1 byte'
  let value = bytes
  let unit = 0
  // What would be rounded to 1,024 is one of the next.
  while (Math.round(value) >= 1024 && unit < units.length - 1) {
    value /= 1024
    unit += 1
  }
  const digits = unit > 1 && value < 9.95 ? 1 : 0
  return `${value.toFixed(digits).replace(/\.0$/, '')} ${units[unit]}`
}
