import { type ReactNode, useRef, useState } from 'react'
import { VersionHistoryDialog } from '#web/features/documents/history/version-history-dialog.tsx'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import type { DocumentFacts } from '#web/features/editor/facts/document-facts.ts'
import { useOnLeave } from '#web/lib/use-on-leave.ts'
import { dismissToast } from '#web/ui/feedback/toast.tsx'

/** The version history of the open document; not available before its first save. */
export function useVersionHistory(
  { state, replaceWith }: OpenDocumentView,
  readHtml: () => string,
  facts: DocumentFacts | undefined,
): { show: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const id = state.status === 'ready' ? state.id : undefined
  const offer = useRef<string>(undefined)
  useOnLeave(id, () => {
    if (offer.current !== undefined) dismissToast(offer.current)
    setOpen(false)
  })
  const dialog = isOpen && id !== undefined && (
    <VersionHistoryDialog
      onClose={(toast) => {
        offer.current = toast ?? offer.current
        setOpen(false)
      }}
      documentId={id}
      readHtml={readHtml}
      onRestore={async (html, version) => {
        await facts?.flush()
        const outcome = await replaceWith(html, 'restore')
        if (outcome.kind === 'saved') await followVersion(facts, version)
        return outcome
      }}
    />
  )
  return { show: () => setOpen(true), dialog }
}

/** A version brings its facts back, and undoing the restore those before it. The text is there by then, whatever happens here. */
async function followVersion(facts: DocumentFacts | undefined, version: string | undefined): Promise<void> {
  try {
    if (version === undefined) facts?.undoRestore()
    else await facts?.restore(version)
  } catch (error) {
    console.error(error)
  }
}
