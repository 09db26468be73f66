// The documents grouped by age, or search results, with all states of a list: loading, empty, failed, and the notice while offline.
import { memo, useCallback, useMemo } from 'react'
import type { DocumentListRow } from '#contract/tables.ts'
import {
  documentStatuses,
  isNarrowed,
  type ListFilter,
  type ListGrouping,
  statusNames,
} from '#domain/document/details.ts'
import { documentGroups, groupByAge } from '#domain/time/relative-time.ts'
import { prefetchDocument, useDocumentServices } from '#web/features/documents/document-services.tsx'
import { ListMessage } from '#web/features/documents/list-message.tsx'
import { readProblem } from '#web/features/documents/saving/save-problem.ts'
import { useCachedDocuments, useDocuments } from '#web/features/documents/use-documents.ts'
import { useListProblem } from '#web/features/documents/use-list-problem.ts'
import { useNow } from '#web/features/documents/use-now.ts'
import { VirtualList } from '#web/features/documents/virtual-list.tsx'
import { type ClientLabel, nameClient, useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { DocumentRow, sizeOfRow } from './document-row.tsx'

interface DocumentListProps {
  userId: string
  /** Words to search for; empty lists everything. */
  words: string
  currentId: string | undefined
  scroller: HTMLElement | null
  onOpen?: ((id: string) => void) | undefined
  onChoose?: (() => void) | undefined
  onDelete: (document: DocumentListRow) => void
  onDuplicate: (id: string) => void
  filter: ListFilter
  grouping: ListGrouping
}

type Item = { heading: string } | { document: DocumentListRow }

const headingPx = 42

/** Memoized: the desk renders on each change of the document's state, and a hundred links are expensive. */
export const DocumentList = memo(function DocumentList(props: DocumentListProps) {
  const { userId, words, currentId, scroller, onOpen, onChoose, onDelete, onDuplicate, filter, grouping } =
    props
  const { query, documents: listed } = useDocuments(userId, words, filter)
  const isUnreachable = query.error !== null && readProblem(query.error) === 'offline' && words === ''
  const cached = useCachedDocuments(userId, isUnreachable && listed.length === 0)
  const isOnline = useIsOnline()
  const documents = cached ?? listed
  const now = useNow()
  const { clients, isReadOnly = false } = useWorkspaceScope()
  const problem = useListProblem(query.error, cached !== undefined)
  const services = useDocumentServices()
  const press = useCallback((id: string) => prefetchDocument(services, id), [services])
  const items = useMemo(
    () =>
      words === ''
        ? groupItems(documents, (document) => nameGroup(document, grouping, clients, now), grouping)
        : documents.map((document) => ({ document })),
    [documents, now, words, grouping, clients],
  )
  if (problem !== undefined && documents.length === 0)
    return <ListMessage onRetry={() => void query.refetch()}>{problem}</ListMessage>
  if (query.isPending) return <ListMessage isLoading>Loading your documents</ListMessage>
  if (documents.length === 0) return <ListMessage>{describeEmpty(words, filter, isReadOnly)}</ListMessage>
  const list = (
    <VirtualList<Item>
      label={words === '' ? 'Documents' : `Documents matching ${words}`}
      items={items}
      keyOf={(item) => ('heading' in item ? item.heading : item.document.id)}
      sizeOf={(item) => ('heading' in item ? headingPx : sizeOfRow(item.document, now))}
      scroller={scroller}
      onEnd={() => {
        if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
      }}
    >
      {(item) =>
        'heading' in item ? (
          <h3 title={item.heading} className="h-[42px] truncate px-2 pt-5 text-12 font-medium text-ink-soft">
            {item.heading}
          </h3>
        ) : (
          <DocumentRow
            document={item.document}
            words={words}
            isCurrent={item.document.id === currentId}
            now={now}
            onPress={press}
            onOpen={onOpen}
            onChoose={onChoose}
            onDelete={onDelete}
            onDuplicate={onDuplicate}
          />
        )
      }
    </VirtualList>
  )
  if (cached === undefined) return list
  return (
    <>
      <ListMessage onRetry={() => void query.refetch()}>
        {isOnline ? 'We can’t reach the server.' : 'You’re offline.'} Showing the documents saved in this
        browser.
      </ListMessage>
      {list}
    </>
  )
})

function describeEmpty(words: string, filter: ListFilter, isReadOnly: boolean): string {
  if (words !== '')
    return isNarrowed(filter) ? `No documents in this list match “${words}”` : `No documents match “${words}”`
  if (isNarrowed(filter)) return 'No documents here yet.'
  return isReadOnly ? 'No documents yet.' : 'Your drafts save here automatically.'
}

/** The heading a document is listed under. */
function nameGroup(
  { updated_at, client_id, status = 'draft', embargo_until }: DocumentListRow,
  grouping: ListGrouping,
  clients: readonly ClientLabel[],
  now: Date,
): string {
  if (grouping === 'client') return nameClient(clients.find(({ id }) => id === client_id))
  if (grouping === 'status') return statusNames[status]
  if (grouping === 'embargo')
    return embargo_until && new Date(embargo_until) > now ? 'Under embargo' : 'No embargo'
  return groupByAge(updated_at, now)
}

/** Fixed orders; clients by name, documents without one last. */
function orderGroups(grouping: ListGrouping, names: readonly string[]): readonly string[] {
  if (grouping === 'age') return documentGroups
  if (grouping === 'status') return documentStatuses.map((status) => statusNames[status])
  if (grouping === 'embargo') return ['Under embargo', 'No embargo']
  const named = names.filter((name) => name !== 'No client').sort((a, b) => a.localeCompare(b, 'en'))
  return [...named, 'No client']
}

function groupItems(
  documents: readonly DocumentListRow[],
  nameOf: (document: DocumentListRow) => string,
  grouping: ListGrouping,
): Item[] {
  const groups = Map.groupBy(documents, nameOf)
  return orderGroups(grouping, [...groups.keys()]).flatMap((heading) => {
    const members = groups.get(heading) ?? []
    return members.length === 0 ? [] : [{ heading }, ...members.map((document) => ({ document }))]
  })
}
