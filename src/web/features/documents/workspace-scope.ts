// Where documents are listed and made, and for whom. Calls of a user without shared workspaces name no workspace.
import { createContext, useContext } from 'react'

/** What lists and menus need of a client. */
export interface ClientLabel {
  id: string
  workspaceId: string
  name: string
  color: string
  isArchived: boolean
}

/** As in “Kestrel Health (archived)”. */
export const nameClient = (client: ClientLabel | undefined): string =>
  client === undefined ? 'No client' : `${client.name}${client.isArchived ? ' (archived)' : ''}`

export interface WorkspaceScope {
  /** The workspace that is listed; undefined lists the user's own documents, as for a person alone. */
  listedId: string | undefined
  /** The shared workspace new documents go to; undefined is the personal one. */
  sharedId: string | undefined
  /** The user is a viewer there: nothing is made, moved or deleted. */
  isReadOnly?: boolean | undefined
  /** The clients documents can be for; none for most people alone. */
  clients: readonly ClientLabel[]
}

export const alone: WorkspaceScope = { listedId: undefined, sharedId: undefined, clients: [] }

export const WorkspaceScopeContext = createContext<WorkspaceScope>(alone)

export const useWorkspaceScope = (): WorkspaceScope => useContext(WorkspaceScopeContext)
