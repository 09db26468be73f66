// Comments that haven't been sent: stored in this browser until the server has them, and sent again until it does. One that the server
// refuses keeps its words and the reason, and holds up no other.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import { askReview, ReviewProblem, unreachable } from '#web/features/review/review-api.ts'
import {
  readStoredReview,
  type StoredComment,
  type UnsentComment,
  updateStoredReview,
} from '#web/features/review/review-storage.ts'
import { runSoon } from '#web/lib/run-soon.ts'

/** A server that restarts, or a network that needs a sign-in, is not offline for the browser. */
const retryMs = 15_000

interface Delivery {
  show: (answer: { review: ReviewView }) => void
  /** The page shows something that is no longer so. */
  onRefused: () => void
}

export interface UnsentComments {
  unsent: readonly StoredComment[]
  send: (comment: UnsentComment) => Promise<void>
  discard: (key: string) => void
}

export function useUnsentComments(token: string, { show, onRefused }: Delivery): UnsentComments {
  const [unsent, setUnsent] = useState<readonly StoredComment[]>(() => readStoredReview(token).waiting ?? [])

  const read = (): StoredComment[] => readStoredReview(token).waiting ?? []
  function change(next: StoredComment[]): void {
    updateStoredReview(token, { waiting: next })
    setUnsent(next)
  }
  const discard = (key: string) => change(read().filter((comment) => comment.key !== key))

  const running = useRef<Promise<unknown>>(Promise.resolve())
  /** One after the other: each sends what the last one left. */
  function sendAll(): Promise<ReviewProblem | undefined> {
    const sending = running.current.then(sendWaiting)
    running.current = sending.catch(() => undefined)
    return sending
  }

  /** Oldest first. Returns what prevented the rest, which then stays. */
  async function sendWaiting(): Promise<ReviewProblem | undefined> {
    for (const { refusal, ...comment } of read()) {
      const problem = refusal === undefined ? await deliver(comment) : undefined
      if (problem && !problem.isFinal) return problem
    }
    return undefined
  }

  async function deliver(comment: UnsentComment): Promise<ReviewProblem | undefined> {
    const { session = '' } = readStoredReview(token)
    try {
      show(await askReview({ action: 'comment', token, session, ...comment }))
      discard(comment.key)
      return undefined
    } catch (error) {
      if (!(error instanceof ReviewProblem)) throw error
      if (error.isFinal) refuse(comment.key, error.message)
      return error
    }
  }

  function refuse(key: string, refusal: string): void {
    change(read().map((comment) => (comment.key === key ? { ...comment, refusal } : comment)))
    onRefused()
  }

  const isWaiting = unsent.some(({ refusal }) => refusal === undefined)
  const retry = useEffectEvent(() => void sendAll().catch((error: unknown) => console.error(error)))
  useEffect(() => {
    if (!isWaiting) return
    const onOnline = () => retry()
    // What was written before the tab was closed.
    const undo = runSoon(onOnline)
    window.addEventListener('online', onOnline)
    const timer = setInterval(onOnline, retryMs)
    return () => {
      undo()
      window.removeEventListener('online', onOnline)
      clearInterval(timer)
    }
  }, [isWaiting])

  /** Throws if the server doesn't take it: its words are still in their form, and not stored. */
  async function send(comment: UnsentComment): Promise<void> {
    change([...read(), comment])
    const problem = await sendAll()
    const own = read().find(({ key }) => key === comment.key)
    if (!own || problem?.code === unreachable) return
    discard(comment.key)
    throw problem ?? new ReviewProblem(own.refusal ?? '', { code: 'refused', isFinal: true })
  }

  return { unsent, send, discard }
}
