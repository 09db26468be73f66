import { useMutation } from '@tanstack/react-query'
import { type ListFilter, showAll } from '#domain/document/details.ts'
import { createDocument, duplicateDocument } from '#web/features/documents/documents-api.ts'
import { createKey } from '#web/features/documents/saving/create-key.ts'
import { readProblem } from '#web/features/documents/saving/save-problem.ts'
import { markSaved, refreshDocuments } from '#web/features/documents/use-documents.ts'
import { useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
import { leaveSafely } from '#web/lib/leave-safely.ts'
import { errorMessages, validationMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'

/**
 * New Document: inserts an empty draft and reports its id, or none when the server can't be reached: a document that is
 * saved later will do. Ignored while one is being created. Where the list shows one client, the document is for that client.
 */
export function useCreateDocument(
  userId: string,
  onCreated: (id: string | undefined) => void,
  filter: Pick<ListFilter, 'client'> = showAll,
) {
  const { sharedId, clients } = useWorkspaceScope()
  const client = clients.find(({ id, isArchived }) => id === filter.client && !isArchived)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => createDocument(userId, client?.workspaceId ?? sharedId, client?.id),
    onSuccess: (row) => {
      markSaved(userId, row)
      onCreated(row.id)
    },
    onError: (error) => {
      const problem = readProblem(error)
      if (problem === 'offline') return onCreated(undefined)
      console.error(error)
      showToast(
        problem === 'signed_out' ? validationMessages.createSignedOut : errorMessages.createDocument,
        'error',
      )
    },
  })
  const create = () => {
    // A failure has been reported by then.
    if (!isPending) leaveSafely(() => mutateAsync().catch(() => undefined))
  }
  return { create, isCreating: isPending }
}

/** Opens a copy of a document: with its text, client and labels, without versions, status and embargo. */
export function useDuplicateDocument(userId: string, onCreated: (id: string) => void) {
  const { mutate } = useMutation({
    mutationFn: (id: string) => duplicateDocument(id, createKey()),
    onSuccess: (row) => {
      refreshDocuments(userId)
      leaveSafely(() => onCreated(row.id))
    },
    onError: (error) => {
      console.error(error)
      showToast(errorMessages.createDocument, 'error')
    },
  })
  return mutate
}
