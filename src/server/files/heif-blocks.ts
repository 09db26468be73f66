// HEIC and AVIF (ISO 23008-12): boxes with a list of items. A file keeps the items that are pictures; the bytes of all others become
// zero. A file that can't be parsed to its end is refused, because it might contain a location.
import { keepOnly, LocationUnreadable, type Range } from './picture-blocks.ts'
import { keepInExif } from './tiff-directories.ts'

/** A file has a handful; a long burst has some hundred items. */
const maxBoxes = 20_000
/** Of the file: its brands, the list of items, and their bytes. */
const neededInFile = new Set(['ftyp', 'meta', 'mdat'])
/** Of the list: what the items are, where they are and how they belong together. */
const neededInList = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iprp', 'iref', 'idat', 'dinf', 'grpl'])
/** Coded pictures and how they are put together. */
const pictureItems = new Set([
  'hvc1',
  'av01',
  'avc1',
  'vvc1',
  'j2k1',
  'unci',
  'grid',
  'iovl',
  'iden',
  'tmap',
  'mski',
])
const otherItems = new Set(['Exif', 'mime', 'uri '])

interface Box extends Range {
  type: string
  /** Where its header begins. */
  at: number
}

/** In place. */
export function keepInHeif(bytes: Buffer): void {
  const boxes = listBoxes(bytes, 0, bytes.length)
  const lists = boxes.filter(({ type }) => type === 'meta')
  const [list] = lists
  if (!list || lists.length > 1) throw new LocationUnreadable('The file must have exactly one list of items.')
  // Its pictures are found in another way.
  if (boxes.some(({ type }) => type === 'moov')) throw new LocationUnreadable('The file is a sequence.')
  // A version and flags come first.
  const listed = listBoxes(bytes, list.start + 4, list.end)
  const { pictures, exif } = findItems(bytes, listed)
  const kept = exif ? [...pictures, exif] : pictures
  for (const box of boxes) free(bytes, box, neededInFile)
  for (const box of listed) free(bytes, box, neededInList)
  for (const box of [...boxes, ...listed])
    if (box.type === 'mdat' || box.type === 'idat') keepOnly(bytes, kept, box)
  if (exif) keepInExifItem(bytes.subarray(exif.start, exif.end))
}

/** Turns the box into one that every reader skips. */
function free(bytes: Buffer, { type, at, start, end }: Box, needed: ReadonlySet<string>): void {
  if (needed.has(type)) return
  bytes.write('free', at + 4, 'latin1')
  bytes.fill(0, start, end)
}

/** Where the pictures and the EXIF data are. */
function findItems(bytes: Buffer, boxes: readonly Box[]): { pictures: Range[]; exif: Range | undefined } {
  const find = (type: string) => boxes.find((box) => box.type === type)
  const [names, places, data] = [find('iinf'), find('iloc'), find('idat')]
  if (!names || !places) throw new LocationUnreadable('The items are missing.')
  const types = readTypes(bytes, names)
  const items = Array.from(readPlaces(bytes, places), (place) => ({
    type: requireType(types.get(place.id)),
    isWhole: place.isWhole,
    range: locate(place, data?.start ?? 0, bytes.length),
  }))
  return {
    pictures: items.filter(({ type }) => pictureItems.has(type)).map(({ range }) => range),
    exif: items.find(({ type, isWhole }) => type === 'Exif' && isWhole)?.range,
  }
}

function requireType(type = ''): string {
  if (pictureItems.has(type) || otherItems.has(type)) return type
  throw new LocationUnreadable('An item is neither a picture nor metadata.')
}

function locate({ method, start: offset, length }: ItemPlace, dataStart: number, fileEnd: number): Range {
  const start = method === 1 ? dataStart + offset : offset
  if (method > 1 || length === 0 || start + length > fileEnd)
    throw new LocationUnreadable('An item isn’t a part of the file.')
  return { start, end: start + length }
}

/** An Exif item begins with the offset of its TIFF header. */
function keepInExifItem(item: Buffer): void {
  const skipped = item.length < 4 ? item.length : 4 + item.readUInt32BE(0)
  if (skipped >= item.length) item.fill(0)
  else {
    item.fill(0, 4, skipped)
    keepInExif(item.subarray(skipped))
  }
}

function listBoxes(bytes: Buffer, from: number, end: number): Box[] {
  const boxes: Box[] = []
  let at = from
  while (at + 8 <= end) {
    if (boxes.length >= maxBoxes) throw new LocationUnreadable('The file has too many boxes.')
    const box = readBox(bytes, at, end)
    boxes.push(box)
    at = box.end
  }
  // Too short for a box.
  bytes.fill(0, at, end)
  return boxes
}

/** The box whose header is at `at`, in a parent that ends at `end`. */
function readBox(bytes: Buffer, at: number, end: number): Box {
  const short = bytes.readUInt32BE(at)
  const type = bytes.toString('latin1', at + 4, at + 8)
  const isLong = short === 1
  const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short
  const head = isLong ? 16 : 8
  if (size < head || at + size > end) throw new LocationUnreadable('A box has an invalid size.')
  return { type, at, start: at + head, end: at + size }
}

/** The types of the items, by their id. */
function readTypes(bytes: Buffer, { start, end }: Box): Map<number, string> {
  const first = start + 4 + (bytes.readUInt8(start) === 0 ? 2 : 4)
  const items = listBoxes(bytes, first, end).filter(({ type }) => type === 'infe')
  return new Map(items.map((item) => readType(bytes, item)))
}

function readType(bytes: Buffer, item: Box): [id: number, type: string] {
  const version = bytes.readUInt8(item.start)
  // Older versions have no type: they name files, not parts of pictures.
  if (version < 2) throw new LocationUnreadable('An item has no type.')
  const isWide = version > 2
  const id = isWide ? bytes.readUInt32BE(item.start + 4) : bytes.readUInt16BE(item.start + 4)
  const at = item.start + (isWide ? 10 : 8)
  return [id, bytes.toString('latin1', at, at + 4)]
}

interface ItemPlace {
  id: number
  /** 0 is a place in the file, 1 one in the list of items, 2 a part of another item. */
  method: number
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
    const isWhole = extents === 1
    for (let number = 0; number < extents; number += 1) {
      take(indexSize)
      const offset = take(offsetSize)
      const length = take(lengthSize)
      yield { id, method, isWhole, start: base + offset, length }
    }
  }
}
