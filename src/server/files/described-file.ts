// A stored picture with the words about it written into its file, while it is read: the stored bytes don't change.
import type { PictureWords } from '#domain/pictures/picture-words.ts'
import type { Patch } from '#domain/pictures/tiff-words.ts'
import { planWords } from '#domain/pictures/write-words.ts'
import type { FileStore } from './file-store.ts'

interface DescribedFile extends PictureWords {
  version: string
  bytes: number
  mime_type: string
}

/** Rejects with FileMissing. */
export async function readDescribed(
  store: FileStore,
  { version, bytes: size, mime_type: type, ...words }: DescribedFile,
): Promise<AsyncIterable<Uint8Array>> {
  const read = async (start: number, end: number) => {
    const part = await store.read(version, { start, end: Math.min(end, size) - 1 })
    return new Uint8Array(await new Response(part).arrayBuffer())
  }
  const patches = await planWords({ type, size, read }, words)
  return patch(await store.read(version), patches)
}

async function* patch(
  chunks: AsyncIterable<Uint8Array>,
  patches: readonly Patch[],
): AsyncGenerator<Uint8Array> {
  const waiting = [...patches]
  let chunkAt = 0
  /** How far the file has been written or dropped. */
  let done = 0
  for await (const chunk of chunks) {
    const chunkEnd = chunkAt + chunk.length
    for (let next = waiting[0]; next && next.at < chunkEnd; next = waiting[0]) {
      waiting.shift()
      if (next.at > done) yield chunk.subarray(done - chunkAt, next.at - chunkAt)
      yield next.bytes
      done = next.at + next.drop
    }
    if (done < chunkEnd) {
      yield chunk.subarray(done - chunkAt)
      done = chunkEnd
    }
    chunkAt = chunkEnd
  }
  for (const { bytes } of waiting) yield bytes
}
