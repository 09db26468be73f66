// The desk shows the workspace of the open document, whichever was chosen before: a link leads to the document with its client and
// colleagues.
import { useEffect, useRef } from 'react'
import { useDetails } from '#web/features/documents/details/use-details.ts'
import type { WorkspaceChoice } from '#web/features/workspaces/use-workspaces.ts'
import { chooseWorkspace } from '#web/lib/chosen-workspace.ts'

/** Once for each opening: the user who goes to another workspace leaves the document a moment later. */
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
