import { useInfiniteQuery } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { TrashListRow } from '#contract/tables.ts'
import { shownTitle } from '#domain/document/document.ts'
import { labelTrash, trashDays, trashDaysLeft } from '#domain/document/trash.ts'
import { listTrash, pageSize } from '#web/features/documents/documents-api.ts'
import { ListMessage } from '#web/features/documents/list-message.tsx'
import { documentRowPx } from '#web/features/documents/sidebar/document-row.tsx'
import { useListProblem } from '#web/features/documents/use-list-problem.ts'
import { useNow } from '#web/features/documents/use-now.ts'
import { VirtualList } from '#web/features/documents/virtual-list.tsx'
import { useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

interface TrashListProps {
  userId: string
  scroller: HTMLElement | null
  onRestore: (id: string) => Promise<void>
}

/** Deleted documents, and how long each can be restored. */
export function TrashList({ userId, scroller, onRestore }: TrashListProps) {
  const { listedId } = useWorkspaceScope()
  const query = useInfiniteQuery({
    queryKey: ['trash', userId, listedId ?? null],
    queryFn: ({ pageParam }) => listTrash(listedId, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last: TrashListRow[], pages: TrashListRow[][]) =>
      last.length < pageSize ? undefined : pages.flat().length,
    staleTime: 0,
  })
  const now = useNow()
  const problem = useListProblem(query.error)
  const rows = useMemo(() => query.data?.pages.flat() ?? [], [query.data])
  if (problem !== undefined && rows.length === 0)
    return <ListMessage onRetry={() => void query.refetch()}>{problem}</ListMessage>
  if (query.isPending) return <ListMessage isLoading>Loading trash</ListMessage>
  if (rows.length === 0)
    return <ListMessage>The trash is empty. Deleted documents stay here for {trashDays} days.</ListMessage>
  return (
    <VirtualList
      label="Deleted documents"
      items={rows}
      keyOf={({ id }) => id}
      sizeOf={() => documentRowPx}
      scroller={scroller}
      onEnd={() => {
        if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
      }}
    >
      {(row) => <TrashRow row={row} now={now} onRestore={onRestore} />}
    </VirtualList>
  )
}

interface TrashRowProps {
  row: TrashListRow
  now: Date
  onRestore: (id: string) => Promise<void>
}

function TrashRow({ row, now, onRestore }: TrashRowProps) {
  const [isBusy, setBusy] = useState(false)
  const { isReadOnly } = useWorkspaceScope()
  const title = shownTitle(row.title, row.headline)
  return (
    <div className="flex h-12 items-center gap-2 px-2">
      <div className="min-w-0 flex-1">
        <p title={title} className="truncate text-14 font-medium">
          {title}
        </p>
        <p className="truncate text-12 text-ink-soft">{labelTrash(trashDaysLeft(row.deleted_at, now))}</p>
      </div>
      {!isReadOnly && (
        <IconButton
          icon={ArchiveRestore}
          label={`Restore ${title}`}
          title="Restore"
          disabled={isBusy}
          onClick={() => {
            setBusy(true)
            void onRestore(row.id).finally(() => setBusy(false))
          }}
        />
      )}
    </div>
  )
}
