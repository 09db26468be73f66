// Words in a TIFF directory, which is also the form of EXIF: a new directory with the old entries and the new ones is put after the
// file, and the file's head points there. Nothing else moves.
import { joinBytes, type PictureWords, toUtf8 } from './picture-words.ts'

/** Bytes to write in place of `drop` others at `at`. */
export interface Patch {
  at: number
  drop: number
  bytes: Uint8Array
}

const tags = { description: 270, artist: 315, xmp: 700 } as const
const types = { byte: 1, ascii: 2 } as const
const [headBytes, entryBytes] = [8, 12]

interface Value {
  tag: number
  type: number
  bytes: Uint8Array
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** "II" or "MM", and 42. Undefined for anything else. */
function readOrder(head: Uint8Array): { isLittle: boolean } | undefined {
  if (head.length < headBytes || head[0] !== head[1] || (head[0] !== 0x49 && head[0] !== 0x4d))
    return undefined
  const isLittle = head[0] === 0x49
  return viewOf(head).getUint16(2, isLittle) === 42 ? { isLittle } : undefined
}

/** Where the directory begins, and how many bytes of it are surely needed to know its end. */
export function locateDirectory(head: Uint8Array): number | undefined {
  const order = readOrder(head)
  const at = order && viewOf(head).getUint32(4, order.isLittle)
  return at === undefined || at < headBytes ? undefined : at
}

/** The largest directory: 65,535 entries. */
export const maxDirectoryBytes = 2 + 0xffff * entryBytes + 4

/** An EXIF block without entries. */
export const emptyTiff = Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0)

/**
 * EXIF knows a description and an artist. An artist that the file names is kept: that is who took the photo, the credit is whom to name.
 * `directory` begins where the head says; undefined if it is cut off.
 */
export function planTiff(
  { head, directory, size }: { head: Uint8Array; directory: Uint8Array; size: number },
  { caption, credit }: PictureWords,
  xmp?: Uint8Array,
): Patch[] | undefined {
  const order = readOrder(head)
  if (!order || directory.length < 2) return undefined
  const { isLittle } = order
  const count = viewOf(directory).getUint16(0, isLittle)
  if (directory.length < 2 + count * entryBytes + 4) return undefined
  const old = Array.from({ length: count }, (_, number) =>
    directory.subarray(2 + number * entryBytes, 2 + (number + 1) * entryBytes),
  )
  const tagOf = (entry: Uint8Array) => viewOf(entry).getUint16(0, isLittle)
  const hasArtist = old.some((entry) => tagOf(entry) === tags.artist)
  const values: Value[] = [
    ...(caption ? [{ tag: tags.description, type: types.ascii, bytes: toUtf8(`${caption}\0`) }] : []),
    ...(credit && !hasArtist ? [{ tag: tags.artist, type: types.ascii, bytes: toUtf8(`${credit}\0`) }] : []),
    ...(xmp ? [{ tag: tags.xmp, type: types.byte, bytes: xmp }] : []),
  ]
  const kept = old.filter((entry) => values.every(({ tag }) => tag !== tagOf(entry)))
  // Directories begin at even places.
  const start = size + (size % 2)
  const next = directory.subarray(2 + count * entryBytes, 2 + count * entryBytes + 4)
  const written = writeDirectory({ kept, values, next, start, isLittle })
  const pointer = new Uint8Array(4)
  viewOf(pointer).setUint32(0, start, isLittle)
  return [
    { at: 4, drop: 4, bytes: pointer },
    { at: size, drop: 0, bytes: joinBytes(new Uint8Array(size % 2), written) },
  ]
}

function writeDirectory(given: {
  kept: readonly Uint8Array[]
  values: readonly Value[]
  next: Uint8Array
  start: number
  isLittle: boolean
}): Uint8Array {
  const { kept, values, next, start, isLittle } = given
  const count = kept.length + values.length
  let valueAt = start + 2 + count * entryBytes + 4
  const long: Uint8Array[] = []
  const added = values.map(({ tag, type, bytes }) => {
    const entry = new Uint8Array(entryBytes)
    const view = viewOf(entry)
    view.setUint16(0, tag, isLittle)
    view.setUint16(2, type, isLittle)
    view.setUint32(4, bytes.length, isLittle)
    if (bytes.length <= 4) entry.set(bytes, 8)
    else {
      view.setUint32(8, valueAt, isLittle)
      const padded = joinBytes(bytes, new Uint8Array(bytes.length % 2))
      long.push(padded)
      valueAt += padded.length
    }
    return entry
  })
  const head = new Uint8Array(2)
  viewOf(head).setUint16(0, count, isLittle)
  const entries = [...kept, ...added].sort(
    (one, other) => viewOf(one).getUint16(0, isLittle) - viewOf(other).getUint16(0, isLittle),
  )
  return joinBytes(head, ...entries, next, ...long)
}
