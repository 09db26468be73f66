// The parts of a picture file that say something about the picture, and how they are read.
import type { FileHandle } from 'node:fs/promises'

/** A part of the file that says something about the picture. */
export interface Block {
  kind: 'exif' | 'xmp' | 'text chunk'
  start: number
  length: number
  /** Where the checksum of a PNG chunk begins; it covers everything up to the block's end. */
  checkedFrom?: number
}

export type Finder = (handle: FileHandle) => AsyncGenerator<Block>

/** The picture may tell where it was taken, and we can't find out. */
export class LocationUnreadable extends Error {
  override name = 'LocationUnreadable'
}

/** Less at the end of the file. */
export async function read(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await handle.read(bytes, 0, length, start)
  return bytes.subarray(0, bytesRead)
}
