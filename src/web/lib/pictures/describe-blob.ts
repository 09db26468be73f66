// Writes the caption and the credit into a picture that leaves the desk as a file.
import type { PictureWords } from '#domain/pictures/picture-words.ts'
import { listPieces, planWords } from '#domain/pictures/write-words.ts'

export async function describeBlob(picture: Blob, words: PictureWords, type = picture.type): Promise<Blob> {
  const read = async (start: number, end: number) =>
    new Uint8Array(await picture.slice(start, end).arrayBuffer())
  const patches = await planWords({ type, size: picture.size, read }, words)
  const pieces = listPieces(patches, picture.size, (start, end) => picture.slice(start, end))
  return new Blob(pieces as BlobPart[], { type: picture.type })
}
