// Decisions about the open document, one dialog at a time: recovered text, a conflict, a deletion elsewhere.
import { documentMessages } from '#web/features/documents/document-messages.ts'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import { errorMessages, successMessages, validationMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { GoneDialog } from './gone-dialog.tsx'
import { NoAccessDialog } from './no-access-dialog.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'
import type { ConflictChoice } from './saver-options.ts'

interface DocumentDialogsProps {
  open: OpenDocumentView
  /** The text in the editor. */
  readHtml: () => string
  /** The name of the document's workspace, if the user isn't a member of it anymore. */
  formerWorkspace?: string | undefined
  /** Saves the text as a file. */
  onDownload: () => void
  /** The text is dropped: the user can't reach its workspace anymore. */
  onDiscarded: () => void
}

export function DocumentDialogs(props: DocumentDialogsProps) {
  const { open, readHtml, formerWorkspace, onDownload, onDiscarded } = props
  const { state } = open
  if (state.status !== 'ready') return null
  if (state.recovery !== undefined)
    return <RecoveryDialog recovery={state.recovery} onRecover={(choice) => void open.recover(choice)} />
  if (!state.isAsking) return null
  if (state.conflict !== undefined)
    return (
      <ConflictDialog
        documentId={state.id}
        other={state.conflict}
        readHtml={readHtml}
        isSaving={state.isSaving}
        onResolve={(choice) => void resolve(open, choice)}
        onClose={open.postpone}
      />
    )
  if (state.hasNoAccess)
    return (
      <NoAccessDialog
        hasUnsaved={state.saveState.kind !== 'saved'}
        formerWorkspace={formerWorkspace}
        onDownload={onDownload}
        onDiscard={() => {
          open.discard()
          onDiscarded()
        }}
        onClose={open.postpone}
      />
    )
  return (
    <GoneDialog
      isSaving={state.isSaving}
      onSaveCopy={() => void resolve(open, 'copy')}
      onClose={open.postpone}
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
