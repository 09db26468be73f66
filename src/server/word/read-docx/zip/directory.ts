// The entries of a zip file, from the directory at its end. Everything in it is checked.

export interface ZipEntry {
  name: string
  compression: number
  checksum: number
  /** Compressed size in bytes. */
  size: number
  /** Declared uncompressed size in bytes. */
  unpackedSize: number
  /** Offset of its local header. */
  offset: number
}

const directoryEnd = 0x06054b50
const directoryEntry = 0x02014b50
const largeEnd = 0x06064b50
const largeEndPlace = 0x07064b50
const localHead = 0x04034b50
const endBytes = 22
const entryBytes = 46
const localBytes = 30
const commentMaxBytes = 65_535
const utf8Names = 0x0800
/** In a 4-byte field: the value is in the extra fields. */
const elsewhere = 0xffffffff

/** The entries in order, up to the given number; throws if the directory is invalid. */
export function* readDirectory(file: Buffer): Generator<ZipEntry> {
  let { place, count } = findDirectory(file)
  for (; count > 0; count -= 1) {
    if (file.readUInt32LE(place) !== directoryEntry)
      throw new RangeError('The zip directory has an invalid entry.')
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((at) => file.readUInt16LE(place + at))
    const nameStart = place + entryBytes
    const extraStart = nameStart + (nameBytes ?? 0)
    const next = extraStart + (extraBytes ?? 0)
    const encoding = file.readUInt16LE(place + 8) & utf8Names ? 'utf8' : 'latin1'
    yield {
      name: file.toString(encoding, nameStart, extraStart),
      compression: file.readUInt16LE(place + 10),
      checksum: file.readUInt32LE(place + 16),
      ...readSizes(file, place, file.subarray(extraStart, next)),
    }
    place = next + (commentBytes ?? 0)
  }
}

/** The compressed bytes of an entry; throws if they are outside the file. */
export function readPacked(file: Buffer, { offset, size }: ZipEntry): Buffer {
  if (file.readUInt32LE(offset) !== localHead) throw new RangeError('A zip entry has no header.')
  const start = offset + localBytes + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  if (start + size > file.length) throw new RangeError('A zip entry extends past the end of the file.')
  return file.subarray(start, start + size)
}

function findDirectory(file: Buffer): { place: number; count: number } {
  const end = findEnd(file)
  if (end >= 20 && file.readUInt32LE(end - 20) === largeEndPlace) {
    const large = Number(file.readBigUInt64LE(end - 12))
    if (file.readUInt32LE(large) === largeEnd)
      return {
        place: Number(file.readBigUInt64LE(large + 48)),
        count: Number(file.readBigUInt64LE(large + 32)),
      }
  }
  return { place: file.readUInt32LE(end + 16), count: file.readUInt16LE(end + 10) }
}

function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - endBytes - commentMaxBytes)
  for (let place = file.length - endBytes; place >= first; place -= 1)
    if (file.readUInt32LE(place) === directoryEnd) return place
  throw new RangeError('The zip file has no directory.')
}

/** Values too large for their fields are in extra field 1, one after the other. */
function readSizes(file: Buffer, place: number, extra: Buffer) {
  const large = findLargeNumbers(extra)
  const read = (at: number) => {
    const number = file.readUInt32LE(place + at)
    return number === elsewhere && large.length > 0 ? (large.shift() ?? number) : number
  }
  // In the order of the format.
  const unpackedSize = read(24)
  const size = read(20)
  return { unpackedSize, size, offset: read(42) }
}

function findLargeNumbers(extra: Buffer): number[] {
  for (let place = 0; place + 4 <= extra.length; ) {
    const bytes = extra.readUInt16LE(place + 2)
    const field = extra.subarray(place + 4, place + 4 + bytes)
    if (extra.readUInt16LE(place) === 1)
      return Array.from({ length: Math.floor(field.length / 8) }, (_, index) =>
        Number(field.readBigUInt64LE(index * 8)),
      )
    place += 4 + bytes
  }
  return []
}
