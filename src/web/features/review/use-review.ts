// One reviewer's visit: the code, then the text.
import { useCallback, useEffect, useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import { askReview, loadReviewPicture, ReviewProblem } from './review-api.ts'
import { keep, readKept, type WaitingComment } from './review-storage.ts'
import { useWaitingComments } from './use-waiting-comments.ts'

export type Visit =
  | { status: 'loading' }
  | { status: 'locked' }
  | { status: 'gone'; message: string }
  | { status: 'failed'; message: string }
  | { status: 'open'; review: ReviewView }

export interface ReviewActions {
  visit: Visit
  waiting: readonly WaitingComment[]
  /** Each returns a sentence when it failed. */
  sendCode: () => Promise<{ sentTo?: string; problem?: string }>
  enter: (code: string) => Promise<string | undefined>
  comment: (comment: WaitingComment) => Promise<string | undefined>
  approveQuote: (quote: string) => Promise<string | undefined>
  decide: (decision: 'approved' | 'changes', note: string) => Promise<string | undefined>
  reload: () => void
  loadPicture: (id: string) => Promise<Blob | undefined>
}

export function useReview(token: string): ReviewActions {
  const [visit, setVisit] = useState<Visit>({ status: 'loading' })
  const show = useCallback(({ review }: { review: ReviewView }) => setVisit({ status: 'open', review }), [])
  const settle = useCallback((error: unknown): string => {
    if (!(error instanceof ReviewProblem)) throw error
    if (error.code === 'no_review') setVisit({ status: 'gone', message: error.message })
    if (error.code === 'code_needed') setVisit({ status: 'locked' })
    return error.message
  }, [])
  const load = useCallback(async () => {
    const { session } = readKept(token)
    try {
      if (session !== undefined) return show(await askReview({ action: 'read', token, session }))
      // A link that has ended says so before anybody waits for a code.
      await askReview({ action: 'check-link', token })
      setVisit({ status: 'locked' })
    } catch (error) {
      const message = settle(error)
      const failed: Visit = session === undefined ? { status: 'locked' } : { status: 'failed', message }
      setVisit((now) => (now.status === 'loading' ? failed : now))
    }
  }, [token, show, settle])
  useEffect(() => {
    void load()
  }, [load])
  const { waiting, send } = useWaitingComments(token, show)

  /** The sentence for a failure; undefined when it worked. */
  const attempt = async (run: (proof: { token: string; session: string }) => Promise<void>) =>
    await run({ token, session: readKept(token).session ?? '' }).then(() => undefined, settle)

  return {
    visit,
    waiting,
    async sendCode() {
      const answer: { sentTo?: string } = {}
      const problem = await attempt(async () => {
        answer.sentTo = (await askReview({ action: 'send-code', token })).sent_to
      })
      return problem === undefined ? answer : { problem }
    },
    enter: (code) =>
      attempt(async () => {
        keep(token, { session: (await askReview({ action: 'enter', token, code })).session })
        await load()
      }),
    comment: (comment) => attempt(() => send(comment)),
    approveQuote: (quote) =>
      attempt(async (proof) => show(await askReview({ action: 'approve-quote', ...proof, quote }))),
    decide: (decision, note) =>
      attempt(async (proof) => show(await askReview({ action: 'decide', ...proof, decision, note }))),
    reload: () => void load(),
    loadPicture: (picture) => loadReviewPicture({ token, session: readKept(token).session ?? '', picture }),
  }
}
