// Erases where a photo was taken, in place. A picture keeps the parts that it needs to be shown, and the words its author put on it:
// every other part (XMP, IPTC, comments, previews, whatever follows the picture) becomes zeros that readers skip. What is not on the list
// of needed parts can't tell anything, so no list of what tells a place is needed. The length of the file doesn't change.
import { crc32 } from 'node:zlib'
import type { PictureType } from '#domain/document/picture.ts'
import { keepInHeif } from './heif-blocks.ts'
import { LocationUnreadable } from './picture-blocks.ts'
import { keepInExif, keepInTiff } from './tiff-directories.ts'

type Keeper = (bytes: Buffer) => void

const keepers: Record<PictureType, Keeper> & Record<string, Keeper> = {
  'image/jpeg': keepInJpeg,
  'image/png': keepInPng,
  'image/apng': keepInPng,
  'image/webp': keepInWebp,
  'image/gif': keepInGif,
  'image/avif': keepInHeif,
  'image/heic': keepInHeif,
  'image/heif': keepInHeif,
  'image/tiff': keepInTiff,
}
/** Drawings, which no camera makes. */
const drawings = /^image\/(svg\+xml|bmp)$/

export const mayTellPlace = (type: string): boolean => type.startsWith('image/') && !drawings.test(type)

/** Throws LocationUnreadable if it can't read the picture to its end. */
export function eraseLocation(bytes: Buffer, type: string): void {
  const keep = keepers[type]
  if (!keep) throw new LocationUnreadable(`We don’t know where ${type} files store location data.`)
  try {
    keep(bytes)
  } catch (error) {
    // It refers to bytes after its end.
    throw error instanceof RangeError
      ? new LocationUnreadable('The file is cut off.', { cause: error })
      : error
  }
}

const exifMark = 'Exif\0\0'
const jpeg = { comment: 0xfe, start: 0xd8, end: 0xd9, scan: 0xda, exif: 0xe1 }
/** What the segments for applications begin with that a picture needs: density, color profile, color transform. */
const neededMarks = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
])
const startsWith = (bytes: Buffer, at: number, mark: string) =>
  bytes.toString('latin1', at, at + mark.length) === mark

function keepInJpeg(bytes: Buffer): void {
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new LocationUnreadable('The file is not a JPEG.')
  let at = 2
  while (at < bytes.length) at = keepAfterMarker(bytes, skipFill(bytes, at))
}

/** Returns where the next marker begins. */
function keepAfterMarker(bytes: Buffer, code: number): number {
  const marker = bytes.readUInt8(code)
  if (isAlone(marker)) return code + 1
  if (marker === jpeg.end) {
    bytes.fill(0, code + 1)
    return bytes.length
  }
  const end = code + 1 + bytes.readUInt16BE(code + 1)
  if (marker === jpeg.start || end < code + 3 || end > bytes.length)
    throw new LocationUnreadable('A segment has an invalid length.')
  keepInSegment(bytes, code, end)
  return marker === jpeg.scan ? findScanEnd(bytes, end) : end
}

/** A marker is a byte FF, any number of further ones, and a code. Returns where the code is. */
function skipFill(bytes: Buffer, at: number): number {
  if (bytes[at] !== 0xff) throw new LocationUnreadable('There are bytes between two segments.')
  let code = at + 1
  while (bytes[code] === 0xff) code += 1
  return code
}

function keepInSegment(bytes: Buffer, code: number, end: number): void {
  const marker = bytes.readUInt8(code)
  const start = code + 3
  const mark = neededMarks.get(marker)
  if (mark ? startsWith(bytes, start, mark) : marker >= 0xc0 && marker < 0xe0) return
  if (marker === jpeg.exif && startsWith(bytes, start, exifMark))
    keepInExif(bytes.subarray(start + exifMark.length, end))
  else {
    bytes.writeUInt8(jpeg.comment, code)
    bytes.fill(0, start, end)
  }
}

/** Marks without a content: a restart, or nothing at all. */
const isAlone = (marker: number) => marker === 1 || (marker >= 0xd0 && marker <= 0xd7)

/** Where the next marker begins that isn't part of the pixels. */
function findScanEnd(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    const isInside = next === 0 || next === 0xff || isAlone(next)
    if (bytes[at] === 0xff && !isInside) return at
  }
  return bytes.length
}

const neededChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

function keepInPng(bytes: Buffer): void {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new LocationUnreadable('The file is not a PNG.')
  let at = 8
  while (at < bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    // The pixels may be cut off.
    if (end > bytes.length && name === 'IDAT') return
    if (end > bytes.length) throw new LocationUnreadable('A chunk has an invalid length.')
    if (name === 'IEND') return void bytes.fill(0, end)
    if (!neededChunks.has(name)) keepInChunk(bytes.subarray(at + 4, end), name)
    at = end
  }
}

/** From the chunk's name to its checksum. */
function keepInChunk(chunk: Buffer, name: string): void {
  const content = chunk.subarray(0, -4)
  if (name === 'eXIf') keepInExif(content.subarray(4))
  else {
    content.fill(0)
    // No reader knows it, and each may skip it.
    content.write('emPt', 'latin1')
  }
  chunk.writeUInt32BE(crc32(content), content.length)
}

const neededInWebp = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const hasXmpFlag = 4

function keepInWebp(bytes: Buffer): void {
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') throw new LocationUnreadable('The file is not a WebP.')
  const all = Math.min(8 + bytes.readUInt32LE(4), bytes.length)
  bytes.fill(0, all)
  let at = 12
  while (at < all) {
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length
    // The pixels may be cut off.
    if (end > all && startsWith(bytes, at, 'VP8')) return
    if (end > all) throw new LocationUnreadable('A chunk has an invalid length.')
    keepInWebpChunk(bytes.subarray(at, end))
    at = end + (length % 2)
  }
}

function keepInWebpChunk(chunk: Buffer): void {
  const name = chunk.toString('latin1', 0, 4)
  const content = chunk.subarray(8)
  if (name === 'VP8X') content.writeUInt8(content.readUInt8(0) & ~hasXmpFlag, 0)
  // Some writers repeat the mark of JPEG.
  else if (name === 'EXIF')
    keepInExif(content.subarray(startsWith(content, 0, exifMark) ? exifMark.length : 0))
  else if (!neededInWebp.has(name)) {
    chunk.write('JUNK', 'latin1')
    content.fill(0)
  }
}

const gif = { extension: 0x21, image: 0x2c, end: 0x3b, control: 0xf9, application: 0xff, comment: 0xfe }
/** Repetition and color profile. */
const neededInGif = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

function keepInGif(bytes: Buffer): void {
  if (!startsWith(bytes, 0, 'GIF8')) throw new LocationUnreadable('The file is not a GIF.')
  let at = 13 + paletteBytes(bytes.readUInt8(10))
  while (at < bytes.length) {
    const kind = bytes.readUInt8(at)
    if (kind === gif.end) return void bytes.fill(0, at + 1)
    if (kind === gif.image) at = skipBlocks(bytes, at + 11 + paletteBytes(bytes.readUInt8(at + 9)))
    else if (kind === gif.extension) at = keepInExtension(bytes, at)
    // Some writers end a block twice.
    else if (kind === 0) at += 1
    else throw new LocationUnreadable('There are bytes between two blocks.')
  }
}

/** Returns where it ends. */
function keepInExtension(bytes: Buffer, at: number): number {
  const end = skipBlocks(bytes, at + 2)
  const label = bytes.readUInt8(at + 1)
  const isNeeded =
    label === gif.control ||
    (label === gif.application && neededInGif.some((name) => startsWith(bytes, at + 3, name)))
  if (!isNeeded) writeEmptyComment(bytes, at, end)
  return end
}

const paletteBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Blocks of up to 255 bytes, the last of them empty. The end of the file ends them, too. */
function skipBlocks(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return Math.min(at + 1, bytes.length)
}

function writeEmptyComment(bytes: Buffer, at: number, end: number): void {
  bytes.writeUInt8(gif.comment, at + 1)
  bytes.fill(0, at + 2, end)
  let start = at + 2
  for (let left = end - 1 - start; left > 0; left = end - 1 - start) {
    // A single byte would be left, and no block is that short.
    const size = left === 257 ? 255 : Math.min(left, 256)
    bytes.writeUInt8(size - 1, start)
    start += size
  }
}
