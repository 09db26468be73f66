// The workspace and client of the open document, and what follows from it for the check, generation and file names.
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ClientRow } from '#contract/tables.ts'
import type { ClientSettings } from '#domain/check/preferences.ts'
import { listForbiddenWords } from '#domain/client/forbidden-words.ts'
import { type Insertion, listInsertions } from '#domain/client/insertions.ts'
import { type Kit, kitNames, listKitFacts } from '#domain/client/kit.ts'
import { useClients, useKit } from '#web/features/clients/use-clients.ts'
import { useDetails } from '#web/features/documents/details/use-details.ts'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import { useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
import {
  refreshWorkspaces,
  useWorkspaces,
  type WorkspaceChoice,
} from '#web/features/workspaces/use-workspaces.ts'
import { chooseWorkspace } from '#web/lib/chosen-workspace.ts'

export interface DocumentClient {
  id: string
  name: string
  row: ClientRow
  settings: ClientSettings
  /** Undefined until it is loaded, as is what it says. */
  kit: Kit | undefined
  facts: readonly string[] | undefined
}

/** What can be inserted into a document; the kit adds to it when the document has a client. */
export function useInsertions(client: DocumentClient | undefined): readonly Insertion[] {
  return useMemo(() => listInsertions(client?.kit, client?.settings.profile), [client])
}

/** Undefined for a document without a client. */
export function useDocumentClient(documentId: string | undefined): DocumentClient | undefined {
  const details = useDetails(documentId)
  const clientId = details?.client_id
  const workspaceId = details?.workspace_id
  // The rules belong to the document: its own workspace is asked, whichever is listed. A person alone has one list.
  const { listedId } = useWorkspaceScope()
  const { data: clients } = useClients(listedId && (workspaceId ?? listedId))
  const { data: kit } = useKit(clientId ?? undefined)
  return useMemo(() => {
    const own = clients?.find(({ id }) => id === clientId)
    if (!own || !clients) return undefined
    const { id, name, style, wire } = own
    const beside = clients.filter(({ workspace_id }) => workspace_id === workspaceId)
    return {
      ...{ id, name, row: own },
      kit: kit && { ...own, ...kit },
      facts: kit && listKitFacts({ ...own, ...kit }),
      settings: {
        profile: style,
        clientWords: listForbiddenWords(own, beside),
        ...(wire !== null && { wire }),
        ...(kit && { kit: kitNames({ ...own, ...kit }) }),
      },
    }
  }, [clients, clientId, workspaceId, kit])
}

/**
 * Shows the workspace of the open document, whichever was chosen before: a link leads to the document with its client and colleagues.
 * Once for each opening: the user who goes to another workspace leaves the document a moment later.
 */
export function useFollowDocument(
  userId: string,
  documentId: string | undefined,
  { workspaces }: WorkspaceChoice,
): void {
  const workspaceId = useDetails(documentId)?.workspace_id
  const workspace = workspaces.find(({ id }) => id === workspaceId)
  const opening = workspace && `${documentId} in ${workspace.id}`
  const followed = useRef<string>(undefined)
  useEffect(() => {
    if (opening === followed.current) return
    followed.current = opening
    if (workspace) chooseWorkspace(userId, workspace.isPersonal ? undefined : workspace.id)
  }, [opening, workspace, userId])
}

/**
 * The name of the open document's workspace, if the user isn't a member of it anymore. Also has the document find out: without that it
 * would look as if it could still be edited.
 */
export function useFormerWorkspace(
  userId: string,
  { state, checkAccess }: Pick<OpenDocumentView, 'state' | 'checkAccess'>,
): string | undefined {
  const ready = state.status === 'ready' ? state : undefined
  const workspaceId = useDetails(ready?.id)?.workspace_id
  const { data: workspaces } = useWorkspaces(userId)
  const name = workspaces?.find(({ id }) => id === workspaceId)?.name
  const [known, setKnown] = useState(name)
  if (name !== undefined && name !== known) setKnown(name)
  const isMissing = workspaces !== undefined && workspaceId !== undefined && name === undefined
  const hasNoAccess = ready?.hasNoAccess === true
  const check = useEffectEvent(checkAccess)
  useEffect(() => {
    if (isMissing) check()
  }, [isMissing])
  useEffect(() => {
    if (hasNoAccess) void refreshWorkspaces(userId)
  }, [hasNoAccess, userId])
  // A viewer's document can still be read.
  const hasLeft = hasNoAccess && (isMissing || workspaceId === undefined)
  return hasLeft ? ((isMissing ? known : undefined) ?? 'this workspace') : undefined
}
