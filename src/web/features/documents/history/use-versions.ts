// Versions of one document. Their texts never change, so each is fetched once, on first view.
import { useQuery } from '@tanstack/react-query'
import type { VersionListRow } from '#contract/tables.ts'
import { listVersions, readVersion, readVersionComments } from './versions-api.ts'

export function useVersions(documentId: string) {
  return useQuery({
    queryKey: ['versions', documentId],
    queryFn: () => listVersions(documentId),
    staleTime: 0,
    // The dialog must start at the newest version, not at a cached one.
    gcTime: 0,
  })
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
