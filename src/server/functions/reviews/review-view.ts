// What a reviewer sees: the frozen text, the comments they may read, and their own decision. Its quotes and whose they are: reading/compare-quotes.ts.
import type { ReviewView } from '#contract/reviews.ts'
import { shownTitle } from '#domain/document/document.ts'
import { isAboutText } from '#domain/review/review.ts'
import type { Tx } from '#server/db/db.ts'
import type { AnswerOf } from '#server/reading/readings.ts'
import { listReviewComments } from '#server/stores/reviews/comments.ts'
import { type AskedReviewer, findNewerRound, findPreviousRound } from '#server/stores/reviews/reviewers.ts'
import { listDecisions } from '#server/stores/reviews/reviews.ts'

/** What was read from the texts before the review was locked. */
export interface ReadTexts {
  frozen: AnswerOf<'review'>
  /** The hash of the document's current text. */
  currentHash: string
}

export async function readReview(
  tx: Tx,
  reviewer: AskedReviewer,
  texts: ReadTexts,
): Promise<Omit<ReviewView, 'quotes'>> {
  const decisions = await listDecisions(tx, reviewer.review_id)
  const newer = await findNewerRound(tx, reviewer)
  const own = decisions.findLast(({ reviewer_id, kind }) => reviewer_id === reviewer.id && isAboutText(kind))
  return {
    title: shownTitle(reviewer.title, undefined),
    html: texts.frozen.html,
    version: reviewer.version,
    is_old: texts.currentHash !== reviewer.text_hash,
    sender: reviewer.sender,
    message: reviewer.message,
    due: reviewer.due,
    reviewer: { name: reviewer.name, role: reviewer.role },
    comments: await listReviewComments(tx, reviewer),
    decision: own && isAboutText(own.kind) ? { kind: own.kind, note: own.note, at: own.at } : null,
    previous: await readPrevious(tx, reviewer),
    newer: newer ? { version: newer.version } : null,
  }
}

async function readPrevious(
  tx: Tx,
  { content_id, email, review_id, text_hash }: AskedReviewer,
): Promise<ReviewView['previous']> {
  const previous = await findPreviousRound(tx, content_id, email, review_id)
  if (!previous) return null
  const { kind, note, at, version } = previous
  const decision = kind && at ? { kind, note, at } : null
  return { version, is_same: previous.text_hash === text_hash, decision }
}
