// A part of an open file as a stream with backpressure; closes the file at its end or when the reader is gone.
import type { FileHandle } from 'node:fs/promises'
import type { ByteRange } from './file-store.ts'

/** Reads one chunk ahead. */
const chunkBytes = 131_072

export function streamFile(handle: FileHandle, range?: ByteRange): ReadableStream<Uint8Array> {
  let position = range?.start ?? 0
  const end = range ? range.end + 1 : Number.POSITIVE_INFINITY
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const wanted = Math.min(chunkBytes, end - position)
          const chunk = Buffer.allocUnsafeSlow(wanted)
          const { bytesRead } = wanted > 0 ? await handle.read(chunk, 0, wanted, position) : { bytesRead: 0 }
          position += bytesRead
          if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead))
          if (bytesRead === 0 || position >= end) {
            controller.close()
            await handle.close()
          }
        } catch (error) {
          await handle.close().catch(() => {})
          throw error
        }
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 1 },
  )
}
