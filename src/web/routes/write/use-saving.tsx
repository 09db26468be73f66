// Explicit saves (decision 6): a titled document is saved at once, an untitled one asks for its title first.
import { type ReactNode, useState } from 'react'
import { decideSave } from '#domain/save-decision.ts'
import type { ExplicitSave } from '#web/features/documents/keeper-options.ts'
import { SaveDraftDialog } from '#web/features/documents/save-draft-dialog.tsx'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import { errorMessages, successMessages, validationMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/toast.tsx'

interface SavingOptions {
  open: OpenDocumentView
  userId: string
  hasText: () => boolean
}

export function useSaving({ open, userId, hasText }: SavingOptions): { save: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  const { state } = open
  const isSaving = state.status === 'ready' && state.isSaving

  async function run(wish?: ExplicitSave): Promise<void> {
    const outcome = await open.save(wish)
    if (outcome.kind === 'saved') showToast(successMessages.draftSaved, 'success')
    // A conflict opens its own question.
    if (outcome.kind === 'failed' && outcome.problem === 'signed_out')
      showToast(validationMessages.saveSignedOut, 'error')
    if (outcome.kind === 'failed' && outcome.problem === 'other') showToast(errorMessages.saveDraft, 'error')
    if (outcome.kind !== 'failed') setAsking(false)
  }

  function save(): void {
    if (state.status !== 'ready') return
    const decision = decideSave({ title: state.title, hasText: hasText(), isSaving })
    if (decision === 'ask_title') setAsking(true)
    if (decision === 'save') void run()
  }

  const dialog = (
    <SaveDraftDialog
      open={isAsking}
      onOpenChange={setAsking}
      userId={userId}
      documentId={state.status === 'ready' ? state.id : undefined}
      isSaving={isSaving}
      onSave={(title, sameTitle) => void run({ title, sameTitle })}
    />
  )
  return { save, dialog }
}
