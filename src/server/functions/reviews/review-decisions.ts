// What a reviewer decides about the text and about their own quotes.
import type { ReviewRequest } from '#contract/reviews.ts'
import { findQuoteApproval, isSpeaker, type ReviewQuote } from '#domain/review/quotes.ts'
import { type QuoteDecisionKind, readReviewedStatus, reviewLimits } from '#domain/review/review.ts'
import type { Tx } from '#server/db/db.ts'
import { functionErrors } from '#server/functions/errors.ts'
import type { AskedReviewer } from '#server/stores/reviews/reviewers.ts'
import { insertDecision, listAnswers, listQuoteApprovals, setStatus } from '#server/stores/reviews/reviews.ts'
import type { ReadTexts } from './review-view.ts'

type In<Action extends ReviewRequest['action']> = Extract<ReviewRequest, { action: Action }>

/** Approving the quote of a version twice changes nothing. */
export async function approveQuote(
  tx: Tx,
  reviewer: AskedReviewer,
  { quote }: In<'approve-quote'>,
  texts: ReadTexts,
): Promise<void> {
  const approval = findQuoteApproval(
    requireOwnQuote(reviewer, quote, texts),
    await listQuoteApprovals(tx, reviewer.content_id),
  )
  if (approval?.version !== reviewer.version) await recordQuote(tx, reviewer, 'quote', quote, texts)
}

/** The approval remains in the record, with the time at which it was taken back. */
export async function withdrawQuote(
  tx: Tx,
  reviewer: AskedReviewer,
  { quote }: In<'withdraw-quote'>,
  texts: ReadTexts,
): Promise<void> {
  const approval = findQuoteApproval(
    requireOwnQuote(reviewer, quote, texts),
    await listQuoteApprovals(tx, reviewer.content_id),
  )
  if (approval) await recordQuote(tx, reviewer, 'quote_withdrawn', quote, texts)
}

/** Only a quote that is in the text, and only its speaker's. */
function requireOwnQuote(reviewer: AskedReviewer, quote: string, { frozen }: ReadTexts): ReviewQuote {
  const found = frozen.quotes.find(({ words }) => words === quote)
  if (!found) throw functionErrors.invalid('This quote isn’t in this release.')
  if (!isSpeaker(reviewer.name, found.speaker)) throw functionErrors.notTheSpeaker()
  return found
}

const recordQuote = (
  tx: Tx,
  reviewer: AskedReviewer,
  kind: QuoteDecisionKind,
  quote: string,
  { currentHash }: ReadTexts,
): Promise<void> =>
  record(tx, reviewer, { kind, quote, note: null, isOld: currentHash !== reviewer.text_hash })

async function record(
  tx: Tx,
  reviewer: AskedReviewer,
  decision: Parameters<typeof insertDecision>[2],
): Promise<void> {
  const count = await insertDecision(tx, reviewer, decision)
  if (count > reviewLimits.decisions) throw functionErrors.tooManyDecisions()
}

export async function decide(
  tx: Tx,
  reviewer: AskedReviewer,
  { decision, note, with_quotes }: In<'decide'>,
  texts: ReadTexts,
): Promise<void> {
  const words = note?.trim() ?? ''
  if (decision === 'changes' && words === '')
    throw functionErrors.invalid('Say in a sentence what should change.')
  if (decision === 'approved' && with_quotes) await approveOwnQuotes(tx, reviewer, texts)
  const { currentHash } = texts
  await record(tx, reviewer, {
    kind: decision,
    quote: null,
    note: words || null,
    isOld: currentHash !== reviewer.text_hash,
  })
  // The document is approved when everybody who is still asked, in whichever round, approved its current text.
  const { asked, decisions } = await listAnswers(tx, reviewer.content_id)
  await setStatus(tx, reviewer.content_id, readReviewedStatus(asked, decisions, currentHash))
}

/** Those of the reviewer's quotes that aren't approved yet. */
async function approveOwnQuotes(tx: Tx, reviewer: AskedReviewer, texts: ReadTexts): Promise<void> {
  const approvals = await listQuoteApprovals(tx, reviewer.content_id)
  for (const quote of texts.frozen.quotes) {
    if (!isSpeaker(reviewer.name, quote.speaker) || findQuoteApproval(quote, approvals)) continue
    await recordQuote(tx, reviewer, 'quote', quote.words, texts)
  }
}
