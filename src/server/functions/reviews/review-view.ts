// What a reviewer sees: the frozen text, its quotes and whose they are, the comments they may read, and their own decision.
import type { ReviewView } from '#contract/reviews.ts'
import { shownTitle } from '#domain/document/document.ts'
import { isSpeaker, listQuotes } from '#domain/review/review.ts'
import type { Tx } from '#server/db/db.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { writeRelease } from '#server/release-html/write-release.ts'
import type { ReviewerRow } from '#server/stores/reviewers.ts'
import { listDecisions, listReviewComments } from '#server/stores/reviews.ts'
import { hashText, readText } from './review-text.ts'

export async function readReview(tx: Tx, reviewer: ReviewerRow): Promise<ReviewView> {
  const decisions = await listDecisions(tx, reviewer.review_id)
  const approvals = new Map(
    decisions.flatMap(({ kind, quote, name, at }) =>
      kind === 'quote' && quote !== null ? [[quote, { by: name, at }]] : [],
    ),
  )
  const own = decisions.findLast(({ reviewer_id, kind }) => reviewer_id === reviewer.id && kind !== 'quote')
  return {
    title: shownTitle(reviewer.title, undefined),
    // The text alone: marks of the desk and whatever else stands in the HTML stay there.
    html: writeRelease(parseRelease(reviewer.content)),
    version: reviewer.version,
    is_old: hashText(readText(reviewer.current ?? '')) !== reviewer.text_hash,
    sender: reviewer.sender,
    message: reviewer.message,
    due: reviewer.due,
    reviewer: { name: reviewer.name, role: reviewer.role },
    quotes: listQuotes(readText(reviewer.content)).map(({ words, speaker }) => ({
      words,
      speaker,
      is_mine: isSpeaker(reviewer.name, speaker),
      approved: approvals.get(words) ?? null,
    })),
    comments: await listReviewComments(tx, reviewer),
    decision: own && own.kind !== 'quote' ? { kind: own.kind, note: own.note, at: own.at } : null,
  }
}
