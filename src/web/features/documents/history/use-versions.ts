// Versions of one document. Their texts never change, so each is fetched once, on first view.
import { useQuery } from '@tanstack/react-query'
import type { VersionListRow } from '#contract/tables.ts'
import { nameSavers } from '#domain/document/savers.ts'
import { listSavers, listVersions, readLastSaver, readVersion, readVersionComments } from './versions-api.ts'

export function useVersions(documentId: string) {
  return useQuery({
    queryKey: ['versions', documentId],
    queryFn: () => listVersions(documentId),
    staleTime: 0,
    // The dialog must start at the newest version, not at a cached one.
    gcTime: 0,
  })
}

const nobody: ReadonlyMap<number, string> = new Map()

/** Names by version, where colleagues have written in the document. */
export function useSavers(documentId: string): ReadonlyMap<number, string> {
  const { data } = useQuery({
    queryKey: ['version-savers', documentId],
    queryFn: async () => nameSavers(await listSavers(documentId)),
    staleTime: 0,
    gcTime: 0,
  })
  return data ?? nobody
}

/** Who saved the text of this time; null if nobody knows, undefined until the server has answered. */
export function useLastSaver(documentId: string | undefined, updatedAt: string) {
  return useQuery({
    queryKey: ['last-saver', documentId, updatedAt],
    queryFn: () => readLastSaver(documentId ?? ''),
    enabled: documentId !== undefined,
  }).data
}

/** Represents the text in the editor among the versions. */
export const currentTextId = 'current'

/** The text of a version; '' for none, which is what preceded the first. The current text is given. */
export function useVersionText(id: string | undefined, current?: string) {
  const isCurrent = id === currentTextId
  const savedId = isCurrent ? undefined : id
  const query = useQuery({
    queryKey: ['version-text', savedId ?? 'none'],
    queryFn: async () => (savedId === undefined ? '' : await readVersion(savedId)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { data: isCurrent ? current : query.data, isError: query.isError, refetch: query.refetch }
}

/** The comments of the file that a version was imported from. */
export function useVersionComments({ id, comment_count }: VersionListRow) {
  return useQuery({
    queryKey: ['version-comments', id],
    queryFn: () => readVersionComments(id),
    enabled: comment_count > 0,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}
