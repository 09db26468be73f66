// Reviews and comments of the open document, and what changes them.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { CommentRow } from '#contract/reviews.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { showRefusal } from '#web/lib/api/refusal.ts'
import { type DocumentReviews, loadReviews, reviewsKey } from './review-api.ts'

/** Reviewers answer while the desk is open. */
const pollMs = 20_000

export function useReviews(documentId: string | undefined): DocumentReviews | undefined {
  const { data } = useQuery({
    queryKey: reviewsKey(documentId ?? ''),
    queryFn: () => loadReviews(documentId ?? ''),
    enabled: documentId !== undefined,
    staleTime: pollMs,
    refetchInterval: ({ state }) => (state.data && state.data.reviews.length > 0 ? pollMs : false),
  })
  return documentId === undefined ? undefined : data
}

export const refreshReviews = (documentId: string) =>
  queryClient.invalidateQueries({ queryKey: reviewsKey(documentId) })

/** Shows a comment as it will be once the server has stored it; the next answer of the server replaces this. */
export const showSettled = (
  documentId: string,
  id: string,
  settled: Pick<CommentRow, 'resolved_at' | 'applied_at'>,
) =>
  queryClient.setQueryData<DocumentReviews>(
    reviewsKey(documentId),
    (data) =>
      data && {
        ...data,
        comments: data.comments.map((comment) => (comment.id === id ? { ...comment, ...settled } : comment)),
      },
  )

/** A change of reviews or comments; they are read again after it, also after a refusal. */
export function useReviewChange(documentId: string) {
  const { mutateAsync } = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSettled: () => refreshReviews(documentId),
  })
  /** Returns whether it worked; says why not. */
  return async (run: () => Promise<unknown>): Promise<boolean> => {
    try {
      await mutateAsync(run)
      return true
    } catch (error) {
      showRefusal(error)
      return false
    }
  }
}

export type ReviewChange = ReturnType<typeof useReviewChange>
