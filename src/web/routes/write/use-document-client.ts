// The client of the open document, and what follows from it for the check, generation and file names.
import { useMemo } from 'react'
import type { ClientSettings } from '#domain/check/preferences.ts'
import { listForbiddenWords } from '#domain/client/forbidden-words.ts'
import { useClients } from '#web/features/clients/use-clients.ts'
import { useDetails } from '#web/features/documents/details/use-details.ts'
import { useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'

export interface DocumentClient {
  id: string
  name: string
  settings: ClientSettings
}

/** Undefined for a document without a client. */
export function useDocumentClient(documentId: string | undefined): DocumentClient | undefined {
  const details = useDetails(documentId)
  const { data: clients } = useClients(useWorkspaceScope().listedId)
  const clientId = details?.client_id
  const workspaceId = details?.workspace_id
  return useMemo(() => {
    const own = clients?.find(({ id }) => id === clientId)
    if (!own || !clients) return undefined
    const { id, name, style, wire } = own
    const beside = clients.filter(({ workspace_id }) => workspace_id === workspaceId)
    return {
      ...{ id, name },
      settings: {
        profile: style,
        clientWords: listForbiddenWords(own, beside),
        ...(wire !== null && { wire }),
      },
    }
  }, [clients, clientId, workspaceId])
}
