// Versions of one document. Bodies never change, so each is fetched once, when it is first looked at.
import { useQuery } from '@tanstack/react-query'
import { listVersions, readVersion } from '#web/features/documents/versions-api.ts'

export function useVersions(documentId: string) {
  return useQuery({
    queryKey: ['versions', documentId],
    queryFn: () => listVersions(documentId),
    staleTime: 0,
    // The dialog begins at the newest version there is, not at one it remembers.
    gcTime: 0,
  })
}

/** The text of a version; '' for none, which is what came before the first. */
export function useVersionText(id: string | undefined) {
  return useQuery({
    queryKey: ['version-text', id ?? 'none'],
    queryFn: async () => (id === undefined ? '' : await readVersion(id)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
