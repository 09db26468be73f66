// The live part of the desk: colleagues in the top bar, and lists that update automatically.
import { useState } from 'react'
import { refreshClients, refreshKits } from '#web/features/clients/use-clients.ts'
import { isListed, refreshDocuments } from '#web/features/documents/use-documents.ts'
import type { EditorHandle } from '#web/features/editor/editor-handle.ts'
import { refreshReviews } from '#web/features/editor/review/use-reviews.ts'
import { useEditedPart } from '#web/features/editor/use-edited-part.ts'
import { ColleagueList } from '#web/features/live/colleague-list.tsx'
import type { Colleague, LiveTable } from '#web/features/live/live-workspace.ts'
import { useLiveWorkspace } from '#web/features/live/use-live-workspace.ts'
import { refreshMediaKits } from '#web/features/media-kit/use-media-kit.ts'
import {
  refreshPeople,
  refreshWorkspaces,
  useHomeWorkspace,
  useMembers,
} from '#web/features/workspaces/use-workspaces.ts'
import { refreshProfile } from '#web/lib/profile-query.ts'

interface DeskColleaguesProps {
  userId: string
  documentId: string | undefined
  handle: EditorHandle | undefined
  onSaved: (updatedAt: string) => void
}

export function DeskColleagues({ userId, documentId, handle, onSaved }: DeskColleaguesProps) {
  const workspace = useHomeWorkspace(userId)
  const [isSeen, setSeen] = useState(false)
  const part = useEditedPart(handle, isSeen)
  const colleagues = useLiveWorkspace({
    userId,
    workspaceId: workspace?.id,
    documentId,
    part,
    onSaved,
    onChanges: (tables) => {
      refresh(userId, documentId, tables)
      if (workspace && (!tables || tables.has('workspace_members'))) refreshPeople(workspace.id)
    },
    isKnown: (table, row) => table === 'content' && isListed(userId, row),
  })
  const isShared = colleagues.some(({ documentIds }) => documentIds.includes(documentId ?? ''))
  if (isShared !== isSeen) setSeen(isShared)
  if (workspace === undefined || colleagues.length === 0) return null
  return <NamedColleagues workspaceId={workspace.id} colleagues={colleagues} documentId={documentId} />
}

function refresh(
  userId: string,
  documentId: string | undefined,
  tables: ReadonlySet<LiveTable> | undefined,
): void {
  const isChanged = (...names: LiveTable[]) => !tables || names.some((name) => tables.has(name))
  if (isChanged('content', 'trash')) refreshDocuments(userId)
  if (isChanged('clients')) refreshClients()
  if (isChanged('client_texts', 'client_people')) refreshKits()
  if (isChanged('assets')) refreshMediaKits()
  if (documentId !== undefined && isChanged('reviews', 'comments', 'reviewers', 'decisions'))
    void refreshReviews(documentId)
  if (isChanged('workspace_members', 'workspaces')) void refreshWorkspaces(userId)
  if (isChanged('profiles')) refreshProfile(userId)
}

interface NamedColleaguesProps {
  workspaceId: string
  colleagues: readonly Colleague[]
  documentId: string | undefined
}

/** The names are read only when somebody else is there. */
function NamedColleagues({ workspaceId, colleagues, documentId }: NamedColleaguesProps) {
  const { data: members } = useMembers(workspaceId)
  const nameOf = (id: string) => members?.find(({ userId }) => userId === id)?.name
  return <ColleagueList colleagues={colleagues} documentId={documentId} nameOf={nameOf} />
}
