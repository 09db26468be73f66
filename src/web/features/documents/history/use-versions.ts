// Versions of one document. Their texts never change, so each is fetched once, on first view.
import { useQuery } from '@tanstack/react-query'
import { listVersions, readVersion } from './versions-api.ts'

export function useVersions(documentId: string) {
  return useQuery({
    queryKey: ['versions', documentId],
    queryFn: () => listVersions(documentId),
    staleTime: 0,
    // The dialog must start at the newest version, not at a cached one.
    gcTime: 0,
  })
}

/** The text of a version; '' for none, which is what preceded the first. */
export function useVersionText(id: string | undefined) {
  return useQuery({
    queryKey: ['version-text', id ?? 'none'],
    queryFn: async () => (id === undefined ? '' : await readVersion(id)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
