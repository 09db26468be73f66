// The sidebar's documents: New Document, search, the grouped list, and the trash. Collapsed, only New Document remains.
import { ArrowLeft, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useContext, useDeferredValue, useState } from 'react'
import type { DocumentListRow } from '#contract/tables.ts'
import { type ListFilter, showAll } from '#domain/document/details.ts'
import { DeleteDocumentDialog } from '#web/features/documents/trash/delete-document-dialog.tsx'
import { TrashList } from '#web/features/documents/trash/trash-list.tsx'
import { useDeleteDocument, useRestoreDocument } from '#web/features/documents/trash/use-delete-document.ts'
import { useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { CollapsedContext, SidebarButton } from '#web/ui/sidebar/sidebar-entry.tsx'
import { DocumentList } from './document-list.tsx'
import { ListControls, useKnownFilter, useListGrouping } from './list-controls.tsx'
import { useCreateDocument, useDuplicateDocument } from './use-create-document.ts'

interface DocumentSidebarProps {
  userId: string
  currentId: string | undefined
  /** Opens a document directly; without it the row is a plain link. */
  onOpen?: ((id: string) => void) | undefined
  /** A document was chosen, even the open one: a drawer can close. */
  onChoose?: (() => void) | undefined
  /** New Document was inserted: go there. Without an id it is inserted later, when the server can be reached. */
  onCreated: (id: string | undefined) => void
  /** Saves unsaved text of the open document first, so that the trash contains it. */
  beforeDelete: (id: string) => Promise<boolean>
  /** If it was the open one, the user goes to /write. */
  onDeleted: (id: string) => void
  onRestored: (id: string) => void
  /** Above the trash. */
  links?: ReactNode
}

export function DocumentSidebar(props: DocumentSidebarProps) {
  const isCollapsed = useContext(CollapsedContext)
  const [chosen, setFilter] = useState<ListFilter>(showAll)
  const filter = useKnownFilter(chosen)
  const { create, isCreating } = useCreateDocument(
    props.userId,
    props.onCreated,
    // The filter isn't shown then.
    isCollapsed ? showAll : filter,
  )
  const { isReadOnly } = useWorkspaceScope()
  if (isCollapsed)
    return isReadOnly ? null : (
      <SidebarButton icon={Plus} onClick={create}>
        New Document
      </SidebarButton>
    )
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {!isReadOnly && (
        <Button
          variant="secondary"
          className="w-full flex-none justify-start"
          busy={isCreating}
          onClick={create}
        >
          {!isCreating && <Plus size={18} strokeWidth={1.5} aria-hidden />}
          New Document
        </Button>
      )}
      <Documents {...{ ...props, filter, setFilter }} />
    </div>
  )
}

interface DocumentsProps extends DocumentSidebarProps {
  filter: ListFilter
  setFilter: (filter: ListFilter) => void
}

function Documents(props: DocumentsProps) {
  const { userId, currentId, onOpen, onChoose, beforeDelete, onDeleted, onRestored, links } = props
  const { filter, setFilter } = props
  const [view, setView] = useState<'documents' | 'trash'>('documents')
  const [text, setText] = useState('')
  const words = useDeferredValue(useDebounced(text.trim()))
  const [grouping, setGrouping] = useListGrouping(userId)
  const duplicate = useDuplicateDocument(userId, props.onCreated)
  const [asked, setAsked] = useState<DocumentListRow>()
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const remove = useDeleteDocument({ userId, beforeDelete, onDeleted, onRestored })
  const restore = useRestoreDocument(userId, onRestored)
  const isTrash = view === 'trash'
  return (
    <>
      {isTrash ? (
        <Button
          variant="quiet"
          size="small"
          className="mt-2 self-start px-2"
          onClick={() => setView('documents')}
        >
          <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
          Back to documents
        </Button>
      ) : (
        <>
          <SearchBox
            label="Search documents"
            value={text}
            onChange={setText}
            className="mt-2 mb-1.5 flex-none"
          />
          <ListControls {...{ userId, filter, grouping }} onFilter={setFilter} onGroup={setGrouping} />
        </>
      )}
      <div
        ref={setScroller}
        className="-mx-3 min-h-0 flex-1 overflow-y-auto px-3 pb-3 [scrollbar-width:thin]"
      >
        {isTrash && <h3 className="px-2 pt-4 pb-1.5 text-12 font-medium text-ink-soft">Trash</h3>}
        {isTrash ? (
          <TrashList userId={userId} scroller={scroller} onRestore={restore} />
        ) : (
          <DocumentList
            userId={userId}
            words={words}
            currentId={currentId}
            scroller={scroller}
            onOpen={onOpen}
            onChoose={onChoose}
            onDelete={setAsked}
            onDuplicate={duplicate}
            filter={filter}
            grouping={grouping}
          />
        )}
      </div>
      {!isTrash && (
        <div className="-mx-3 flex-none border-t border-line px-3 pt-1 max-md:grid max-md:grid-cols-2">
          {links}
          <SidebarButton icon={Trash2} onClick={() => setView('trash')}>
            Trash
          </SidebarButton>
        </div>
      )}
      <DeleteDocumentDialog document={asked} onClose={() => setAsked(undefined)} onConfirm={remove} />
    </>
  )
}
