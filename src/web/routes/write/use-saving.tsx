// Explicit saves: a titled document is saved at once, an untitled one asks for its title first.
import { type ReactNode, useState } from 'react'
import { titleMaxCharacters } from '#domain/document/document.ts'
import { decideSave } from '#domain/document/save-decision.ts'
import { findBlanks } from '#domain/release/blanks.ts'
import { SaveDraftDialog } from '#web/features/documents/saving/save-draft-dialog.tsx'
import type { ExplicitSave } from '#web/features/documents/saving/saver-options.ts'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import type { EditorHandle } from '#web/features/editor/editor-handle.ts'
import { errorMessages, successMessages, validationMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'

interface SavingOptions {
  open: OpenDocumentView
  userId: string
  /** The open text. */
  sheet: { current: Pick<EditorHandle, 'hasText' | 'readHeadline'> | undefined }
}

export function useSaving(options: SavingOptions): { save: () => void; dialog: ReactNode } {
  const { open, userId, sheet } = options
  const { state } = open
  const editorKey = state.status === 'ready' ? state.editorKey : undefined
  // A title entered for one document must not go to another one that was opened in the meantime.
  const [askedFor, setAskedFor] = useState<string>()
  const [suggestedTitle, setSuggestedTitle] = useState('')
  const isSaving = state.status === 'ready' && state.isSaving

  async function run(request?: ExplicitSave): Promise<void> {
    const outcome = await open.save(request)
    if (outcome.kind === 'saved') showToast(successMessages.draftSaved, 'success')
    // A conflict opens its own dialog.
    if (outcome.kind === 'failed' && outcome.problem === 'signed_out')
      showToast(validationMessages.saveSignedOut, 'error')
    if (outcome.kind === 'failed' && outcome.problem === 'other') showToast(errorMessages.saveDraft, 'error')
    if (outcome.kind !== 'failed') setAskedFor((asked) => (asked === editorKey ? undefined : asked))
  }

  function save(): void {
    if (state.status !== 'ready') return
    const decision = decideSave({ title: state.title, hasText: sheet.current?.hasText() ?? false, isSaving })
    if (decision === 'ask_title') {
      setSuggestedTitle(suggestTitle(sheet.current?.readHeadline()))
      setAskedFor(editorKey)
    }
    if (decision === 'save') void run()
  }

  const dialog = (
    <SaveDraftDialog
      open={askedFor !== undefined && askedFor === editorKey}
      onOpenChange={(isOpen) => setAskedFor(isOpen ? editorKey : undefined)}
      userId={userId}
      documentId={state.status === 'ready' ? state.id : undefined}
      isSaving={isSaving}
      suggestedTitle={suggestedTitle}
      onSave={(title, sameTitle) => void run({ title, sameTitle })}
    />
  )
  return { save, dialog }
}

/** A headline with blanks isn't a title yet. */
function suggestTitle(headline = ''): string {
  return findBlanks(headline).length > 0 ? '' : [...headline].slice(0, titleMaxCharacters).join('')
}
