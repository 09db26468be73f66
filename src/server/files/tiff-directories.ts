// TIFF: the directories that describe a picture. A TIFF file keeps its pixels, and EXIF (which has the same structure) the few fields of
// its first directory that a picture needs. Everything that no kept field refers to becomes zero.
import { keepOnly, LocationUnreadable, type Range } from './picture-blocks.ts'

const tags = {
  compression: 259,
  subDirectories: 330,
  rawVersion: 50_706,
  /** Where the pixels are, and how many bytes: in strips or in tiles. */
  pixels: [
    [273, 279],
    [324, 325],
  ],
} as const
/** How to show it, and the words its author put on it: description, artist, copyright. */
const neededInExif = new Set([270, 274, 282, 283, 296, 315, 33_432])
/** Size, colors, compression and the places of the pixels. */
const neededInTiff = new Set([
  ...neededInExif,
  ...[
    254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 273, 277, 278, 279, 280, 281, 284, 290, 291, 292,
  ],
  ...[
    293, 297, 301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 330, 332, 334, 336, 338, 339, 340, 341, 342,
  ],
  ...[347, 529, 530, 531, 532, 34_675],
])
/** JPEG of before 1995, whose parts are all over the file. */
const oldJpeg = 6
const entryBytes = 12
/** Bytes of one value, by its type. */
const valueBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
/** A scan of a large poster has some ten thousand. */
const maxNumbers = 1_000_000
const maxDirectories = 1000

interface Entry {
  tag: number
  type: number
  count: number
  size: number
  /** Where the entry itself is. */
  at: number
  /** Where its value is. */
  valueAt: number
}

interface Directory extends Range {
  entries: Entry[]
  next: number
}

class Tiff {
  readonly bytes: Buffer
  readonly #isLittle: boolean
  #numbersLeft = maxNumbers

  constructor(bytes: Buffer) {
    this.bytes = bytes
    this.#isLittle = bytes.toString('latin1', 0, 2) === 'II'
    // 43 is BigTIFF, for files of more than 4 GB.
    if (bytes.length < 8 || this.short(2) !== 42)
      throw new LocationUnreadable('The file is not a plain TIFF.')
  }

  short(at: number): number {
    return this.#isLittle ? this.bytes.readUInt16LE(at) : this.bytes.readUInt16BE(at)
  }

  long(at: number): number {
    return this.#isLittle ? this.bytes.readUInt32LE(at) : this.bytes.readUInt32BE(at)
  }

  writeShort(value: number, at: number, bytes = this.bytes): void {
    if (this.#isLittle) bytes.writeUInt16LE(value, at)
    else bytes.writeUInt16BE(value, at)
  }

  writeLong(value: number, at: number, bytes = this.bytes): void {
    if (this.#isLittle) bytes.writeUInt32LE(value, at)
    else bytes.writeUInt32BE(value, at)
  }

  readDirectory(start: number, needed: ReadonlySet<number>): Directory {
    const count = this.short(start)
    this.#spend(count)
    const end = start + 2 + count * entryBytes + 4
    const entries: Entry[] = []
    for (let number = 0; number < count; number += 1) {
      const entry = this.#readEntry(start + 2 + number * entryBytes)
      if (entry.tag === tags.rawVersion) throw new LocationUnreadable('The file is a raw photo.')
      if (needed.has(entry.tag) && entry.size > 0) entries.push(entry)
    }
    return { start, end, entries, next: this.long(end - 4) }
  }

  #readEntry(at: number): Entry {
    const [tag, type, count] = [this.short(at), this.short(at + 2), this.long(at + 4)]
    const size = (valueBytes[type] ?? 0) * count
    return { tag, type, count, size, at, valueAt: size > 4 ? this.long(at + 8) : at + 8 }
  }

  readNumbers({ type, count, valueAt }: Entry): number[] {
    this.#spend(count)
    const isShort = type === 3
    return Array.from({ length: count }, (_, number) =>
      isShort ? this.short(valueAt + number * 2) : this.long(valueAt + number * 4),
    )
  }

  #spend(numbers: number): void {
    this.#numbersLeft -= numbers
    if (this.#numbersLeft < 0) throw new LocationUnreadable('The file has too many entries.')
  }
}

/** In place. */
export function keepInTiff(bytes: Buffer): void {
  const file = new Tiff(bytes)
  const directories = readDirectories(file)
  const kept = directories.flatMap((directory) => [directory, ...listValues(file, directory)])
  if (kept.some(({ end }) => end > bytes.length))
    throw new LocationUnreadable('A part extends past the end of the file.')
  const entries = directories.map((directory) =>
    directory.entries.map(({ at }) => Buffer.from(bytes.subarray(at, at + entryBytes))),
  )
  keepOnly(bytes, kept, { start: 8, end: bytes.length })
  for (const [number, directory] of directories.entries()) rewrite(file, directory, entries[number] ?? [])
}

function readDirectories(file: Tiff): Directory[] {
  const directories = new Map<number, Directory>()
  const waiting = [file.long(4)]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === 0 || directories.has(at)) continue
    if (directories.size >= maxDirectories) throw new LocationUnreadable('The file has too many directories.')
    const directory = file.readDirectory(at, neededInTiff)
    directories.set(at, directory)
    for (const place of listDirectoriesAfter(file, directory)) waiting.push(place)
  }
  if (directories.size === 0) throw new LocationUnreadable('The file has no directory.')
  return [...directories.values()]
}

