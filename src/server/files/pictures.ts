// Resizes pictures and erases their location in worker threads, with limits on pixels, time and memory. A resized picture has no metadata.
import type { StorageConfig } from '#server/config/storage.ts'
import { createWorkerPool, JobError, type PoolLimits } from '#server/jobs/worker-pool.ts'
import { mayTellPlace } from './erase-location.ts'
import { FileMissing, type FileStore } from './file-store.ts'
import { LocationUnreadable } from './picture-blocks.ts'

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

export interface EraseJob {
  path: string
  type: string
}

export type EraseAnswer = 'erased' | 'unreadable' | 'missing'

interface JobOwner {
  account: string
  signal: AbortSignal
}

export interface Pictures {
  /** In the file itself. Rejects with LocationUnreadable if a location might be left, and with a JobError. */
  eraseLocation(path: string, type: string, owner: JobOwner): Promise<void>
  /** Rejects with a JobError. */
  resize(source: PictureSource, transform: Transform, owner: JobOwner): Promise<PictureAnswer>
}

export type PictureSource = { path: string } | { bytes: Uint8Array<ArrayBuffer> }

/** The bytes of a stored picture, or where they are. */
export async function readSource(store: FileStore, version: string): Promise<PictureSource> {
  if (store.pathOf) return { path: store.pathOf(version) }
  return { bytes: new Uint8Array(await new Response(await store.read(version)).arrayBuffer()) }
}

/** Pictures that may wait per caller: a page of thumbnails requests all at once. */
const queuePerAccount = 50
/** One thread: erasing is quicker than reading the upload was. The time is for the worst file on a slow disk. */
const eraseLimits: PoolLimits = {
  workers: 1,
  queue: 200,
  queuePerAccount,
  seconds: 20,
  memoryMb: 64,
  finishesLeftJobs: true,
}

export function createPictures(config: StorageConfig['pictures']): Pictures {
  const { megapixels, ...limits } = config
  const pool = createWorkerPool(new URL('./picture-worker.ts', import.meta.url), {
    ...limits,
    queuePerAccount,
    finishesLeftJobs: true,
  })
  const eraser = createWorkerPool(new URL('./erase-worker.ts', import.meta.url), eraseLimits)
  return {
    async eraseLocation(path, type, owner) {
      if (!mayTellPlace(type)) return
      const job: EraseJob = { path, type }
      const answer = await eraser.run(job, owner).catch((error: unknown) => {
        // More work than any camera's file needs.
        if (error instanceof JobError && (error.failure === 'time' || error.failure === 'memory'))
          return 'unreadable'
        throw error
      })
      if (answer === 'missing') throw new FileMissing('The upload was deleted.')
      if (answer !== 'erased') throw new LocationUnreadable(`The location can’t be found in ${type}.`)
    },
    resize(source, transform, owner) {
      const job: PictureJob = { ...source, transform, megapixels }
      const transfer = 'bytes' in source ? [source.bytes.buffer] : []
      return pool.run(job, { transfer, ...owner }) as Promise<PictureAnswer>
    },
  }
}
