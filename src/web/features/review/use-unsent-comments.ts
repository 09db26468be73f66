// Comments that haven't been sent: stored in this browser until the server has them, and sent again when the network is back.
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import { askReview, ReviewProblem, unreachable } from './review-api.ts'
import { readStoredReview, type UnsentComment, updateStoredReview } from './review-storage.ts'

export function useUnsentComments(token: string, show: (answer: { review: ReviewView }) => void) {
  const [unsent, setUnsent] = useState<readonly UnsentComment[]>(() => readStoredReview(token).waiting ?? [])

  function change(next: UnsentComment[]): void {
    updateStoredReview(token, { waiting: next })
    setUnsent(next)
  }
  const drop = (key: string) =>
    change((readStoredReview(token).waiting ?? []).filter((comment) => comment.key !== key))

  /** Oldest first; what can't be sent now stays. */
  async function sendAll(): Promise<void> {
    const { session = '', waiting: stored = [] } = readStoredReview(token)
    for (const comment of stored) {
      show(await askReview({ action: 'comment', token, session, ...comment }))
      drop(comment.key)
    }
  }

  const retry = useEffectEvent(() => void sendAll().catch(() => undefined))
  useEffect(() => {
    const onOnline = () => retry()
    // What was written before the tab was closed.
    retry()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  /** Throws if the server refuses it, which is then not stored. */
  async function send(comment: UnsentComment): Promise<void> {
    change([...(readStoredReview(token).waiting ?? unsent), comment])
    try {
      await sendAll()
    } catch (error) {
      if (error instanceof ReviewProblem && error.code === unreachable) return
      drop(comment.key)
      throw error
    }
  }

  return { unsent, send }
}
