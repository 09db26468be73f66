// The door to Word files: hands the work to threads with a limit on time and memory.
import type { WordConfig } from '#server/config-word.ts'
import type { Upload } from './read-upload.ts'
import type { WordAnswer, WordJob } from './word-job.ts'
import { createWorkerPool } from './worker-pool.ts'

export interface WordDesk {
  /** Answers `{file}` as JSON in bytes, the file in base64. Rejects with a JobError. */
  exportDocx(html: string, locale: string | undefined, signal: AbortSignal): Promise<WordAnswer>
  /** Answers `{text, html}` as JSON in bytes. The bytes of the file are gone afterwards. Rejects with a JobError. */
  readUpload(upload: Upload & { bytes: Uint8Array<ArrayBuffer> }, signal: AbortSignal): Promise<WordAnswer>
}

export function createWordDesk(config: WordConfig): WordDesk {
  const pool = createWorkerPool(new URL('./word-worker.ts', import.meta.url), config)
  const run = (job: WordJob, signal: AbortSignal, transfer: ArrayBuffer[] = []) =>
    pool.run(job, { transfer, signal }) as Promise<WordAnswer>
  return {
    exportDocx: (html, locale, signal) => run({ kind: 'export', html, locale, now: Date.now() }, signal),
    readUpload: (upload, signal) => run({ kind: 'upload', ...upload }, signal, [upload.bytes.buffer]),
  }
}
