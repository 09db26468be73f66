// Writes caption, credit, rights and alt text into a picture's file, so that they travel with it (docs/decisions/079). Pixels are never
// encoded again: what is written are a few patches, which fit a file that is read piece by piece.
import {
  cleanWords,
  hasWords,
  joinBytes,
  type PictureWords,
  toBytes,
  toUtf8,
  writeIptc,
  writeXmp,
} from './picture-words.ts'
import { startsWith } from './starts-with.ts'
import { emptyTiff, locateDirectory, maxDirectoryBytes, type Patch, planTiff } from './tiff-words.ts'

export interface PictureSource {
  /** By its content: 'image/jpeg'. */
  type: string
  size: number
  /** The bytes from `start` up to `end`, or to the end of the file. */
  read(start: number, end: number): Promise<Uint8Array>
}

/** Enough for what comes before the pixels of a JPEG: two blocks of metadata, each 64 kB at most. */
const headBytes = 200_000

const planners: Record<string, (head: Uint8Array, words: PictureWords, size: number) => Patch[] | undefined> =
  { 'image/jpeg': planJpeg, 'image/png': planPng, 'image/apng': planPng, 'image/webp': planWebp }

/** Whether files of this type can say what they show. Others can't: GIF, HEIC, AVIF, SVG, and whatever isn't a picture. */
export const canHoldWords = (type: string): boolean => type === 'image/tiff' || type in planners

/** In the order of the file; none for formats that can't carry words, and for files that don't begin as they should. */
export async function planWords(source: PictureSource, given: PictureWords): Promise<Patch[]> {
  const words = cleanWords(given)
  if (!hasWords(words)) return []
  const { type, size } = source
  if (type === 'image/tiff') {
    const head = await source.read(0, 8)
    const at = locateDirectory(head)
    if (at === undefined || at >= size) return []
    const directory = await source.read(at, at + maxDirectoryBytes)
    return planTiff({ head, directory, size }, words, writeXmp(words)) ?? []
  }
  const plan = planners[type]
  return plan?.(await source.read(0, headBytes), words, size) ?? []
}

/** The same for a picture in memory; not for TIFF. */
export function addWords(bytes: Uint8Array, type: string, given: PictureWords): Uint8Array {
  const words = cleanWords(given)
  const patches = hasWords(words) ? planners[type]?.(bytes, words, bytes.length) : undefined
  return joinBytes(...listPieces(patches ?? [], bytes.length, (start, end) => bytes.subarray(start, end)))
}

/** The pieces of the new file: parts of the old one, and what is written between them. */
export function listPieces<Part>(
  patches: readonly Patch[],
  size: number,
  cut: (start: number, end: number) => Part,
): (Part | Uint8Array)[] {
  let at = 0
  const pieces = patches.flatMap((patch) => {
    const before = cut(at, patch.at)
    at = patch.at + patch.drop
    return [before, patch.bytes]
  })
  return [...pieces, cut(at, size)]
}

const jpeg = { jfif: 0xe0, exif: 0xe1, iptc: 0xed } as const
const marks = {
  jfif: 'JFIF\0',
  exif: 'Exif\0\0',
  xmp: 'http://ns.adobe.com/xap/1.0/\0',
  photoshop: 'Photoshop 3.0\0',
}
/** What the two bytes of a segment's length can count. */
const maxSegment = 0xffff - 2

interface Segment {
  code: number
  at: number
  /** Where its content begins. */
  start: number
  end: number
}

/** The segments for applications, and comments, that come before the picture itself and are in the head as a whole. */
function* listSegments(head: Uint8Array): Generator<Segment> {
  let at = 2
  while (head[at] === 0xff) {
    const code = head[at + 1] ?? 0
    const end = at + 2 + ((head[at + 2] ?? 0) << 8) + (head[at + 3] ?? 0)
    const isBefore = (code >= 0xe0 && code <= 0xef) || code === 0xfe
    if (!isBefore || end < at + 4 || end > head.length) return
    yield { code, at, start: at + 4, end }
    at = end
  }
}

const writeSegment = (code: number, ...content: Uint8Array[]): Uint8Array => {
  const bytes = joinBytes(...content)
  return bytes.length > maxSegment
    ? new Uint8Array()
    : joinBytes(Uint8Array.of(0xff, code), toBytes(bytes.length + 2, 2), bytes)
}

