// Erases where a photo was taken, in place: the rest of the file and its length don't change. Reads EXIF and XMP in JPEG, PNG, WebP, HEIC,
// AVIF and TIFF. Pictures of other kinds that could contain a location are refused.
import { type FileHandle, open } from 'node:fs/promises'
import { crc32, inflateSync } from 'node:zlib'
import { findInHeif } from './heif-blocks.ts'
import { type Block, type Finder, LocationUnreadable, read } from './picture-blocks.ts'
import { findInTiff } from './tiff-directories.ts'

const finders: Record<string, Finder> = {
  'image/jpeg': findInJpeg,
  'image/png': findInPng,
  'image/apng': findInPng,
  'image/webp': findInWebp,
  'image/avif': findInHeif,
  'image/heic': findInHeif,
  'image/heif': findInHeif,
  'image/heic-sequence': findInHeif,
  'image/heif-sequence': findInHeif,
  'image/tiff': findInTiff,
}
/** Drawings and icons, which no camera makes. */
const placeless = /^image\/(gif|svg\+xml|bmp|x-icon|vnd\.microsoft\.icon)$/
/** More than any camera writes; readers ignore larger ones, too. */
const maxBlockBytes = 4_000_000

/** Throws LocationUnreadable if it can't tell whether the picture has a location. */
export async function eraseLocation(path: string, type: string): Promise<void> {
  const find = finders[type]
  if (!find) {
    if (!type.startsWith('image/') || placeless.test(type)) return
    throw new LocationUnreadable(`We don’t know where ${type} files store location data.`)
  }
  const handle = await open(path, 'r+')
  try {
    for await (const block of find(handle)) await eraseIn(handle, block)
  } finally {
    await handle.close()
  }
}

async function eraseIn(
  handle: FileHandle,
  { kind, start, length, checkedFrom = start }: Block,
): Promise<void> {
  if (length <= 0 || length > maxBlockBytes) return
  const bytes = await read(handle, checkedFrom, start - checkedFrom + length)
  const block = bytes.subarray(start - checkedFrom)
  if (block.length < length || !erase(kind, block, bytes)) return
  await handle.write(bytes, 0, bytes.length, checkedFrom)
  if (checkedFrom === start) return
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(bytes))
  await handle.write(sum, 0, 4, start + length)
}

/** Returns whether there was something to erase. */
function erase(kind: Block['kind'], block: Buffer, chunk: Buffer): boolean {
  if (kind === 'exif') return eraseGps(block)
  return kind === 'xmp' ? eraseXmp(block) : eraseTextChunk(chunk)
}

const exifMark = 'Exif\0\0'
const xmpMark = 'http://ns.adobe.com/xap/1.0/\0'

/** The segments before the image data. */
async function* findInJpeg(handle: FileHandle): AsyncGenerator<Block> {
  let at = 2
  for (;;) {
    const head = await read(handle, at, 4 + xmpMark.length)
    if (head.length < 4 || head[0] !== 0xff || head[1] === 0xda) return
    const length = head.readUInt16BE(2)
    const text = head.toString('latin1', 4)
    const mark = [exifMark, xmpMark].find((known) => text.startsWith(known))
    if (head[1] === 0xe1 && mark)
      yield {
        kind: mark === exifMark ? 'exif' : 'xmp',
        start: at + 4 + mark.length,
        length: length - 2 - mark.length,
      }
    at += 2 + length
  }
}

async function* findInPng(handle: FileHandle): AsyncGenerator<Block> {
  let at = 8
  for (;;) {
    const head = await read(handle, at, 8)
    if (head.length < 8) return
    const length = head.readUInt32BE(0)
    const name = head.toString('latin1', 4)
    if (name === 'eXIf' || /^[itz](TXt|EXt)$/.test(name))
      yield { kind: name === 'eXIf' ? 'exif' : 'text chunk', start: at + 8, length, checkedFrom: at + 4 }
    at += 12 + length
  }
}

