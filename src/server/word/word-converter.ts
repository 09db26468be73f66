// Converts Word files in worker threads with a limit on time and memory.
import type { WordConfig } from '#server/config/word.ts'
import { createWorkerPool } from '#server/jobs/worker-pool.ts'
import type { Upload } from './read-upload.ts'
import type { UploadProblemCode } from './upload-problem.ts'
import type { WordPicture } from './write-docx/pictures.ts'

/** The account takes its turn in the queue; the signal cancels the work. */
export interface ConversionOwner {
  account: string
  signal: AbortSignal
}

export interface WordConverter {
  /** Returns `{file}` as JSON bytes, with the file in base64. Rejects with a JobError. */
  exportDocx(
    html: string,
    locale: string | undefined,
    owner: ConversionOwner,
    more?: { lastPage?: string | undefined; pictures?: WordPicture[] },
  ): Promise<WordAnswer>
  /** Returns `{text, html}` as JSON bytes. The file's buffer is transferred and can't be used afterward. Rejects with a JobError. */
  readUpload(upload: Upload & { bytes: Uint8Array<ArrayBuffer> }, owner: ConversionOwner): Promise<WordAnswer>
}

export function createWordConverter(config: WordConfig): WordConverter {
  const pool = createWorkerPool(new URL('./worker.ts', import.meta.url), config)
  const run = (job: WordJob, owner: ConversionOwner, transfer: ArrayBuffer[] = []) =>
    pool.run(job, { transfer, ...owner }) as Promise<WordAnswer>
  return {
    exportDocx: (html, locale, owner, { lastPage, pictures = [] } = {}) =>
      run({ kind: 'export', html, locale, lastPage, pictures, now: Date.now() }, owner),
    readUpload: (upload, owner) => run({ kind: 'upload', ...upload }, owner, [upload.bytes.buffer]),
  }
}

export type WordJob =
  | {
      kind: 'export'
      html: string
      locale: string | undefined
      lastPage: string | undefined
      pictures: WordPicture[]
      now: number
    }
  | ({ kind: 'upload' } & Upload)

export type WordAnswer =
  | { ok: true; json: Uint8Array<ArrayBuffer> }
  | { ok: false; problem: UploadProblemCode }
  /** An unexpected error. */
  | { ok: false; cause: string }