function planJpeg(head: Uint8Array, words: PictureWords): Patch[] | undefined {
  if (head[0] !== 0xff || head[1] !== 0xd8) return undefined
  const segments = [...listSegments(head)]
  const first = segments[0]
  // JFIF has to come first where it is.
  const at = first?.code === jpeg.jfif && startsWith(head, first.start, marks.jfif) ? first.end : 2
  const isOf = (mark: string) => (segment: Segment) => startsWith(head, segment.start, mark)
  const exif = segments.find(isOf(marks.exif))
  const oldExif = exif && head.subarray(exif.start + marks.exif.length, exif.end)
  const xmp = writeSegment(jpeg.exif, toUtf8(marks.xmp), writeXmp(words))
  // The other two forms have no place for rights and alt text.
  const isNamed = words.caption !== '' || words.credit !== ''
  const written = isNamed
    ? joinBytes(
        writeSegment(jpeg.exif, toUtf8(marks.exif), writeExif(oldExif, words)),
        xmp,
        writeSegment(jpeg.iptc, writeIptc(words)),
      )
    : xmp
  const replaced = isNamed ? [marks.exif, marks.xmp, marks.photoshop] : [marks.xmp]
  const old = segments.filter((segment) => replaced.some((mark) => isOf(mark)(segment)))
  return [
    { at, drop: 0, bytes: written },
    ...old.map((segment) => ({
      at: segment.at,
      drop: segment.end - segment.at,
      bytes: new Uint8Array(),
    })),
  ]
}

/** A block with what the old one says. One that can't be read says nothing. */
function writeExif(old: Uint8Array | undefined, words: PictureWords): Uint8Array {
  return (old && addToExif(old, words)) ?? addToExif(emptyTiff, words) ?? emptyTiff
}

function addToExif(block: Uint8Array, words: PictureWords): Uint8Array | undefined {
  const at = locateDirectory(block)
  if (at === undefined || at > block.length) return undefined
  const patches = planTiff({ head: block, directory: block.subarray(at), size: block.length }, words)
  return (
    patches && joinBytes(...listPieces(patches, block.length, (start, end) => block.subarray(start, end)))
  )
}

const png = { headerEnd: 33, mark: 'XML:com.adobe.xmp\0\0\0\0\0' } as const

function planPng(head: Uint8Array, words: PictureWords): Patch[] | undefined {
  if (!startsWith(head, 12, 'IHDR')) return undefined
  const content = joinBytes(toUtf8('iTXt'), toUtf8(png.mark), writeXmp(words))
  const chunk = joinBytes(toBytes(content.length - 4, 4), content, toBytes(crc32(content), 4))
  return [{ at: png.headerEnd, drop: 0, bytes: chunk }]
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffff_ffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb8_8320 : 0)
  }
  return ~sum >>> 0
}

const webpFlags = { xmp: 4, alpha: 16 } as const
const littleEndian = (value: number, size: 3 | 4): Uint8Array => toBytes(value, 4).reverse().slice(0, size)

function planWebp(head: Uint8Array, words: PictureWords, size: number): Patch[] | undefined {
  if (!startsWith(head, 0, 'RIFF') || !startsWith(head, 8, 'WEBP') || head.length < 30) return undefined
  const end = 8 + new DataView(head.buffer, head.byteOffset).getUint32(4, true)
  const extended = writeExtended(head)
  if (!extended || end > size) return undefined
  const xmp = writeXmp(words)
  const padding = new Uint8Array(xmp.length % 2)
  const chunk = joinBytes(new Uint8Array(end % 2), toUtf8('XMP '), littleEndian(xmp.length, 4), xmp, padding)
  const length = end - 8 + extended.bytes.length - extended.drop + chunk.length
  return [
    { at: 4, drop: 4, bytes: littleEndian(length, 4) },
    extended,
    { at: end, drop: size - end, bytes: chunk },
  ]
}

/** Only the extended form of the format has room for words: it says so in its first chunk, with the size of the picture. */
function writeExtended(head: Uint8Array): Patch | undefined {
  const view = new DataView(head.buffer, head.byteOffset)
  const flags = head[20] ?? 0
  // Words that are there already come later in the file.
  if (startsWith(head, 12, 'VP8X'))
    return flags & webpFlags.xmp
      ? undefined
      : { at: 20, drop: 1, bytes: Uint8Array.of(flags | webpFlags.xmp) }
  const chunk = (width: number, height: number, more: number) => ({
    at: 12,
    drop: 0,
    bytes: joinBytes(
      ...[toUtf8('VP8X'), littleEndian(10, 4), littleEndian(webpFlags.xmp | more, 4)],
      ...[littleEndian(width - 1, 3), littleEndian(height - 1, 3)],
    ),
  })
  if (startsWith(head, 12, 'VP8 '))
    return chunk(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff, 0)
  if (!startsWith(head, 12, 'VP8L')) return undefined
  const bits = view.getUint32(21, true)
  const hasAlpha = (bits >>> 28) & 1
  return chunk((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1, hasAlpha ? webpFlags.alpha : 0)
}
