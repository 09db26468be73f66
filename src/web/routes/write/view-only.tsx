// What a viewer of a workspace gets of the desk: the text, comments, the history and exports.
import { Eye } from 'lucide-react'
import { useDetails } from '#web/features/documents/details/use-details.ts'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import type { EditorActions } from '#web/features/editor/editor-handle.ts'
import { useWorkspaces, type WorkspaceChoice } from '#web/features/workspaces/use-workspaces.ts'

/** Whether the user may only read: in the workspace of the document, or in the one a new document would go to. */
export function useIsViewer(
  userId: string,
  { state }: OpenDocumentView,
  { sharedId }: WorkspaceChoice,
): boolean {
  const details = useDetails(state.status === 'ready' ? state.id : undefined)
  const { data: workspaces } = useWorkspaces(userId)
  const workspaceId = details?.workspace_id ?? sharedId
  return workspaces?.find(({ id }) => id === workspaceId)?.role === 'viewer'
}

/** The actions that leave the document as it is. */
export const keepReading = ({ history, export: run }: EditorActions): EditorActions => ({
  ...(history && { history }),
  ...(run && { export: run }),
})

/** In place of the saved state, which doesn't matter to a viewer. */
export function ViewOnly() {
  return (
    <span
      title="You can read this document and comment on it. To edit it, ask a workspace owner to make you an editor."
      className="inline-flex flex-none items-center gap-1.5 text-13 text-ink-soft"
    >
      <Eye size={14} strokeWidth={1.5} aria-hidden />
      View only
    </span>
  )
}
