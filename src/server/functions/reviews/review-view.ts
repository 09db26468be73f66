// What a reviewer sees: the frozen text, its quotes and whose they are, the comments they may read, and their own decision.
import type { ReviewView } from '#contract/reviews.ts'
import { shownTitle } from '#domain/document/document.ts'
import { isSpeaker } from '#domain/review/quotes.ts'
import type { Tx } from '#server/db/db.ts'
import type { AnswerOf } from '#server/reading/readings.ts'
import type { ReviewerRow } from '#server/stores/reviewers.ts'
import { listDecisions, listReviewComments } from '#server/stores/reviews.ts'

/** What was read out of the texts before the review was locked. */
export interface ReadTexts {
  frozen: AnswerOf<'review'>
  /** The hash of the document's text by now. */
  currentHash: string
}

export async function readReview(tx: Tx, reviewer: ReviewerRow, texts: ReadTexts): Promise<ReviewView> {
  const decisions = await listDecisions(tx, reviewer.review_id)
  const approvals = new Map(
    decisions.flatMap(({ kind, quote, name, at }) =>
      kind === 'quote' && quote !== null ? [[quote, { by: name, at }]] : [],
    ),
  )
  const own = decisions.findLast(({ reviewer_id, kind }) => reviewer_id === reviewer.id && kind !== 'quote')
  return {
    title: shownTitle(reviewer.title, undefined),
    html: texts.frozen.html,
    version: reviewer.version,
    is_old: texts.currentHash !== reviewer.text_hash,
    sender: reviewer.sender,
    message: reviewer.message,
    due: reviewer.due,
    reviewer: { name: reviewer.name, role: reviewer.role },
    quotes: texts.frozen.quotes.map(({ words, speaker }) => ({
      words,
      speaker,
      is_mine: isSpeaker(reviewer.name, speaker),
      approved: approvals.get(words) ?? null,
    })),
    comments: await listReviewComments(tx, reviewer),
    decision: own && own.kind !== 'quote' ? { kind: own.kind, note: own.note, at: own.at } : null,
  }
}
