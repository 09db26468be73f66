// The quotes of a release, their speakers, and what these approved. How quotes are found in a text: find-quotes.ts.
import { memoizeText } from '#domain/language/memoize-text.ts'
import { formatList } from '#domain/text/format-list.ts'
import { splitParts } from './passage.ts'
import type { DecisionKind } from './review.ts'

export interface ReviewQuote {
  /** All its parts, each in its quotation marks. */
  words: string
  /** More than one where the text says in the middle who speaks: “We listened,” said Mara Voss. “And it shows.” */
  parts: string[]
  /** As the text prints it, from its first part to its last, with what is in between. */
  printed: string
  /** The speaker as the text names them; empty if it doesn't. */
  speaker: string
}

/** The words of a quote as these quotes' text prints them; elsewhere with a gap where somebody said who speaks. */
export const printQuote = (words: string, quotes: readonly ReviewQuote[] = []): string =>
  quotes.find((quote) => quote.words === words)?.printed ?? splitParts(words).join(' … ')

/** A speaker's approval of words. */
export interface QuoteApproval {
  quote: string
  name: string
}

interface AnyDecision {
  kind: DecisionKind
  quote: string | null
  name: string
}

/**
 * The approvals of quotes that their speakers haven't taken back since. Who takes back a quote takes back each of its parts, in whichever
 * text they were approved. Decisions are oldest first, and so are the approvals.
 */
export function listApprovals<Made extends AnyDecision>(
  decisions: readonly Made[],
): (Made & QuoteApproval)[] {
  const withdrawn: QuoteApproval[] = []
  const approvals: (Made & QuoteApproval)[] = []
  for (const decision of decisions.toReversed()) {
    const { kind, quote, name } = decision
    if (quote === null) continue
    if (kind === 'quote_withdrawn') withdrawn.push({ quote, name })
    else if (!withdrawn.some((later) => later.quote.includes(quote) && isSpeaker(later.name, name)))
      approvals.push({ ...decision, quote })
  }
  return approvals.reverse()
}

/**
 * The newest approval of exactly these words by the person who the text says spoke them: of the whole quote, or of each of its parts.
 * Approvals are oldest first, and may be of an earlier text: a quote whose words are the same is still approved.
 */
export function findQuoteApproval<Approval extends QuoteApproval>(
  { words, parts, speaker }: ReviewQuote,
  approvals: readonly Approval[],
): Approval | undefined {
  const find = (sought: string) =>
    approvals.findLast(({ quote, name }) => quote === sought && isSpeaker(name, speaker))
  const ofParts = parts.map(find)
  return find(words) ?? (ofParts.every((each) => each !== undefined) ? ofParts.at(-1) : undefined)
}

/** The quotes of a text that their speakers haven't approved. What the text attributes to nobody has nobody to approve it. */
export const listOpenQuotes = (
  quotes: readonly ReviewQuote[],
  approvals: readonly QuoteApproval[],
): ReviewQuote[] => quotes.filter((quote) => quote.speaker !== '' && !findQuoteApproval(quote, approvals))

/**
 * The words that a speaker approved before for each open quote, by the quote's own words: approvals whose words are no longer in the text,
 * each for the quote that shares most words with it. A quote has the newest of them.
 */
export function findFormerWords<Approval extends QuoteApproval>(
  quotes: readonly ReviewQuote[],
  approvals: readonly Approval[],
): Map<string, Approval> {
  const open = listOpenQuotes(quotes, approvals)
  const former = new Map<string, Approval>()
  for (const approval of approvals.toReversed()) {
    const { quote, name } = approval
    if (quotes.some(({ words, parts }) => words === quote || parts.includes(quote))) continue
    const [closest] = open
      .filter(({ speaker }) => isSpeaker(name, speaker))
      .map(({ words }) => ({ words, share: shareWords(words, quote) }))
      .sort((one, other) => other.share - one.share)
    if (closest && closest.share >= leastShare && !former.has(closest.words))
      former.set(closest.words, approval)
  }
  return former
}

/** With fewer words in common it is another quote. */
const leastShare = 1 / 3

/** How much of the shorter quote is in the other one. */
function shareWords(one: string, other: string): number {
  const [fewer, more] = [readName(one), readName(other)].sort((a, b) => a.length - b.length)
  const known = new Set(more)
  return (fewer ?? []).filter((word) => known.has(word)).length / Math.max(1, fewer?.length ?? 0)
}

/** Each speaker once, by the fullest name the text gives them. */
export function listSpeakers(quotes: readonly ReviewQuote[]): string[] {
  const names: string[] = []
  for (const { speaker } of quotes) {
    const known = names.findIndex((name) => isSpeaker(name, speaker))
    if (known < 0) names.push(speaker)
    else if (speaker.length > (names[known]?.length ?? 0)) names[known] = speaker
  }
  return names
}

/** For quotes that aren't approved: how many, and whose. */
export const describeOpenQuotes = (quotes: readonly ReviewQuote[]): string =>
  `${quotes.length === 1 ? '1 quote not approved by its speaker' : `${quotes.length} quotes not approved by their speakers`}: ${formatList(listSpeakers(quotes))}`

/** Only the named speaker approves a quote: the last names are the same, and so are the first where both are given. */
export function isSpeaker(reviewer: string, speaker: string): boolean {
  const [own, named] = [readName(reviewer), readName(speaker)]
  if (own.length === 0 || named.length === 0 || own.at(-1) !== named.at(-1)) return false
  return own.length === 1 || named.length === 1 || own[0] === named[0]
}

/** Whether a name could be another spelling of the speaker's: M. Voss for Mara Voss. Nobody approves a quote on a guess. */
export function mayBeSpeaker(reviewer: string, speaker: string): boolean {
  const [own, named] = [readName(reviewer), readName(speaker)]
  return own.length > 0 && own.at(-1) === named.at(-1) && own[0]?.[0] === named[0]?.[0]
}

const honorifics = new Set(['dr', 'mr', 'mrs', 'ms', 'mx', 'prof', 'professor', 'sir', 'dame'])

const readName = memoizeText((name): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '' && !honorifics.has(word)),
)
