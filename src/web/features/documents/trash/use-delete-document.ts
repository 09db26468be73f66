import { useCallback } from 'react'
import type { DocumentListRow } from '#contract/tables.ts'
import { documentMessages } from '#web/features/documents/document-messages.ts'
import { deleteDocument, restoreDocument } from '#web/features/documents/documents-api.ts'
import { markDeleted, refreshDocuments } from '#web/features/documents/use-documents.ts'
import { errorMessages, successMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'

interface DeleteOptions {
  userId: string
  /** Saves unsaved text of the open document first, so that the trash contains it. Returns whether that worked. */
  beforeDelete: (id: string) => Promise<boolean>
  onDeleted: (id: string) => void
  onRestored: (id: string) => void
}

/** Deletes a document; the toast offers Undo until it is dismissed (decision 10a). */
export function useDeleteDocument({ userId, beforeDelete, onDeleted, onRestored }: DeleteOptions) {
  const restore = useRestoreDocument(userId, onRestored)
  return useCallback(
    async ({ id }: DocumentListRow) => {
      try {
        if (!(await beforeDelete(id))) return void showToast(documentMessages.deleteUnsaved, 'error')
        await deleteDocument(id)
      } catch (error) {
        console.error(error)
        showToast(errorMessages.deleteDocument, 'error')
        return
      }
      markDeleted(userId, id)
      onDeleted(id)
      const action = { label: 'Undo', onSelect: () => void restore(id) }
      showToast({ ...successMessages.documentDeleted, action }, 'success')
    },
    [userId, beforeDelete, onDeleted, restore],
  )
}

/** Restores a document from the trash with its versions. */
export function useRestoreDocument(userId: string, onRestored: (id: string) => void) {
  return useCallback(
    async (id: string) => {
      try {
        await restoreDocument(id)
        onRestored(id)
      } catch (error) {
        console.error(error)
        showToast(documentMessages.restoreDocument, 'error')
      }
      refreshDocuments(userId)
    },
    [userId, onRestored],
  )
}
