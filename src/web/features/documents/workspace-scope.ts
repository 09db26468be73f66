// Where documents are listed and made. A person alone has no say in it: their calls name no workspace.
import { createContext, useContext } from 'react'

export interface WorkspaceScope {
  /** The workspace that is listed; undefined lists the user's own documents, as for a person alone. */
  listedId: string | undefined
  /** The shared workspace new documents go to; undefined is the personal one. */
  sharedId: string | undefined
}

export const alone: WorkspaceScope = { listedId: undefined, sharedId: undefined }

export const WorkspaceScopeContext = createContext<WorkspaceScope>(alone)

export const useWorkspaceScope = (): WorkspaceScope => useContext(WorkspaceScopeContext)
