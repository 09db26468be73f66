// Finds the metadata of a HEIC or AVIF file: its items of type Exif and XMP (ISO 23008-12). A file that can't be parsed to its end is
// refused, because it might contain a location.
import type { FileHandle } from 'node:fs/promises'
import { type Block, LocationUnreadable, read } from './picture-blocks.ts'

/** Size of the item list; even a long burst has less. */
const maxItemListBytes = 8_000_000
/** Boxes before the item list: a file has a handful. */
const maxBoxes = 1000

interface Box {
  type: string
  start: number
  end: number
}

export async function* findInHeif(handle: FileHandle): AsyncGenerator<Block> {
  const meta = await findMeta(handle)
  const bytes = await read(handle, meta.start, meta.end - meta.start)
  for (const { kind, isInside, start, length } of listItems(bytes)) {
    const at = isInside ? meta.start + start : start
    if (kind === 'xmp') yield { kind, start: at, length }
    else yield* findTiff(handle, at, length)
  }
}

interface Item extends ItemPlace {
  kind: 'exif' | 'xmp'
}

/** The items with metadata. */
function listItems(bytes: Buffer): Item[] {
  // A version and flags come first.
  const boxes = listBoxes(bytes, 4, bytes.length)
  const find = (type: string) => boxes.find((box) => box.type === type)
  const [names, places, data] = [find('iinf'), find('iloc'), find('idat')]
  const kinds = names && readKinds(bytes, names)
  if (!kinds?.size) return []
  if (!places) throw new LocationUnreadable('The location of the items is missing.')
  return [...readPlaces(bytes, places)].flatMap((place) => {
    const kind = kinds.get(place.id)
    if (!kind) return []
    if (!place.isWhole) throw new LocationUnreadable('An item isn’t stored in one piece.')
    return [{ ...place, kind, start: place.start + (place.isInside ? (data?.start ?? 0) : 0) }]
  })
}

/** An Exif item begins with the offset of its TIFF header. */
async function* findTiff(handle: FileHandle, start: number, length: number): AsyncGenerator<Block> {
  const head = await read(handle, start, 4)
  if (head.length < 4) throw new LocationUnreadable('An item extends past the end of the file.')
  const skipped = 4 + head.readUInt32BE(0)
  if (skipped >= length) throw new LocationUnreadable('An item is too short.')
  yield { kind: 'exif', start: start + skipped, length: length - skipped }
}

async function findMeta(handle: FileHandle): Promise<Box> {
  const { size } = await handle.stat()
  let at = 0
  for (let count = 0; count < maxBoxes && at + 8 <= size; count += 1) {
    const head = await read(handle, at, 16)
    const box = readBox(head, 0, at, size)
    if (box.type === 'meta') {
      if (box.end - box.start > maxItemListBytes)
        throw new LocationUnreadable('The list of items is too long.')
      return box
    }
    at = box.end
  }
  throw new LocationUnreadable('The file has no list of items.')
}

function listBoxes(bytes: Buffer, from: number, end: number): Box[] {
  const boxes: Box[] = []
  let at = from
  while (at + 8 <= end) {
    const box = readBox(bytes, at, at, end)
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** The box whose header is at `at` in the bytes and at `place` in its parent, which ends at `end`. */
function readBox(bytes: Buffer, at: number, place: number, end: number): Box {
  const short = bytes.readUInt32BE(at)
  const type = bytes.toString('latin1', at + 4, at + 8)
  const isLong = short === 1
  const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - place : short
  const head = isLong ? 16 : 8
  if (size < head || place + size > end) throw new LocationUnreadable('A box has an invalid size.')
  return { type, start: place + head, end: place + size }
}

/** The items with metadata, by their id. */
function readKinds(bytes: Buffer, { start, end }: Box): Map<number, 'exif' | 'xmp'> {
  const first = start + 4 + (bytes.readUInt8(start) === 0 ? 2 : 4)
  const items = listBoxes(bytes, first, end).filter(({ type }) => type === 'infe')
  return new Map(items.flatMap((item) => readKind(bytes, item)))
}

function readKind(bytes: Buffer, item: Box): [id: number, kind: 'exif' | 'xmp'][] {
  const version = bytes.readUInt8(item.start)
  // Older versions have no type: they name files, not parts of pictures.
  if (version < 2) return []
  const isWide = version > 2
  const id = isWide ? bytes.readUInt32BE(item.start + 4) : bytes.readUInt16BE(item.start + 4)
  const text = bytes.toString('latin1', item.start + (isWide ? 10 : 8), item.end)
  if (text.startsWith('Exif')) return [[id, 'exif']]
  return text.startsWith('mime') && text.includes('rdf+xml') ? [[id, 'xmp']] : []
}

interface ItemPlace {
  id: number
  /** In the list of items itself, not in the file. */
  isInside: boolean
  /** Contiguous in the file. */
  isWhole: boolean
  start: number
  length: number
}

function* readPlaces(bytes: Buffer, { start, end }: Box): Generator<ItemPlace> {
  const version = bytes.readUInt8(start)
  const sizes = bytes.readUInt16BE(start + 4)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  let at = start + 6
  const take = (size: number) => {
    if (at + size > end) throw new LocationUnreadable('The item locations are cut off.')
    const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size)
    at += size
    return value
  }
  const wide = version === 2 ? 4 : 2
  for (let left = take(wide); left > 0; left -= 1) {
    const id = take(wide)
    const method = version === 0 ? 0 : take(2) & 15
    take(2)
    const base = take(baseSize)
    const extents = take(2)
    const isWhole = extents === 1 && method < 2
    for (let number = 0; number < extents; number += 1) {
      take(indexSize)
      const offset = take(offsetSize)
      const length = take(lengthSize)
      yield { id, isInside: method === 1, isWhole, start: base + offset, length }
    }
  }
}
