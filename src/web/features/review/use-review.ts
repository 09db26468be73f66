// The review page of one reviewer: the code, then the text.
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ReviewComment, ReviewView } from '#contract/reviews.ts'
import { tokenLength } from '#domain/review/review.ts'
import { runSoon } from '#web/lib/run-soon.ts'
import { useUnsentComments } from './comments/use-unsent-comments.ts'
import { loadReviewedRelease } from './load-reviewed-release.ts'
import { askReview, loadReviewPicture, ReviewProblem } from './review-api.ts'
import {
  findSentCode,
  listOtherSessions,
  openTypedStorage,
  readStoredReview,
  type SentCode,
  type StoredComment,
  type TypedStorage,
  type UnsentComment,
  updateStoredReview,
} from './review-storage.ts'
import { useFreshReview } from './use-fresh-review.ts'

export type ReviewState =
  | { status: 'loading' }
  | { status: 'locked' }
  /** With the sender's name, in a browser where the release was open before. */
  | { status: 'gone'; message: string; sender: string | undefined }
  /** The link was cut on its way. */
  | { status: 'cut' }
  | { status: 'failed'; message: string }
  | { status: 'open'; review: ReviewView }

/** Undefined when it worked; otherwise the reason as a sentence. */
type Outcome = Promise<string | undefined>

export interface ReviewActions {
  state: ReviewState
  unsent: readonly StoredComment[]
  /** Drops a comment that the server refused. */
  discard: (key: string) => void
  typed: TypedStorage
  /** A code that was sent and still works. */
  findSentCode: () => SentCode | undefined
  sendCode: () => Promise<{ code?: SentCode; problem?: string }>
  enter: (code: string) => Outcome
  comment: (comment: UnsentComment) => Outcome
  editComment: (id: string, words: { body: string; suggestion?: string }) => Outcome
  withdrawComment: (id: string) => Outcome
  approveQuote: (quote: string) => Outcome
  withdrawQuote: (quote: string) => Outcome
  decide: (decision: 'approved' | 'changes', note: string, withQuotes?: boolean) => Outcome
  /** Calls back with the end of the link to the newest text that this person was sent. */
  openNewest: (go: (token: string) => void) => Outcome
  reload: () => void
  loadPicture: (id: string) => Promise<Blob | undefined>
  /** The text of the previous round; undefined if it can't be loaded. */
  loadPreviousText: () => Promise<string | undefined>
}

interface Proof {
  token: string
  session: string
}

export function useReview(token: string): ReviewActions {
  const { state, show, settle, load, begin } = useReviewState(token)
  const tell = useFreshReview(state.status === 'open', () => void load())
  const { unsent, send, discard } = useUnsentComments(token, { show, onRefused: () => void load() })

  const attempt = async (run: (proof: Proof) => Promise<unknown>): Outcome => {
    begin()
    return await run(proofOf(token)).then(() => undefined, settle)
  }
  /** A change that other tabs should show. */
  const change = (run: (proof: Proof) => Promise<{ review: ReviewView }>): Outcome =>
    attempt(async (proof) => {
      show(await run(proof))
      tell()
    })

  return {
    state,
    unsent,
    discard,
    typed: useMemo(() => openTypedStorage(token), [token]),
    findSentCode: () => findSentCode(token),
    async sendCode() {
      const answer: { code?: SentCode } = {}
      const problem = await attempt(async () => {
        const { sent_to } = await askReview({ action: 'send-code', token })
        answer.code = { sentTo: sent_to, at: Date.now() }
        updateStoredReview(token, { code: answer.code })
      })
      return problem === undefined ? answer : { problem }
    },
    enter: (code) =>
      attempt(async () => {
        const { session } = await askReview({ action: 'enter', token, code })
        updateStoredReview(token, { session, code: undefined })
        await load()
      }),
    comment: (comment) => attempt(() => send(comment).then(tell)),
    editComment: (comment_id, words) =>
      change((proof) => askReview({ action: 'edit-comment', ...proof, comment_id, ...words })),
    withdrawComment: (comment_id) =>
      change((proof) => askReview({ action: 'withdraw-comment', ...proof, comment_id })),
    approveQuote: (quote) => change((proof) => askReview({ action: 'approve-quote', ...proof, quote })),
    withdrawQuote: (quote) => change((proof) => askReview({ action: 'withdraw-quote', ...proof, quote })),
    decide: (decision, note, with_quotes = false) =>
      change((proof) => askReview({ action: 'decide', ...proof, decision, note, with_quotes })),
    openNewest: (go) =>
      attempt(async (proof) => go((await askReview({ action: 'open-newest', ...proof })).token)),
    reload: () => void load(),
    loadPicture: (picture) => loadReviewPicture({ ...proofOf(token), picture }),
    loadPreviousText: () =>
      askReview({ action: 'previous-text', ...proofOf(token) }).then(
        ({ html }) => html,
        () => undefined,
      ),
  }
}

