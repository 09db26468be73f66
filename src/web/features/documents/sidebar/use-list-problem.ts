import { useEffect } from 'react'
import { CallError } from '#web/lib/call.ts'
import { errorMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/toast.tsx'

/** The sentence for a list that could not be loaded, told once as a toast too (spec 8). */
export function useListProblem(error: Error | null): string | undefined {
  const message = error === null ? undefined : nameProblem(error)
  useEffect(() => {
    if (message !== undefined) showToast(message, 'error')
  }, [message])
  return message?.text
}

function nameProblem(error: Error) {
  return error instanceof CallError ? errorMessages.loadDocuments : errorMessages.loadDocumentsUnexpected
}
