// The messages between the server and the thread of its embedded database. Answers come in the order of the work.
import { DbError, DbFull, type Row } from '#server/db/db.ts'
import type { Work } from './engine.ts'

export type ToThread = { kind: 'work'; work: Work } | { kind: 'close' }

export type FromThread =
  | { kind: 'open' }
  | { kind: 'failed'; error: ThreadError }
  | { kind: 'panic'; message: string }
  | { kind: 'notification'; channel: string; payload: string }
  | { kind: 'answer'; rows: Row[]; ms: number; error?: ThreadError }

export type ThreadError =
  | { type: 'sql'; code: string; message: string; detail: string | null; hint: string | null }
  | { type: 'full' | 'other'; message: string; stack: string }

/** The error as it was thrown in the thread. */
export function readThreadError(source: ThreadError): Error {
  if (source.type === 'sql') {
    const { code, message, detail, hint } = source
    return new DbError({ code, message, ...(detail && { detail }), ...(hint && { hint }) })
  }
  const { message, stack } = source
  const error = source.type === 'full' ? new DbFull(message) : new Error(message)
  return Object.assign(error, { stack })
}
