// The media kit of the open document, in a dialog. Its code comes when it is opened.
import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { shownTitle } from '#domain/document/document.ts'
import { exportName } from '#domain/document/export-name.ts'
import { useDetails } from '#web/features/documents/details/use-details.ts'
import type { OpenState } from '#web/features/documents/open-document.ts'
import type { EditorHandle } from '#web/features/editor/editor-handle.ts'
import { useWorkspaces } from '#web/features/workspaces/use-workspaces.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

const MediaKit = lazy(async () => {
  try {
    return { default: (await import('#web/features/media-kit/media-kit.tsx')).MediaKit }
  } catch {
    return {
      default: () => <p role="alert">You’re offline. Your media kit will be here when you’re back online.</p>,
    }
  }
})

interface MediaKitDialogOptions {
  open: OpenState
  handle: EditorHandle | undefined
  userId: string
  /** The name of the document's client. */
  client: string | undefined
}

/** Without a saved document there is neither a button nor a way to open it. */
export function useMediaKitDialog({ open, handle, userId, client }: MediaKitDialogOptions) {
  const [shownId, setShownId] = useState<string>()
  const documentId = open.status === 'ready' ? open.id : undefined
  const details = useDetails(documentId)
  const { data: workspaces = [] } = useWorkspaces(userId)
  if (open.status !== 'ready' || documentId === undefined || details === undefined)
    return { open: undefined, button: null, dialog: null }
  const role = workspaces.find(({ id }) => id === details.workspace_id)?.role
  const show = () => setShownId(documentId)
  const isOpen = shownId === documentId
  return {
    open: show,
    // On phones it is among the document's details.
    button: (
      <button
        type="button"
        aria-label="Media kit"
        onClick={show}
        className="inline-flex h-8 flex-none cursor-pointer items-center gap-1.5 rounded-control px-2 text-13 text-ink-soft hover:bg-fill hover:text-ink focus-visible:rounded-control max-md:hidden"
      >
        <Images size={16} strokeWidth={1.5} aria-hidden />
        <span className="@max-3xl/bar:hidden">Media kit</span>
      </button>
    ),
    dialog: (
      <Dialog
        open={isOpen}
        onOpenChange={() => setShownId(undefined)}
        title="Media kit"
        description="Pictures and files to share with the press, each with a caption, credit and rights."
        width="wide"
        startsAtTitle
      >
        <Suspense fallback={<p role="status">Loading the media kit</p>}>
          <MediaKit
            owner={{ kind: 'document', id: documentId, workspaceId: details.workspace_id }}
            mayEdit={role === 'owner' || role === 'editor'}
            zipName={exportName({
              client: client ?? null,
              headline: shownTitle(open.title, handle?.readHeadline()),
            })}
          />
        </Suspense>
      </Dialog>
    ),
  }
}
