import type { DocumentListRow } from '#contract/tables.ts'
import { shownTitle } from '#domain/document/document.ts'
import { trashDays } from '#domain/document/trash.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

interface DeleteDocumentDialogProps {
  /** The document to ask about; undefined closes the dialog. */
  document: DocumentListRow | undefined
  onClose: () => void
  onConfirm: (document: DocumentListRow) => void
}

export function DeleteDocumentDialog({ document, onClose, onConfirm }: DeleteDocumentDialogProps) {
  return (
    <ConfirmDialog
      open={document !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${shorten(shownTitle(document?.title, document?.headline))}”?`}
      description={describe(document)}
      confirmLabel="Delete"
      onConfirm={() => document && onConfirm(document)}
    />
  )
}

/** Links to a review end with the document, and whoever was asked has no other way to it. */
function describe(document: DocumentListRow | undefined): string {
  const moved = `The document and its versions will move to the trash. You can restore them for ${trashDays} days.`
  return document?.status === 'in_review' || document?.status === 'changes_requested'
    ? `${moved} It’s in review, so its reviewers’ links won’t work until you restore it.`
    : moved
}

const maxTitleLength = 80

const shorten = (title: string): string =>
  title.length > maxTitleLength ? `${title.slice(0, maxTitleLength).trimEnd()}…` : title
