// What a failed run means to the writer.
import { CallError } from '#web/lib/api/call.ts'
import { unreachableCode } from '#web/lib/api/function-call.ts'

export type AiProblem =
  /** Decision 19: the trial is over, the plan can be changed. */
  | { kind: 'upgrade' }
  | { kind: 'sign_in' }
  /** `reason` is the server's sentence where it says more than that it failed. */
  | { kind: 'failed'; reason: string | undefined }

export function nameProblem(error: unknown): AiProblem {
  if (!(error instanceof CallError)) return { kind: 'failed', reason: undefined }
  if (error.status === 402) return { kind: 'upgrade' }
  if (error.status === 401) return { kind: 'sign_in' }
  if (error.code === unreachableCode) {
    const reason = 'The server could not be reached, or the connection broke off.'
    return { kind: 'failed', reason }
  }
  const isOurs = error.code === 'invalid' || error.code?.startsWith('ai_') === true
  return { kind: 'failed', reason: isOurs && error.message !== '' ? error.message : undefined }
}
