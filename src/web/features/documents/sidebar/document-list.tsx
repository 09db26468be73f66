// The documents grouped by age, or search results, with all states of a list.
import { memo, useCallback, useMemo } from 'react'
import type { DocumentListRow } from '#contract/tables.ts'
import { documentGroups, groupByAge } from '#domain/time/relative-time.ts'
import { prefetchDocument, useDocumentServices } from '#web/features/documents/document-services.tsx'
import { ListMessage } from '#web/features/documents/list-message.tsx'
import { readProblem } from '#web/features/documents/saving/save-problem.ts'
import { useCachedDocuments, useDocuments } from '#web/features/documents/use-documents.ts'
import { useListProblem } from '#web/features/documents/use-list-problem.ts'
import { useNow } from '#web/features/documents/use-now.ts'
import { VirtualList } from '#web/features/documents/virtual-list.tsx'
import { DocumentRow, documentRowPx } from './document-row.tsx'

interface DocumentListProps {
  userId: string
  /** Words to search for; empty lists everything. */
  words: string
  currentId: string | undefined
  scroller: HTMLElement | null
  onOpen?: ((id: string) => void) | undefined
  onChoose?: (() => void) | undefined
  onDelete: (document: DocumentListRow) => void
}

type Item = { heading: string } | { document: DocumentListRow }

const headingPx = 42

/** Memoized: the desk renders on each change of the document's state, and a hundred links are expensive. */
export const DocumentList = memo(function DocumentList(props: DocumentListProps) {
  const { userId, words, currentId, scroller, onOpen, onChoose, onDelete } = props
  const { query, documents: listed } = useDocuments(userId, words)
  const isUnreachable = query.error !== null && readProblem(query.error) === 'offline' && words === ''
  const cached = useCachedDocuments(userId, isUnreachable && listed.length === 0)
  const documents = cached ?? listed
  const now = useNow()
  const problem = useListProblem(query.error, cached !== undefined)
  const services = useDocumentServices()
  const press = useCallback((id: string) => prefetchDocument(services, id), [services])
  const items = useMemo(
    () => (words === '' ? groupItems(documents, now) : documents.map((document) => ({ document }))),
    [documents, now, words],
  )
  if (problem !== undefined && documents.length === 0)
    return <ListMessage onRetry={() => void query.refetch()}>{problem}</ListMessage>
  if (query.isPending) return <ListMessage isLoading>Loading your documents</ListMessage>
  if (documents.length === 0)
    return (
      <ListMessage>
        {words === '' ? 'Your drafts save here automatically.' : `No documents match “${words}”.`}
      </ListMessage>
    )
  const list = (
    <VirtualList<Item>
      label={words === '' ? 'Documents' : `Documents matching ${words}`}
      items={items}
      keyOf={(item) => ('heading' in item ? item.heading : item.document.id)}
      sizeOf={(item) => ('heading' in item ? headingPx : documentRowPx)}
      scroller={scroller}
      onEnd={() => {
        if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
      }}
    >
      {(item) =>
        'heading' in item ? (
          <h3 className="h-[42px] px-2 pt-5 text-12 font-medium text-ink-soft">{item.heading}</h3>
        ) : (
          <DocumentRow
            document={item.document}
            isCurrent={item.document.id === currentId}
            now={now}
            onPress={press}
            onOpen={onOpen}
            onChoose={onChoose}
            onDelete={onDelete}
          />
        )
      }
    </VirtualList>
  )
  if (cached === undefined) return list
  return (
    <>
      <ListMessage onRetry={() => void query.refetch()}>
        You’re offline. These are the documents this browser has.
      </ListMessage>
      {list}
    </>
  )
})

function groupItems(documents: readonly DocumentListRow[], now: Date): Item[] {
  const groups = Map.groupBy(documents, ({ updated_at }) => groupByAge(updated_at, now))
  return documentGroups.flatMap((heading) => {
    const members = groups.get(heading) ?? []
    return members.length === 0 ? [] : [{ heading }, ...members.map((document) => ({ document }))]
  })
}
