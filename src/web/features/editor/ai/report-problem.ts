// Reports failed runs and outdated proposals.
import type { Node } from '@tiptap/pm/model'
import { readHtml } from '#web/features/editor/document/read-document.ts'
import { CallError } from '#web/lib/api/call.ts'
import { unreachableCode } from '#web/lib/api/function-call.ts'
import { copyRichText } from '#web/lib/clipboard.ts'
import { errorMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { aiMessages } from './ai-messages.ts'
import type { AiState } from './ai-state.ts'
import type { AiTask } from './ai-task.ts'

/** Shows why a run failed; returns the screen's new state. */
export function reportFailure(task: AiTask, error: unknown, signIn: () => void): Partial<AiState> {
  const problem = nameProblem(error)
  if (problem.kind === 'upgrade') return { dialog: 'upgrade', announcement: '' }
  if (problem.kind === 'sign_in') {
    showToast({ ...aiMessages.signIn, action: { label: 'Sign in', onSelect: signIn } }, 'error')
    return { dialog: undefined }
  }
  console.error(error)
  showToast(errorMessages[task.kind], 'error')
  const dialog = task.kind === 'analyze' ? {} : { dialog: task.kind }
  return { ...dialog, reason: problem.reason, announcement: '' }
}

/** Reports that a proposal no longer fits the text; its text can still be copied. */
export function reportOutdated(proposed: Node): void {
  const text = proposed.textBetween(0, proposed.content.size, '\n\n', '\n')
  const onSelect = () => void copyRichText(readHtml(proposed), text)
  showToast({ ...aiMessages.proposalGone, action: { label: 'Copy its text', onSelect } })
}

type AiProblem =
  /** The trial is over; the user can upgrade. */
  | { kind: 'upgrade' }
  | { kind: 'sign_in' }
  /** `reason` is the server's message, if it is helpful. */
  | { kind: 'failed'; reason: string | undefined }

function nameProblem(error: unknown): AiProblem {
  if (!(error instanceof CallError)) return { kind: 'failed', reason: undefined }
  if (error.status === 402) return { kind: 'upgrade' }
  if (error.status === 401) return { kind: 'sign_in' }
  if (error.code === unreachableCode) {
    const reason = 'We couldn’t reach the server, or the connection dropped.'
    return { kind: 'failed', reason }
  }
  const isOurs = error.code === 'invalid' || error.code?.startsWith('ai_') === true
  return { kind: 'failed', reason: isOurs && error.message !== '' ? error.message : undefined }
}
