// Resizes pictures in worker threads, with limits on pixels, time and memory. Metadata such as location and camera is dropped.
import type { StorageConfig } from '#server/config/storage.ts'
import { createWorkerPool } from '#server/jobs/worker-pool.ts'
import type { FileStore } from './file-store.ts'

export interface Transform {
  width: number | undefined
  height: number | undefined
  resize: 'cover' | 'contain' | 'fill'
  quality: number
  /** The format of the result; by default that of the original. 'word' is one that Word can show. */
  format: 'webp' | 'word' | undefined
}

export type PictureJob = { transform: Transform; megapixels: number } & PictureSource

export type PictureAnswer =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; type: string; width: number; height: number }
  /** Too many pixels, or not a picture that can be read. */
  | { ok: false; problem: 'pixels' | 'broken' }

export interface Pictures {
  /** Rejects with a JobError. */
  resize(
    source: PictureSource,
    transform: Transform,
    owner: { account: string; signal: AbortSignal },
  ): Promise<PictureAnswer>
}

export type PictureSource = { path: string } | { bytes: Uint8Array<ArrayBuffer> }

/** The bytes of a stored picture, or where they are. */
export async function readSource(store: FileStore, version: string): Promise<PictureSource> {
  if (store.pathOf) return { path: store.pathOf(version) }
  return { bytes: new Uint8Array(await new Response(await store.read(version)).arrayBuffer()) }
}

/** Pictures that may wait per caller: a page of thumbnails requests all at once. */
const queuePerAccount = 50

export function createPictures(config: StorageConfig['pictures']): Pictures {
  const { megapixels, ...limits } = config
  const pool = createWorkerPool(new URL('./picture-worker.ts', import.meta.url), {
    ...limits,
    queuePerAccount,
    finishesLeftJobs: true,
  })
  return {
    resize(source, transform, owner) {
      const job: PictureJob = { ...source, transform, megapixels }
      const transfer = 'bytes' in source ? [source.bytes.buffer] : []
      return pool.run(job, { transfer, ...owner }) as Promise<PictureAnswer>
    },
  }
}
