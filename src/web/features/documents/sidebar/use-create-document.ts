import { useCallback, useState } from 'react'
import { createDocument } from '#web/features/documents/documents-api.ts'
import { readProblem } from '#web/features/documents/save-problem.ts'
import { noteSaved } from '#web/features/documents/use-documents.ts'
import { leaveSafely } from '#web/lib/leave-safely.ts'
import { errorMessages, validationMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/toast.tsx'

/** New Document (spec 4): inserts an empty draft and tells its id. Ignored while one is being made. */
export function useCreateDocument(userId: string, onCreated: (id: string) => void) {
  const [isCreating, setCreating] = useState(false)
  const insert = useCallback(async () => {
    setCreating(true)
    try {
      const row = await createDocument(userId)
      noteSaved(userId, row)
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
