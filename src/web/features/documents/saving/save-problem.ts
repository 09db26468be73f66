// What a failed call means for the text, and whether a retry can help.
import { CallError } from '#web/lib/api/call.ts'

/**
 * `no_access`: the user left the workspace or may only read there. `offline`: no response. `conflict`: the row has changed. `gone`: it was deleted. `signed_out`: the session ended.
 * `refused`: the server would refuse again. `failed`: the server has a problem.
 */
export type SaveProblem = 'no_access' | 'offline' | 'conflict' | 'gone' | 'signed_out' | 'refused' | 'failed'

/** Raised by save_document itself; a 403, 404 or 409 from elsewhere means something else. */
const byCode: Record<string, SaveProblem> = { PT403: 'no_access', PT404: 'gone', PT409: 'conflict' }

const byStatus: Record<number, SaveProblem> = {
  0: 'offline',
  401: 'signed_out',
  403: 'signed_out',
  408: 'failed',
  425: 'failed',
  429: 'failed',
}

export function readProblem(error: unknown): SaveProblem {
  // Any other error happened before a response: the configuration is unreachable or the connection was lost.
  if (!(error instanceof CallError)) return 'offline'
  const status = error.status ?? 0
  return byCode[error.code ?? ''] ?? byStatus[status] ?? (status >= 500 ? 'failed' : 'refused')
}
