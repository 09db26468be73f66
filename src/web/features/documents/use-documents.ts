// The document list and search, in pages. Saves update the list without another request.
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DocumentListRow, SavedRow } from '#contract/tables.ts'
import { isNarrowed, type ListFilter, showAll } from '#domain/document/details.ts'
import { documentType } from '#domain/document/document.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { listCachedDocuments } from '#web/lib/storage/document-cache.ts'
import { listDocuments, listLabels, pageSize, searchDocuments } from './documents-api.ts'
import { useWorkspaceScope } from './workspace-scope.ts'

interface Page {
  rows: DocumentListRow[]
  isLast: boolean
}

/** The last two parts are the workspace, which the list of a person alone doesn't have, and the filter. */
const listsKey = (userId: string) => ['documents', userId, 'list'] as const
const listKey = (userId: string, workspaceId: string | undefined, filter: ListFilter) =>
  [...listsKey(userId), workspaceId ?? null, filter] as const
const searchKey = (userId: string, workspaceId: string | undefined, words: string, filter: ListFilter) =>
  ['documents', userId, 'search', workspaceId ?? null, words, filter] as const

interface Wanted {
  words: string
  filter: ListFilter
}

async function readPage(
  userId: string,
  workspaceId: string | undefined,
  { words, filter }: Wanted,
  offset: number,
): Promise<Page> {
  const rows = await (words === ''
    ? listDocuments(userId, workspaceId, filter, offset)
    : searchDocuments(words, workspaceId, filter, offset))
  return { rows, isLast: rows.length < pageSize }
}

/** All documents of the workspace that is listed, or those that match the words. */
export function useDocuments(userId: string, words: string, filter: ListFilter = showAll) {
  const { listedId } = useWorkspaceScope()
  const query = useInfiniteQuery({
    queryKey: words === '' ? listKey(userId, listedId, filter) : searchKey(userId, listedId, words, filter),
    queryFn: ({ pageParam }) => readPage(userId, listedId, { words, filter }, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last: Page, pages: Page[]) =>
      last.isLast ? undefined : pages.reduce((count, page) => count + page.rows.length, 0),
    ...(words !== '' && { placeholderData: keepPreviousData }),
  })
  const documents = useMemo(() => joinPages(query.data?.pages ?? []), [query.data])
  return { query, documents }
}

const labelsKey = (userId: string) => ['documents', userId, 'labels'] as const

/** The labels in use, by name. */
export function useLabels(userId: string, isWanted: boolean): readonly string[] {
  const { listedId } = useWorkspaceScope()
  const { data = [] } = useQuery({
    queryKey: [...labelsKey(userId), listedId ?? null],
    queryFn: () => listLabels(listedId),
    enabled: isWanted,
    select: (labels) => labels.toSorted((one, other) => one.localeCompare(other, 'en')),
  })
  return data
}

/** What this browser has of the list while the server can't be reached: undefined when it has nothing. */
export function useCachedDocuments(userId: string, isWanted: boolean): DocumentListRow[] | undefined {
  const { data } = useQuery({
    queryKey: ['documents', userId, 'cached'],
    queryFn: () => listCachedDocuments(userId),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  })
  return isWanted && data !== undefined && data.length > 0 ? data : undefined
}

/** A row that moved while pages were read may be on two of them: show it once. */
function joinPages(pages: Page[]): DocumentListRow[] {
  const rows = new Map<string, DocumentListRow>()
  for (const row of pages.flatMap((page) => page.rows)) if (!rows.has(row.id)) rows.set(row.id, row)
  return [...rows.values()]
}

type List = InfiniteData<Page, number>

/** Changes the lists that were read; one whose change is unknown is read again. */
function changeLists(
  userId: string,
  change: (rows: DocumentListRow[], isOwnList: boolean, isPart: boolean) => DocumentListRow[] | undefined,
): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: listsKey(userId) })) {
    const data = query.state.data as List | undefined
    const last = data?.pages.at(-1)
    if (data === undefined || last === undefined) continue
    const [workspaceId, filter] = query.queryKey.slice(-2) as [string | null, ListFilter]
    const isPart = isNarrowed(filter)
    const rows = change(joinPages(data.pages), workspaceId === null && !isPart, isPart)
    if (rows === undefined) void queryClient.invalidateQueries({ queryKey: query.queryKey })
    else
      queryClient.setQueryData<List>(query.queryKey, {
        pages: [{ rows, isLast: last.isLast }],
        pageParams: [0],
      })
  }
}

/** Moves a saved document to the top of its list, with its new title and time. */
export function markSaved(userId: string, { id, title, headline, updated_at }: SavedRow): void {
  changeLists(userId, (rows, isOwnList) => {
    const known = rows.find((row) => row.id === id)
    // It may belong to another workspace than the one listed: the server knows.
    if (known === undefined && !isOwnList) return undefined
    const row = {
      type: documentType,
      is_generated: false,
      ...known,
      id,
      title,
      updated_at,
      headline: headline === undefined ? known?.headline : headline,
    }
    return [row, ...rows.filter((other) => other.id !== id)]
  })
}

/** Shows changed details in the lists; those narrowed by details are read again. */
export function markDetails(userId: string, row: DocumentListRow): void {
  changeLists(userId, (rows, _isOwnList, isPart) =>
    isPart ? undefined : rows.map((other) => (other.id === row.id ? { ...other, ...row } : other)),
  )
  void queryClient.invalidateQueries({ queryKey: labelsKey(userId) })
}

export function markDeleted(userId: string, id: string): void {
  changeLists(userId, (rows) => rows.filter((row) => row.id !== id))
  void queryClient.invalidateQueries({ queryKey: ['documents', userId, 'search'] })
  void queryClient.invalidateQueries({ queryKey: ['trash', userId] })
}

interface ChangedDocument {
  id?: string
  updated_at?: string
  status?: string
  client_id?: string | null
}

/** Whether every list that was read shows this row as it is now. A list without details has none to be old. */
export function isListed(userId: string, changed: ChangedDocument): boolean {
  const lists = queryClient.getQueryCache().findAll({ queryKey: listsKey(userId) })
  const read = lists.flatMap(({ state }) => (state.data === undefined ? [] : [state.data as List]))
  const isShown = (row: DocumentListRow) =>
    row.id === changed.id &&
    row.updated_at === changed.updated_at &&
    (row.status === undefined || row.status === changed.status) &&
    (row.client_id === undefined || row.client_id === changed.client_id)
  return read.every(({ pages }) => joinPages(pages).some(isShown))
}

/** Reloads the lists after a change this tab didn't make. */
export function refreshDocuments(userId: string): void {
  void queryClient.invalidateQueries({ queryKey: ['documents', userId] })
  void queryClient.invalidateQueries({ queryKey: ['trash', userId] })
}
