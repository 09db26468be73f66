// The live part of the pages about a workspace and its clients: they update when a colleague changes something, as the lists of the desk do.
import { refreshClients, refreshKits } from '#web/features/clients/use-clients.ts'
import type { LiveTable } from '#web/features/live/live-workspace.ts'
import { useLiveChanges } from '#web/features/live/use-live-workspace.ts'
import { refreshMediaKits } from '#web/features/media-kit/use-media-kit.ts'
import {
  refreshPeople,
  refreshStorageUse,
  refreshWorkspaces,
  useHomeWorkspace,
  useShownWorkspace,
} from '#web/features/workspaces/use-workspaces.ts'
import { refreshProfile } from '#web/lib/profile-query.ts'

interface LiveSettingsProps {
  userId: string
  /** Whose data the page shows; by default the workspace of the settings page. */
  workspaceId?: string
}

export function LiveSettings({ userId, workspaceId }: LiveSettingsProps) {
  const shown = useShownWorkspace(userId)
  const home = useHomeWorkspace(userId)
  const followed = workspaceId ?? shown?.id ?? home?.id
  useLiveChanges({
    ...{ page: 'settings', userId, workspaceId: followed },
    onChanges: (tables) => {
      if (followed !== undefined) refresh(userId, followed, tables)
    },
  })
  return null
}

function refresh(userId: string, workspaceId: string, tables: ReadonlySet<LiveTable> | undefined): void {
  const isChanged = (...names: LiveTable[]) => !tables || names.some((name) => tables.has(name))
  if (isChanged('workspaces', 'workspace_members')) void refreshWorkspaces(userId)
  if (isChanged('workspace_members', 'invitations')) refreshPeople(workspaceId)
  if (isChanged('clients')) refreshClients()
  if (isChanged('client_texts', 'client_people')) refreshKits()
  if (isChanged('profiles')) refreshProfile(userId)
  if (!isChanged('assets')) return
  refreshMediaKits()
  refreshStorageUse()
}
