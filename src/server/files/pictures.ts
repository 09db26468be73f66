// Resizes pictures in worker threads, with limits on pixels, time and memory. What a picture says about its place and camera is left out.
import type { StorageConfig } from '#server/config/storage.ts'
import { createWorkerPool } from '#server/jobs/worker-pool.ts'
import type { FileStore } from './file-store.ts'

export interface Transform {
  width: number | undefined
  height: number | undefined
  resize: 'cover' | 'contain' | 'fill'
  quality: number
  /** The format of the result; that of the original by default. 'word' is one that Word knows. */
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
    asker: { account: string; signal: AbortSignal },
  ): Promise<PictureAnswer>
}

export type PictureSource = { path: string } | { bytes: Uint8Array<ArrayBuffer> }

/** The bytes of a stored picture, or where they are. */
export async function readSource(store: FileStore, version: string): Promise<PictureSource> {
  if (store.pathOf) return { path: store.pathOf(version) }
  return { bytes: new Uint8Array(await new Response(await store.read(version)).arrayBuffer()) }
}

/** Waiting pictures of one caller: a page of thumbnails asks for all at once. */
const queuePerAccount = 50

export function createPictures(config: StorageConfig['pictures']): Pictures {
  const { megapixels, ...limits } = config
  const pool = createWorkerPool(new URL('./picture-worker.ts', import.meta.url), {
    ...limits,
    queuePerAccount,
    finishesLeftJobs: true,
  })
  return {
    resize(source, transform, asker) {
      const job: PictureJob = { ...source, transform, megapixels }
      const transfer = 'bytes' in source ? [source.bytes.buffer] : []
      return pool.run(job, { transfer, ...asker }) as Promise<PictureAnswer>
    },
  }
}
