// What goes to the thread and what comes back.
import type { Upload } from './read-upload.ts'
import type { UploadProblemCode } from './upload-problem.ts'

export type WordJob =
  | { kind: 'export'; html: string; locale: string | undefined; now: number }
  | ({ kind: 'upload' } & Upload)

export type WordAnswer =
  | { ok: true; json: Uint8Array<ArrayBuffer> }
  | { ok: false; problem: UploadProblemCode }
  /** Something that nobody foresaw. */
  | { ok: false; cause: string }
