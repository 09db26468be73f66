// Converts Word files in worker threads with a limit on time and memory.
import type { WordConfig } from '#server/config/word.ts'
import { createWorkerPool } from '#server/jobs/worker-pool.ts'
import type { Upload } from './read-upload.ts'
import type { UploadProblemCode } from './upload-problem.ts'

/** Who asks, and until when: the account's turn decides when the work begins, the signal ends it. */
export interface ConversionOwner {
  account: string
  signal: AbortSignal
}

export interface WordConverter {
  /** Answers `{file}` as JSON in bytes, the file in base64. Rejects with a JobError. */
  exportDocx(html: string, locale: string | undefined, asker: ConversionOwner): Promise<WordAnswer>
  /** Answers `{text, html}` as JSON in bytes. The bytes of the file are gone afterwards. Rejects with a JobError. */
  readUpload(upload: Upload & { bytes: Uint8Array<ArrayBuffer> }, asker: ConversionOwner): Promise<WordAnswer>
}

export function createWordConverter(config: WordConfig): WordConverter {
  const pool = createWorkerPool(new URL('./worker.ts', import.meta.url), config)
  const run = (job: WordJob, asker: ConversionOwner, transfer: ArrayBuffer[] = []) =>
    pool.run(job, { transfer, ...asker }) as Promise<WordAnswer>
  return {
    exportDocx: (html, locale, asker) => run({ kind: 'export', html, locale, now: Date.now() }, asker),
    readUpload: (upload, asker) => run({ kind: 'upload', ...upload }, asker, [upload.bytes.buffer]),
  }
}

export type WordJob =
  | { kind: 'export'; html: string; locale: string | undefined; now: number }
  | ({ kind: 'upload' } & Upload)

export type WordAnswer =
  | { ok: true; json: Uint8Array<ArrayBuffer> }
  | { ok: false; problem: UploadProblemCode }
  /** Something that nobody foresaw. */
  | { ok: false; cause: string }
