// What a failed call means for the text, and whether trying again can help.
import { CallError } from '#web/lib/call.ts'

/**
 * `offline`: no answer came. `conflict`: the row moved on. `gone`: it was deleted. `signed_out`: the session ended.
 * `refused`: the server will say no again. `failed`: the server is in trouble.
 */
export type SaveProblem = 'offline' | 'conflict' | 'gone' | 'signed_out' | 'refused' | 'failed'

/** What save_document raises itself; a 404 or 409 from anywhere else means something else. */
const byCode: Record<string, SaveProblem> = { PT404: 'gone', PT409: 'conflict' }

const byStatus: Record<number, SaveProblem> = {
  0: 'offline',
  401: 'signed_out',
  403: 'signed_out',
  408: 'failed',
  425: 'failed',
  429: 'failed',
}

export function readProblem(error: unknown): SaveProblem {
  // Whatever is thrown besides a refusal happened before an answer came: configuration out of reach, connection lost.
  if (!(error instanceof CallError)) return 'offline'
  const status = error.status ?? 0
  return byCode[error.code ?? ''] ?? byStatus[status] ?? (status >= 500 ? 'failed' : 'refused')
}
