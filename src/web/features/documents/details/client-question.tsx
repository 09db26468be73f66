import { useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { useDismissed } from '#web/lib/storage/use-dismissed.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { useChangeDetails, useDetails } from './use-details.ts'

interface ClientQuestionProps {
  userId: string
  /** Undefined before the first save. */
  documentId: string | undefined
}

/** Asks once, in passing, whose document it is; only where there are clients to choose from. */
export function ClientQuestion({ userId, documentId }: ClientQuestionProps) {
  const details = useDetails(documentId)
  const { clients } = useWorkspaceScope()
  const [isDismissed, dismiss] = useDismissed(`client:${documentId ?? ''}`)
  const choices = clients.filter(
    ({ workspaceId, isArchived }) => workspaceId === details?.workspace_id && !isArchived,
  )
  const change = useChangeDetails(userId, documentId ?? '')
  const isReadOnly = useIsReadOnly()
  if (
    isReadOnly ||
    !details ||
    details.client_id !== null ||
    details.is_generated ||
    isDismissed ||
    choices.length === 0
  )
    return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-info-tint px-4 py-1.5 text-13 md:px-6"
    >
      <span className="max-md:basis-full">Which client is this for?</span>
      <span className="w-48 min-w-0 max-md:w-auto max-md:flex-1">
        <Select
          aria-label="Client for this document"
          className="h-8! text-13! max-md:text-16!"
          value=""
          onChange={(event) => change({ client_id: event.target.value })}
        >
          <option value="" disabled>
            Choose a client
          </option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </span>
      <Button variant="quiet" size="small" onClick={dismiss}>
        No client
      </Button>
    </div>
  )
}
