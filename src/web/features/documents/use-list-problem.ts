import { useEffect } from 'react'
import { CallError } from '#web/lib/api/call.ts'
import { errorMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'

/** The message for a list that failed to load; also shown once as a toast, unless the screen says it in another way. */
export function useListProblem(error: Error | null, isToldElsewhere = false): string | undefined {
  const message = error === null || isToldElsewhere ? undefined : nameProblem(error)
  useEffect(() => {
    if (message !== undefined) showToast(message, 'error')
  }, [message])
  return message?.text
}

function nameProblem(error: Error) {
  return error instanceof CallError ? errorMessages.loadDocuments : errorMessages.loadDocumentsUnexpected
}