async function* findInWebp(handle: FileHandle): AsyncGenerator<Block> {
  let at = 12
  for (;;) {
    const head = await read(handle, at, 8 + exifMark.length)
    if (head.length < 8) return
    const length = head.readUInt32LE(4)
    const name = head.toString('latin1', 0, 4)
    // Some writers repeat the JPEG marker.
    const skipped = head.toString('latin1', 8) === exifMark ? exifMark.length : 0
    if (name === 'EXIF') yield { kind: 'exif', start: at + 8 + skipped, length: length - skipped }
    if (name === 'XMP ') yield { kind: 'xmp', start: at + 8, length }
    at += 8 + length + (length % 2)
  }
}

const gpsTag = 0x8825
const entryBytes = 12
/** Bytes of one value, by its type. */
const valueBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/** Empties the GPS part of a TIFF block; returns whether there was one. */
function eraseGps(block: Buffer): boolean {
  const isLittle = block.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? block.readUInt16LE(at) : block.readUInt16BE(at))
  const long = (at: number) => (isLittle ? block.readUInt32LE(at) : block.readUInt32BE(at))
  const entriesOf = (directory: number) =>
    Array.from({ length: short(directory) }, (_, number) => directory + 2 + number * entryBytes).filter(
      (entry) => entry + entryBytes <= block.length,
    )
  try {
    const pointer = entriesOf(long(4)).find((entry) => short(entry) === gpsTag)
    if (pointer === undefined) return false
    const directory = long(pointer + 8)
    for (const entry of entriesOf(directory)) {
      const size = (valueBytes[short(entry + 2)] ?? 0) * long(entry + 4)
      if (size > 4)
        block.fill(0, Math.min(long(entry + 8), block.length), Math.min(long(entry + 8) + size, block.length))
      block.fill(0, entry, entry + entryBytes)
    }
    block.fill(0, directory, directory + 2)
    return true
  } catch (error) {
    // It points outside itself, so no reader finds a location in it.
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Overwrites locations with spaces; returns whether there were any. */
function eraseXmp(block: Buffer): boolean {
  const text = block.toString('latin1')
  const erased = text
    .replace(/\bexif:GPS\w{1,40}\s?=\s?(?:"[^"<]{0,200}"|'[^'<]{0,200}')/g, spaces)
    .replace(/<exif:GPS\w{1,40}>[^<]{0,200}<\/exif:GPS\w{1,40}>/g, spaces)
  if (erased === text) return false
  block.write(erased, 'latin1')
  return true
}

/** A PNG chunk with text, plain or compressed. Compressed text can't be erased in place, so the whole chunk is emptied. */
function eraseTextChunk(chunk: Buffer): boolean {
  const end = chunk.indexOf(0, 4)
  const isHex = chunk.toString('latin1', 4, end).startsWith('Raw profile type')
  const packed = isHex ? undefined : packedWords(chunk, end)
  if (!isHex && !packed) return eraseXmp(chunk.subarray(4))
  if (packed && !tellsPlace(packed)) return false
  // A chunk name that no reader knows.
  chunk.fill(0, 4)
  chunk.write('emPt', 'latin1')
  return true
}

/** The compressed text after the keyword. */
function packedWords(chunk: Buffer, end: number): Buffer | undefined {
  const name = chunk.toString('latin1', 0, 4)
  if (name === 'zTXt') return chunk.subarray(end + 2)
  if (name !== 'iTXt' || chunk[end + 1] !== 1) return undefined
  const language = chunk.indexOf(0, end + 3)
  return chunk.subarray(chunk.indexOf(0, language + 1) + 1)
}

function tellsPlace(packed: Buffer): boolean {
  try {
    return eraseXmp(inflateSync(packed, { maxOutputLength: maxBlockBytes }))
  } catch {
    // If we can't read it, we can't tell that it has no location.
    return true
  }
}

const spaces = (found: string) => ' '.repeat(found.length)
