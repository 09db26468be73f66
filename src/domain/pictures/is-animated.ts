// Whether a picture has more than one frame. A release shows only the first: Word, mail and print have no other way.
import { startsWith } from './starts-with.ts'

/** By content; files that end too early count as they are. Each byte is looked at once at most. */
export function isAnimated(bytes: Uint8Array, type: string): boolean {
  if (type === 'image/gif') return hasFrames(bytes)
  if (type === 'image/png') return hasControlChunk(bytes)
  return type === 'image/webp' && startsWith(bytes, 12, 'VP8X') && ((bytes[20] ?? 0) & webpAnimation) !== 0
}

const webpAnimation = 2

/** An animated PNG says so before its pixels. */
function hasControlChunk(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    if (startsWith(bytes, at + 4, 'acTL')) return true
    if (startsWith(bytes, at + 4, 'IDAT')) return false
  }
  return false
}

const gif = { image: 0x2c, extension: 0x21, headBytes: 13, imageBytes: 10 } as const

/** The bytes of a color table that these flags announce. */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function hasFrames(bytes: Uint8Array): boolean {
  let at = gif.headBytes + tableBytes(bytes[10] ?? 0)
  for (let frames = 0; frames < 2; ) {
    const block = bytes[at]
    if (block === gif.image) {
      frames += 1
      // A byte of the compression comes before the data.
      at = skipData(bytes, at + gif.imageBytes + tableBytes(bytes[at + 9] ?? 0) + 1)
    } else if (block === gif.extension) at = skipData(bytes, at + 2)
    else return false
  }
  return true
}

/** Data comes in pieces of up to 255 bytes; an empty one is the last. */
function skipData(bytes: Uint8Array, start: number): number {
  let at = start
  while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}
