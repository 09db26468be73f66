// The checksums of a zip file by the names of its parts, from the directory at its end. The unpacker does not look at them.

const directoryEnd = 0x06054b50
const directoryEntry = 0x02014b50
const endBytes = 22
const entryBytes = 46
const commentMaxBytes = 65_535
const entriesMax = 10_000

/** Parts that are not found in the directory are left out. */
export function readChecksums(file: Uint8Array): Map<string, number> {
  const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const sums = new Map<string, number>()
  const end = findEnd(buffer)
  if (end === undefined) return sums
  let entry = buffer.readUInt32LE(end + 16)
  const count = Math.min(buffer.readUInt16LE(end + 10), entriesMax)
  for (let index = 0; index < count; index += 1) {
    if (entry + entryBytes > buffer.length || buffer.readUInt32LE(entry) !== directoryEntry) break
    const [name, extra, comment] = [28, 30, 32].map((place) => buffer.readUInt16LE(entry + place))
    const start = entry + entryBytes
    sums.set(buffer.toString('utf8', start, start + (name ?? 0)), buffer.readUInt32LE(entry + 16))
    entry = start + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return sums
}

function findEnd(buffer: Buffer): number | undefined {
  const first = Math.max(0, buffer.length - endBytes - commentMaxBytes)
  for (let place = buffer.length - endBytes; place >= first; place -= 1)
    if (buffer.readUInt32LE(place) === directoryEnd) return place
  return undefined
}
