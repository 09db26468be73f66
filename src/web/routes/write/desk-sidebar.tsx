// The sidebar of the desk: the workspace, if there is a choice, and its documents.
import { BriefcaseBusiness } from 'lucide-react'
import { DocumentSidebar } from '#web/features/documents/sidebar/document-sidebar.tsx'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import type { WorkspaceChoice } from '#web/features/workspaces/use-workspaces.ts'
import { WorkspaceSwitcher } from '#web/features/workspaces/workspace-switcher.tsx'
import { paths } from '#web/paths.ts'
import { SidebarLink } from '#web/ui/sidebar/sidebar-entry.tsx'

interface DeskSidebarProps {
  userId: string
  choice: WorkspaceChoice
  open: OpenDocumentView
  /** The document of the URL. */
  id: string | undefined
  /** Opens a document directly; without it rows are plain links. */
  onOpen: ((id: string) => void) | undefined
  goTo: (id?: string) => void
  /** Opens a document that was just created; without an id the server couldn't be reached. */
  openNew: (id: string | undefined) => void
  /** Closes a phone's drawer. */
  close: () => void
}

export function DeskSidebar({ userId, choice, open, id, onOpen, goTo, openNew, close }: DeskSidebarProps) {
  const { state } = open
  const closeAnd =
    <Id extends string | undefined>(show: (id: Id) => void) =>
    (next: Id) => {
      close()
      show(next)
    }
  return (
    <>
      <WorkspaceSwitcher userId={userId} choice={choice} onSwitched={() => goTo()} />
      <DocumentSidebar
        userId={userId}
        currentId={state.status === 'ready' ? state.id : id}
        onOpen={onOpen}
        onChoose={close}
        onCreated={closeAnd(openNew)}
        beforeDelete={async (deleted) => deleted !== id || (await flushOrAsk(open))}
        onDeleted={(deleted) => {
          if (deleted !== id) return
          open.discard()
          goTo()
        }}
        onRestored={closeAnd(goTo)}
        links={
          <SidebarLink to={paths.clients} icon={BriefcaseBusiness}>
            Clients
          </SidebarLink>
        }
      />
    </>
  )
}

/** Returns whether the server has everything; if not, shows a postponed dialog again. */
async function flushOrAsk(open: OpenDocumentView): Promise<boolean> {
  const isSaved = await open.flush()
  if (!isSaved) open.retry()
  return isSaved
}