const listDirectoriesAfter = (file: Tiff, { next, entries }: Directory): number[] => [
  next,
  ...entries.filter(({ tag }) => tag === tags.subDirectories).flatMap((entry) => file.readNumbers(entry)),
]

/** What the entries refer to. */
function listValues(file: Tiff, { entries }: Directory): Range[] {
  const values = entries.map(({ valueAt, size }) => ({ start: valueAt, end: valueAt + size }))
  const find = (tag: number) => entries.find((entry) => entry.tag === tag)
  const compression = find(tags.compression)
  if (compression && file.short(compression.valueAt) === oldJpeg)
    throw new LocationUnreadable('The file stores its pixels in an outdated format.')
  const pixels = tags.pixels.flatMap(([placeTag, sizeTag]): Range[] => {
    const [places, sizes] = [find(placeTag), find(sizeTag)]
    if (!places) return []
    const lengths = sizes ? file.readNumbers(sizes) : []
    return file.readNumbers(places).map((start, number) => {
      const length = lengths[number]
      if (length === undefined) throw new LocationUnreadable('The size of some pixels is missing.')
      return { start, end: start + length }
    })
  })
  return [...values, ...pixels]
}

/** The directory with the kept entries alone, in its old place. */
function rewrite(file: Tiff, { start, end, next }: Directory, entries: readonly Buffer[]): void {
  file.bytes.fill(0, start, end)
  file.writeShort(entries.length, start)
  for (const [number, entry] of entries.entries()) entry.copy(file.bytes, start + 2 + number * entryBytes)
  file.writeLong(next, start + 2 + entries.length * entryBytes)
}

/** In place: writes the block anew with the fields that a picture needs, and zeros after them. */
export function keepInExif(block: Buffer): void {
  const rewritten = rewriteExif(block)
  block.fill(0)
  rewritten?.copy(block)
}

function rewriteExif(block: Buffer): Buffer | undefined {
  try {
    const file = new Tiff(block)
    const { entries } = file.readDirectory(file.long(4), neededInExif)
    const unique = entries.filter(
      ({ tag }, number) => entries.findIndex((entry) => entry.tag === tag) === number,
    )
    return writeExif(file, unique)
  } catch (error) {
    // It can't be read, so there is nothing to keep.
    if (error instanceof RangeError || error instanceof LocationUnreadable) return undefined
    throw error
  }
}

function writeExif(file: Tiff, entries: readonly Entry[]): Buffer | undefined {
  const first = 8
  let valueAt = first + 2 + entries.length * entryBytes + 4
  const length = entries.reduce((sum, { size }) => sum + (size > 4 ? size : 0), valueAt)
  if (length > file.bytes.length) return undefined
  const written = Buffer.alloc(length)
  file.bytes.copy(written, 0, 0, 4)
  file.writeLong(first, 4, written)
  file.writeShort(entries.length, first, written)
  for (const [number, entry] of entries.entries()) {
    const at = first + 2 + number * entryBytes
    file.bytes.copy(written, at, entry.at, entry.at + entryBytes)
    if (entry.size <= 4) continue
    if (entry.valueAt + entry.size > file.bytes.length) return undefined
    file.writeLong(valueAt, at + 8, written)
    file.bytes.copy(written, valueAt, entry.valueAt, entry.valueAt + entry.size)
    valueAt += entry.size
  }
  return written
}
