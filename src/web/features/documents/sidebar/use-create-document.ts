import { useCallback, useState } from 'react'
import { createDocument } from '#web/features/documents/documents-api.ts'
import { readProblem } from '#web/features/documents/saving/save-problem.ts'
import { markSaved } from '#web/features/documents/use-documents.ts'
import { leaveSafely } from '#web/lib/leave-safely.ts'
import { errorMessages, validationMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'

/** New Document (spec 4): inserts an empty draft and reports its id. Ignored while one is being created. */
export function useCreateDocument(userId: string, onCreated: (id: string) => void) {
  const [isCreating, setCreating] = useState(false)
  const insert = useCallback(async () => {
    setCreating(true)
    try {
      const row = await createDocument(userId)
      markSaved(userId, row)
      onCreated(row.id)
    } catch (error) {
      console.error(error)
      const isSignedOut = readProblem(error) === 'signed_out'
      if (isSignedOut) showToast(validationMessages.createSignedOut, 'error')
      else showToast(errorMessages.createDocument, 'error')
    } finally {
      setCreating(false)
    }
  }, [userId, onCreated])
  const create = () => {
    if (!isCreating) leaveSafely(insert)
  }
  return { create, isCreating }
}
