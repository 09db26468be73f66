// Goes through the directories of a TIFF file, empties those with a location and finds the XMP. The file may be large and its directories
// anywhere, so only they are read.
import type { FileHandle } from 'node:fs/promises'
import { type Block, LocationUnreadable, read } from './picture-blocks.ts'

const tags = { subDirectories: 330, xmp: 700, photoshop: 34_377, exif: 34_665, gps: 34_853 }
const maxDirectories = 1000
const entryBytes = 12
/** Bytes of one value, by its type. */
const valueBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]

interface Entry {
  tag: number
  count: number
  size: number
  /** Offset of the value itself in the file. */
  valueAt: number
}

export async function* findInTiff(handle: FileHandle): AsyncGenerator<Block> {
  const file = await openTiff(handle)
  const waiting = [file.first]
  const seen = new Set([0])
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    if (seen.size > maxDirectories) throw new LocationUnreadable('The file has too many directories.')
    seen.add(at)
    const { entries, next } = await file.readDirectory(at)
    waiting.push(next)
    for (const entry of entries) {
      waiting.push(...(await followEntry(file, entry)))
      if (entry.tag === tags.xmp || entry.tag === tags.photoshop)
        yield { kind: 'xmp', start: entry.valueAt, length: entry.size }
    }
  }
}

/** Empties a location; returns other directories that the entry points to. */
async function followEntry(file: TiffFile, entry: Entry): Promise<number[]> {
  if (entry.tag === tags.gps) await eraseDirectory(file, await file.readPointer(entry))
  if (entry.tag === tags.exif) return [await file.readPointer(entry)]
  return entry.tag === tags.subDirectories ? await file.readPointers(entry) : []
}

type TiffFile = Awaited<ReturnType<typeof openTiff>>

async function openTiff(handle: FileHandle) {
  const head = await read(handle, 0, 8)
  const isLittle = head.toString('latin1', 0, 2) === 'II'
  const short = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const long = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  // 43 is BigTIFF, for files of more than 4 GB.
  if (head.length < 8 || short(head, 2) !== 42) throw new LocationUnreadable('The file is not a plain TIFF.')

  const readFully = async (at: number, length: number) => {
    const bytes = await read(handle, at, length)
    if (bytes.length < length) throw new LocationUnreadable('A directory extends past the end of the file.')
    return bytes
  }
  const readPointers = async ({ count, valueAt }: Entry) => {
    const length = Math.min(count, maxDirectories)
    const bytes = await readFully(valueAt, length * 4)
    return Array.from({ length }, (_, number) => long(bytes, number * 4))
  }
  return {
    handle,
    first: long(head, 4),
    readPointers,
    readPointer: async (entry: Entry) => (await readPointers({ ...entry, count: 1 }))[0] ?? 0,
    async readDirectory(at: number): Promise<{ entries: Entry[]; next: number; length: number }> {
      const count = short(await readFully(at, 2), 0)
      const bytes = await readFully(at + 2, count * entryBytes + 4)
      const entries = Array.from({ length: count }, (_, number): Entry => {
        const start = number * entryBytes
        const values = long(bytes, start + 4)
        const size = (valueBytes[short(bytes, start + 2)] ?? 0) * values
        const valueAt = size > 4 ? long(bytes, start + 8) : at + 2 + start + 8
        return { tag: short(bytes, start), count: values, size, valueAt }
      })
      return { entries, next: long(bytes, count * entryBytes), length: 2 + count * entryBytes }
    },
  }
}

/** Values first, so that a crash in between leaves nothing readable. */
async function eraseDirectory({ handle, readDirectory }: TiffFile, at: number): Promise<void> {
  const { entries, length } = await readDirectory(at)
  const { size } = await handle.stat()
  const erase = async (start: number, wanted: number) => {
    const bytes = Math.min(wanted, size - start)
    if (bytes > 0) await handle.write(Buffer.alloc(bytes), 0, bytes, start)
  }
  for (const entry of entries) if (entry.size > 4) await erase(entry.valueAt, entry.size)
  await erase(at, length)
}
