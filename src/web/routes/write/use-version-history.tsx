import { type ReactNode, useState } from 'react'
import { VersionHistoryDialog } from '#web/features/documents/history/version-history-dialog.tsx'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'

/** The version history of the open document (decision 11); there is none before its first save. */
export function useVersionHistory(
  { state, replaceWith }: OpenDocumentView,
  readHtml: () => string,
): { show: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const id = state.status === 'ready' ? state.id : undefined
  const dialog = isOpen && id !== undefined && (
    <VersionHistoryDialog
      onClose={() => setOpen(false)}
      documentId={id}
      readHtml={readHtml}
      onRestore={(html) => replaceWith(html, 'restore')}
    />
  )
  return { show: () => setOpen(true), dialog }
}
