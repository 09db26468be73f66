// Whatever the open document wants decided, one question at a time: text left behind, a conflict, a deletion elsewhere.
import { errorMessages, successMessages, validationMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/toast.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { documentMessages } from './document-messages.ts'
import { GoneDialog } from './gone-dialog.tsx'
import type { ConflictChoice } from './keeper-state.ts'
import { RecoveryDialog } from './recovery-dialog.tsx'
import type { OpenDocumentView } from './use-open-document.ts'

interface DocumentQuestionsProps {
  open: OpenDocumentView
  /** The text in the editor. */
  readHtml: () => string
}

export function DocumentQuestions({ open, readHtml }: DocumentQuestionsProps) {
  const { state } = open
  if (state.status !== 'ready') return null
  if (state.recovery !== undefined)
    return <RecoveryDialog recovery={state.recovery} onRecover={(choice) => void open.recover(choice)} />
  if (!state.isAsking) return null
  if (state.conflict !== undefined)
    return (
      <ConflictDialog
        other={state.conflict}
        readHtml={readHtml}
        isSaving={state.isSaving}
        onResolve={(choice) => void resolve(open, choice)}
        onClose={open.putOff}
      />
    )
  return (
    <GoneDialog
      isSaving={state.isSaving}
      onSaveCopy={() => void resolve(open, 'copy')}
      onClose={open.putOff}
    />
  )
}

async function resolve(open: OpenDocumentView, choice: ConflictChoice): Promise<void> {
  const outcome = await open.resolve(choice)
  if (outcome.kind === 'saved') showToast(successMessages.draftSaved, 'success')
  if (outcome.kind !== 'failed') return
  if (outcome.problem === 'signed_out') showToast(validationMessages.saveSignedOut, 'error')
  else showToast(choice === 'copy' ? documentMessages.saveCopy : errorMessages.saveDraft, 'error')
}
