// Uploads in progress: written to a temporary file as they arrive, so that nothing is held in memory, and checked before they are stored.
import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { toStoreError } from './file-store.ts'

export interface SpooledFile {
  path: string
  size: number
  /** The first bytes, which show the type. */
  head: Buffer
}

export interface Spool {
  /**
   * Rejects with TooLong as soon as there are more bytes than allowed. Leaves nothing behind if it fails. `ownsChunks` means that nobody
   * else uses the source's chunks, so their memory is freed once they are written.
   */
  write(source: AsyncIterable<Uint8Array>, maxBytes: number, ownsChunks?: boolean): Promise<SpooledFile>
  remove(path: string): Promise<void>
  /** Deletes what a crash left behind and nothing has been written to for a while. */
  sweep(olderThanMs: number): Promise<void>
}

export class TooLong extends Error {
  override name = 'TooLong'
}

const headBytes = 4100
const batchBytes = 262_144
/** The system accepts 1,024 buffers per write. */
const batchChunks = 512

export function createSpool(folder: string): Spool {
  const remove = (path: string) => rm(path, { force: true })
  return {
    remove,
    async write(source, maxBytes, ownsChunks = false) {
      const path = join(folder, randomUUID())
      const handle = await openNew(folder, path)
      try {
        const written = await writeAll(handle, source, maxBytes, ownsChunks)
        await handle.close()
        return { path, ...written }
      } catch (error) {
        await handle.close().catch(() => {})
        await remove(path)
        throw toStoreError(error)
      }
    },
    async sweep(olderThanMs) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
        if (mtimeMs < Date.now() - olderThanMs) await remove(path)
      }
    },
  }
}

async function openNew(folder: string, path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600)
  } catch {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return open(path, 'wx', 0o600)
  }
}

/** Writes while the next bytes arrive, a batch at a time. */
async function writeAll(
  handle: FileHandle,
  source: AsyncIterable<Uint8Array>,
  mostBytes: number,
  ownsChunks: boolean,
): Promise<{ size: number; head: Buffer }> {
  const heads: Buffer[] = []
  let size = 0
  let batch: Uint8Array[] = []
  let batched = 0
  let writing: Promise<unknown> = Promise.resolve()
  const flush = async () => {
    await writing
    const full = batch
    batch = []
    batched = 0
    writing = full.length > 0 ? writeBatch(handle, full, ownsChunks) : Promise.resolve()
    // Reported by the next flush; until then it must not count as unhandled.
    writing.catch(() => {})
  }
  for await (const chunk of source) {
    if (size < headBytes) heads.push(Buffer.from(chunk.subarray(0, headBytes)))
    size += chunk.byteLength
    if (size > mostBytes) throw new TooLong('The upload exceeds the size limit.')
    batch.push(chunk)
    batched += chunk.byteLength
    if (batched >= batchBytes || batch.length >= batchChunks) await flush()
  }
  await flush()
  await writing
  return { size, head: Buffer.concat(heads).subarray(0, headBytes) }
}

async function writeBatch(handle: FileHandle, batch: Uint8Array[], ownsChunks: boolean): Promise<void> {
  const bytes = batch.reduce((sum, chunk) => sum + chunk.byteLength, 0)
  const { bytesWritten } = await handle.writev(batch)
  // A disk that is nearly full may write only a part.
  if (bytesWritten < bytes) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' })
  if (ownsChunks) for (const chunk of batch) giveBack(chunk)
}

/** Frees the memory now: otherwise uploads make the garbage collector scan the whole heap again and again. */
function giveBack({ buffer, byteLength }: Uint8Array): void {
  // Only whole buffers can be detached. Node 20 can't do it.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer?.(0)
}
