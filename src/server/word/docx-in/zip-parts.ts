// The parts of a .docx. What is not asked for is never unpacked, and what is unpacked is counted before it is made room for.
import { unzipSync } from 'fflate'
import { UploadProblem } from '#server/word/upload-problem.ts'

/** All text parts of a document together, unpacked, at most. */
export const unpackedMaxBytes = 40_000_000
const entriesMax = 10_000

/** Unpacks the parts whose name is wanted, by name. */
export function unzipParts(file: Uint8Array, isWanted: (name: string) => boolean): Map<string, string> {
  let unpacked = 0
  let entries = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    entries += 1
    if (entries > entriesMax) throw new UploadProblem('unpacks_too_large')
    if (!isWanted(name)) return false
    unpacked += originalSize
    if (unpacked > unpackedMaxBytes) throw new UploadProblem('unpacks_too_large')
    return true
  }
  const parts = unzip(file, filter)
  return new Map(Object.entries(parts).map(([name, bytes]) => [name, decodePart(bytes)]))
}

function unzip(
  file: Uint8Array,
  filter: (entry: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(file, { filter })
  } catch (error) {
    throw error instanceof UploadProblem ? error : new UploadProblem('damaged', { cause: error })
  }
}

function decodePart(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}
