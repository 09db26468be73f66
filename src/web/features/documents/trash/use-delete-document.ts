import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { DocumentListRow } from '#contract/tables.ts'
import { documentMessages } from '#web/features/documents/document-messages.ts'
import { deleteDocument, restoreDocument } from '#web/features/documents/documents-api.ts'
import { markDeleted, refreshDocuments } from '#web/features/documents/use-documents.ts'
import { isRefused } from '#web/lib/api/delete-row.ts'
import { errorMessages, successMessages } from '#web/messages.ts'
import { dismissToast, showToast } from '#web/ui/feedback/toast.tsx'

interface DeleteOptions {
  userId: string
  /** Saves unsaved text of the open document first, so that the trash contains it. Returns whether that worked. */
  beforeDelete: (id: string) => Promise<boolean>
  onDeleted: (id: string) => void
  onRestored: (id: string) => void
}

/** The toast that says a document was deleted. */
const toastOf = (id: string) => `deleted ${id}`

/** Deletes a document; the toast offers Undo until it is dismissed. */
export function useDeleteDocument({ userId, beforeDelete, onDeleted, onRestored }: DeleteOptions) {
  const restore = useRestoreDocument(userId, onRestored)
  const { mutate } = useMutation({
    mutationFn: async ({ id }: DocumentListRow) => {
      const isSaved = await beforeDelete(id)
      if (isSaved) await deleteDocument(id)
      return isSaved
    },
    onSuccess: (isDeleted, { id }) => {
      if (!isDeleted) return void showToast(documentMessages.deleteUnsaved, 'error')
      markDeleted(userId, id)
      onDeleted(id)
      const action = { label: 'Undo', onSelect: () => void restore(id) }
      showToast({ ...successMessages.documentDeleted, action }, 'success', toastOf(id))
    },
    onError: (error) => {
      console.error(error)
      const { title } = errorMessages.deleteDocument
      showToast(isRefused(error) ? { title, text: error.message } : errorMessages.deleteDocument, 'error')
    },
  })
  return mutate
}

/** Restores a document from the trash with its versions. */
export function useRestoreDocument(userId: string, onRestored: (id: string) => void) {
  const { mutateAsync } = useMutation({
    mutationFn: restoreDocument,
    onSuccess: (_row, id) => {
      // It may have been restored from the list instead of here.
      dismissToast(toastOf(id))
      onRestored(id)
    },
    onError: (error) => {
      console.error(error)
      showToast(documentMessages.restoreDocument, 'error')
    },
    onSettled: () => refreshDocuments(userId),
  })
  return useCallback(
    async (id: string) => {
      // A failure has been reported by then.
      await mutateAsync(id).catch(() => undefined)
    },
    [mutateAsync],
  )
}
