// Packs the parts of a Word file. Constant parts are packed once and reused, which saves most of the work for a short release.
import { crc32, deflateRawSync } from 'node:zlib'

export interface PackedPart {
  name: Buffer
  data: Buffer
  size: number
  crc: number
}

const version = 20
const deflate = 8
/** Names are in UTF-8. */
const flags = 0x0800

export function packPart(name: string, content: string | Uint8Array): PackedPart {
  const bytes = Buffer.from(content as string)
  return { name: Buffer.from(name), data: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) }
}

export function joinParts(parts: readonly PackedPart[], now: Date): Buffer {
  const stamp = dosTime(now)
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    writeEntry(local, 4, part, stamp)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(version, 4)
    writeEntry(central, 6, part, stamp)
    central.writeUInt32LE(offset, 42)
    files.push(local, part.name, part.data)
    directory.push(central, part.name)
    offset += local.length + part.name.length + part.data.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}

/** The fields shared by a file's local header and its directory entry. */
function writeEntry(head: Buffer, at: number, { name, data, size, crc }: PackedPart, stamp: number): void {
  head.writeUInt16LE(version, at)
  head.writeUInt16LE(flags, at + 2)
  head.writeUInt16LE(deflate, at + 4)
  head.writeUInt32LE(stamp, at + 6)
  head.writeUInt32LE(crc, at + 10)
  head.writeUInt32LE(data.length, at + 14)
  head.writeUInt32LE(size, at + 18)
  head.writeUInt16LE(name.length, at + 22)
}

/** The format has a resolution of two seconds and starts in 1980. */
function dosTime(now: Date): number {
  const year = Math.min(Math.max(now.getUTCFullYear() - 1980, 0), 127)
  const date = (year << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate()
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1)
  return ((date << 16) | time) >>> 0
}
