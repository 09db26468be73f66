// Comments that wait to be sent: stored in this browser until the server has them, and sent again when the network is back.
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import { askReview, ReviewProblem, unreachable } from './review-api.ts'
import { keep, readKept, type WaitingComment } from './review-storage.ts'

export function useWaitingComments(token: string, show: (answer: { review: ReviewView }) => void) {
  const [waiting, setWaiting] = useState<readonly WaitingComment[]>(() => readKept(token).waiting ?? [])

  function change(next: WaitingComment[]): void {
    keep(token, { waiting: next })
    setWaiting(next)
  }
  const drop = (key: string) =>
    change((readKept(token).waiting ?? []).filter((comment) => comment.key !== key))

  /** Oldest first; what can't be sent now stays. */
  async function sendAll(): Promise<void> {
    const { session = '', waiting: kept = [] } = readKept(token)
    for (const comment of kept) {
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
  async function send(comment: WaitingComment): Promise<void> {
    change([...(readKept(token).waiting ?? waiting), comment])
    try {
      await sendAll()
    } catch (error) {
      if (error instanceof ReviewProblem && error.code === unreachable) return
      drop(comment.key)
      throw error
    }
  }

  return { waiting, send }
}
