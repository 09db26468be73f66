// The pictures of a Word file that a release can have. Others are counted and reported to the user.
import { randomUUID } from 'node:crypto'
import { checkPicture, isPictureType, pictureLimits } from '#domain/document/picture.ts'
import type { UnpackBudget, ZipParts } from './zip/parts.ts'

export interface FoundPicture {
  id: string
  type: string
  bytes: Uint8Array
}

export interface PictureReader {
  /** The id of the picture in a part; the same part has the same id. */
  read(parts: ZipParts, name: string): string | undefined
  found: readonly FoundPicture[]
}

/** All pictures of a file together: they are answered in one piece. */
const bytesMax = 30_000_000

export function createPictureReader(): PictureReader {
  const budget: UnpackBudget = { bytes: bytesMax }
  const ids = new Map<string, string | undefined>()
  const found: FoundPicture[] = []
  const keep = (bytes: Uint8Array | undefined): string | undefined => {
    const type = bytes && checkPicture(bytes.subarray(0, 1000), bytes.length)
    if (!type || !isPictureType(type) || found.length >= pictureLimits.imported) return undefined
    const id = randomUUID()
    found.push({ id, type, bytes })
    return id
  }
  return {
    found,
    read(parts, name) {
      if (!ids.has(name)) ids.set(name, keep(parts.picture(name, budget)))
      return ids.get(name)
    },
  }
}
