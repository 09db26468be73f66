// The parts of a .docx. What is not asked for is never unpacked, what is unpacked is counted before it is made room for, and what does not
// match its checksum is damaged.
import { crc32 } from 'node:zlib'
import { unzipSync } from 'fflate'
import { UploadProblem } from '#server/word/upload-problem.ts'
import { decodePart } from './decode-part.ts'
import { readChecksums } from './zip-checksums.ts'

/** All parts of a document together, unpacked, at most. */
export const unpackedMaxBytes = 40_000_000
const entriesMax = 10_000

/** How much may still be unpacked: a file inside a file draws on the same. */
export interface UnpackBudget {
  bytes: number
}

export interface ZipParts {
  has(name: string): boolean
  /** A part as text; undefined when there is none of that name. */
  text(name: string): string | undefined
  bytes(name: string): Uint8Array | undefined
}

const isMarkup = (name: string) => /\.(?:xml|rels)$/i.test(name) && !/^customXml\//i.test(name)

export function openZip(file: Uint8Array, budget: UnpackBudget): ZipParts {
  const take = (isWanted: (name: string) => boolean) =>
    Object.entries(unzip(file, isWanted, budget)).map(([name, part]) => [normalise(name), part] as const)
  const parts = new Map(take(isMarkup))
  const texts = new Map<string, string>()
  return {
    has: (name) => parts.has(normalise(name)),
    text(name) {
      const key = normalise(name)
      const part = parts.get(key)
      const text = texts.get(key) ?? (part && decodePart(part))
      if (text !== undefined) texts.set(key, text)
      return text
    },
    bytes(name) {
      const key = normalise(name)
      const part = parts.get(key) ?? take((entry) => normalise(entry) === key)[0]?.[1]
      if (part) parts.set(key, part)
      return part
    },
  }
}

/** Word takes names of parts in any case. */
function normalise(name: string): string {
  return name.toLowerCase()
}

function unzip(
  file: Uint8Array,
  isWanted: (name: string) => boolean,
  budget: UnpackBudget,
): Record<string, Uint8Array> {
  let entries = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    entries += 1
    if (entries > entriesMax) throw new UploadProblem('unpacks_too_large')
    if (!isWanted(name)) return false
    budget.bytes -= originalSize
    if (budget.bytes < 0) throw new UploadProblem('unpacks_too_large')
    return true
  }
  try {
    const parts = unzipSync(file, { filter })
    checkSums(parts, readChecksums(file))
    return parts
  } catch (error) {
    throw error instanceof UploadProblem ? error : new UploadProblem('damaged', { cause: error })
  }
}

function checkSums(parts: Record<string, Uint8Array>, sums: ReadonlyMap<string, number>): void {
  for (const [name, bytes] of Object.entries(parts)) {
    const sum = sums.get(name)
    if (sum !== undefined && sum !== crc32(bytes)) throw new UploadProblem('damaged')
  }
}
