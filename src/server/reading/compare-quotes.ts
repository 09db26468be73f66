// The quotes of a text beside what their speakers approved, in this text or an earlier one. Every quote is compared with
// years of approvals, so this runs in a thread.
import type { ReviewView } from '#contract/reviews.ts'
import {
  findFormerWords,
  findQuoteApproval,
  isSpeaker,
  listOpenQuotes,
  type QuoteApproval,
  type ReviewQuote,
} from '#domain/review/quotes.ts'

interface Approval extends QuoteApproval {
  version: number
  at: string
}

interface Compared {
  quotes: readonly ReviewQuote[]
  approvals: readonly Approval[]
}

/** The quotes as a reviewer sees them. */
export function compareQuotes({
  quotes,
  approvals,
  reviewer,
}: Compared & { reviewer: string }): ReviewView['quotes'] {
  const former = findFormerWords(quotes, approvals)
  return quotes.map((quote) => {
    const { words, printed, speaker } = quote
    const is_mine = isSpeaker(reviewer, speaker)
    const before = is_mine ? former.get(words) : undefined
    const was = before ? { words: before.quote, version: before.version } : null
    const approval = findQuoteApproval(quote, approvals)
    const approved = approval ? { by: approval.name, at: approval.at, version: approval.version } : null
    return { words, printed, speaker, is_mine, approved, was }
  })
}

export interface OpenQuotes {
  open: number
  /** The version in which they approved one of them with other words. */
  changedSince: number | undefined
}

/** For each person how many of their own quotes they have to approve. */
export function countOpenQuotes({
  quotes,
  approvals,
  names,
}: Compared & { names: readonly string[] }): OpenQuotes[] {
  const open = listOpenQuotes(quotes, approvals)
  const former = findFormerWords(quotes, approvals)
  return names.map((name) => {
    const own = open.filter(({ speaker }) => isSpeaker(name, speaker))
    const versions = own.flatMap(({ words }) => former.get(words)?.version ?? [])
    return { open: own.length, changedSince: versions.length === 0 ? undefined : Math.max(...versions) }
  })
}