const proofOf = (token: string): Proof => ({ token, session: readStoredReview(token).session ?? '' })

/** What is shown. An outdated answer is dropped. */
function useReviewState(token: string) {
  const [state, setState] = useState<ReviewState>({ status: 'loading' })
  const turn = useRef(0)
  const begin = useCallback(() => {
    turn.current += 1
  }, [])
  const show = useCallback(
    ({ review }: { review: ReviewView }) => {
      begin()
      const { sender } = review
      if (readStoredReview(token).sender !== sender) updateStoredReview(token, { sender })
      setState((now) => {
        if (now.status !== 'open') return { status: 'open', review }
        const shared = shareComments(now.review, review)
        return shared === now.review ? now : { status: 'open', review: shared }
      })
    },
    [begin, token],
  )
  const settle = useCallback(
    (error: unknown): string => {
      if (!(error instanceof ReviewProblem)) throw error
      if (error.code === 'no_review')
        setState({ status: 'gone', message: error.message, sender: readStoredReview(token).sender })
      if (error.code === 'code_needed') setState({ status: 'locked' })
      return error.message
    },
    [token],
  )
  const load = useCallback(async () => {
    const now = turn.current
    if (token.length < tokenLength) return setState({ status: 'cut' })
    try {
      const session = readStoredReview(token).session ?? (await resume(token))
      if (session === undefined) return setState({ status: 'locked' })
      // If it fails, drawing the release tries again and says so.
      loadReviewedRelease().catch(() => undefined)
      const answer = await askReview({ action: 'read', token, session })
      if (turn.current === now) startTransition(() => show(answer))
    } catch (error) {
      const message = settle(error)
      const failed: ReviewState =
        readStoredReview(token).session === undefined ? { status: 'locked' } : { status: 'failed', message }
      setState((shown) => (shown.status === 'loading' ? failed : shown))
    }
  }, [token, show, settle])
  useEffect(() => runSoon(() => void load()), [load])
  const unlock = useEffectEvent(() => {
    if (state.status === 'locked' && readStoredReview(token).session !== undefined) void load()
  })
  useEffect(() => {
    // The code was entered in another tab, while this one waits for it.
    const onStorage = () => unlock()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  return { state, show, settle, load, begin }
}

/** The session of a browser that entered a code for this document and address before; undefined if a code is needed. */
async function resume(token: string): Promise<string | undefined> {
  const sessions = listOtherSessions(token)
  // Checked first, so that nobody waits for a code of a link that has ended.
  if (sessions.length === 0) await askReview({ action: 'check-link', token })
  if (sessions.length === 0) return undefined
  try {
    const { session } = await askReview({ action: 'resume', token, sessions })
    updateStoredReview(token, { session })
    return session
  } catch (error) {
    if (error instanceof ReviewProblem && error.code === 'code_needed') return undefined
    throw error
  }
}

/**
 * The new review with as much of the old one as is the same; the old one itself when nothing changed. Answers of the server repeat every
 * comment: those that keep their objects are not drawn again.
 */
export function shareComments(before: ReviewView, now: ReviewView): ReviewView {
  const known = new Map(before.comments.map((comment) => [comment.id, comment]))
  const comments = now.comments.map((comment) => {
    const old = known.get(comment.id)
    return old && isSame(old, comment) ? old : comment
  })
  const areSame =
    comments.length === before.comments.length &&
    comments.every((comment, index) => comment === before.comments[index])
  const shared = { ...now, comments: areSame ? before.comments : comments }
  const { comments: _old, ...rest } = before
  const { comments: _new, ...others } = now
  return areSame && JSON.stringify(rest) === JSON.stringify(others) ? before : shared
}

const isSame = (one: ReviewComment, other: ReviewComment): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
