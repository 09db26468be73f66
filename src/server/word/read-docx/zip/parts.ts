// The parts of a .docx. Only requested parts are unpacked, never beyond their declared size or the total limit. A part that doesn't
// match its declared size or checksum is damaged.
import { crc32, inflateRawSync } from 'node:zlib'
import { decodePart } from '#server/word/read-docx/xml/decode-part.ts'
import { UploadProblem } from '#server/word/upload-problem.ts'
import { readDirectory, readPacked, type ZipEntry } from './directory.ts'

/** The limit for all unpacked parts of a document together. */
export const unpackedMaxBytes = 40_000_000
const entriesMax = 10_000
const stored = 0
const deflated = 8

/** How much may still be unpacked, shared with embedded files. */
export interface UnpackBudget {
  bytes: number
}

export interface ZipParts {
  has(name: string): boolean
  /** A part as text; undefined if there is none with that name. */
  text(name: string): string | undefined
  bytes(name: string): Uint8Array | undefined
  /** The bytes of a picture within a limit of its own; undefined if it is larger, damaged or missing. */
  picture(name: string, budget: UnpackBudget): Uint8Array | undefined
}

const isMarkup = (name: string) => /\.(?:xml|rels)$/i.test(name) && !/^customXml\//i.test(name)

export function openZip(bytes: Uint8Array, budget: UnpackBudget): ZipParts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = orDamaged(() => listEntries(file))
  // Entries that share bytes would unpack them repeatedly, so their total size must not exceed the file's.
  let unread = file.length
  const unpack = (entry: ZipEntry) => {
    unread -= entry.size
    if (unread < 0) throw new UploadProblem('damaged')
    return orDamaged(() => unpackEntry(file, entry, budget))
  }
  const parts = new Map<string, Uint8Array>()
  for (const [name, entry] of entries) if (isMarkup(entry.name)) parts.set(name, unpack(entry))
  const texts = new Map<string, string>()
  return {
    has: (name) => parts.has(normalize(name)),
    text(name) {
      const key = normalize(name)
      const part = parts.get(key)
      const text = texts.get(key) ?? (part && decodePart(part))
      if (text !== undefined) texts.set(key, text)
      return text
    },
    bytes(name) {
      const key = normalize(name)
      const entry = entries.get(key)
      const part = parts.get(key) ?? (entry && unpack(entry))
      if (part) parts.set(key, part)
      return part
    },
    picture(name, allowed) {
      const entry = entries.get(normalize(name))
      if (!entry || entry.unpackedSize > allowed.bytes || entry.size > unread) return undefined
      unread -= entry.size
      try {
        return unpackEntry(file, entry, allowed)
      } catch {
        return undefined
      }
    },
  }
}

/** Part names are case-insensitive in Word. */
function normalize(name: string): string {
  return name.toLowerCase()
}

/** The entries by name; of two with the same name the last counts. */
function listEntries(file: Buffer): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>()
  let count = 0
  for (const entry of readDirectory(file)) {
    count += 1
    if (count > entriesMax) throw new UploadProblem('unpacks_too_large')
    entries.set(normalize(entry.name), entry)
  }
  return entries
}

function unpackEntry(file: Buffer, entry: ZipEntry, budget: UnpackBudget): Uint8Array {
  const { unpackedSize, checksum } = entry
  budget.bytes -= unpackedSize
  if (budget.bytes < 0) throw new UploadProblem('unpacks_too_large')
  const bytes = inflate(readPacked(file, entry), entry)
  if (bytes.length !== unpackedSize || crc32(bytes) !== checksum) throw new UploadProblem('damaged')
  return bytes
}

/** Fails at the first byte beyond the declared size. */
function inflate(packed: Buffer, { compression, unpackedSize }: ZipEntry): Uint8Array {
  if (compression === stored) return packed
  if (compression !== deflated) throw new UploadProblem('damaged')
  return inflateRawSync(packed, { maxOutputLength: Math.max(unpackedSize, 1) })
}

function orDamaged<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw error instanceof UploadProblem ? error : new UploadProblem('damaged', { cause: error })
  }
}
