// Every quotation of the release with its approval: AI's, and those that the user typed. Reading the text takes longer than reading marks,
// so this is for a moment's pause, not for every key.
import type { Node } from '@tiptap/pm/model'
import type { DecisionRow } from '#contract/reviews.ts'
import { readFacts } from '#domain/language/reading.ts'
import { findQuotes, readQuote } from '#domain/review/find-quotes.ts'
import { findQuoteApproval, listApprovals } from '#domain/review/quotes.ts'
import type { QuoteApproval } from './fact-marks.ts'
import { listFacts, type QuotePlace } from './list-facts.ts'
import { readBlockText, readPlaces } from './text-places.ts'

/** A quote as its speaker knows it: one, also where the text says in the middle who speaks. */
export interface WholeQuote extends QuotePlace {
  /** Each in its quotation marks. */
  parts: readonly QuotePlace[]
  /** Approved by its speaker in a review: nobody else takes that back. */
  isReviewed: boolean
}

/** `decisions` are those of the document's reviews, oldest first. */
export function listQuotes(doc: Node, decisions: readonly DecisionRow[] = []): WholeQuote[] {
  const { text, toRanges } = readPlaces(doc)
  const approvals = listApprovals(decisions)
  const rest = new Set(listParts(doc))
  const whole = findQuotes(text).flatMap((quote) => {
    const ranges = quote.parts.flatMap(({ from, to }) => toRanges(from, to))
    const parts = [...rest].filter((part) => ranges.some(({ from, to }) => part.from < to && from < part.to))
    for (const part of parts) rest.delete(part)
    const approval = findQuoteApproval(readQuote(text, quote), approvals)
    return parts.length === 0 ? [] : [joinParts(doc, parts, approval && toApproval(approval))]
  })
  const alone = [...rest].map((part) => joinParts(doc, [part], undefined))
  return [...whole, ...alone].sort((one, other) => one.from - other.from)
}

const toApproval = ({ name, created_at, quote }: DecisionRow & { quote: string }): QuoteApproval => ({
  ...{ by: name, at: created_at, words: quote },
})

/** What is approved by a mark is approved part by part. */
function joinParts(doc: Node, parts: QuotePlace[], inReview: QuoteApproval | undefined): WholeQuote {
  // There is at least one: a quote without any isn't listed.
  const [first, last] = [parts[0], parts.at(-1)] as [QuotePlace, QuotePlace]
  const deciding =
    parts.find(({ state }) => state === 'edited') ?? parts.find(({ state }) => state !== 'approved') ?? last
  const whole = {
    ...deciding,
    ...{ from: first.from, to: last.to, text: readBlockText(doc, first.from, last.to) },
    parts,
  }
  return inReview && deciding.state !== 'approved'
    ? { ...whole, state: 'approved', approval: inReview, isReviewed: true }
    : { ...whole, isReviewed: false }
}

function listParts(doc: Node): QuotePlace[] {
  const marked = listFacts(doc).filter((place) => place.kind === 'quote')
  const typed = listSpoken(doc).filter(
    ({ from, to }) => !marked.some((place) => place.from < to && from < place.to),
  )
  return [...marked, ...typed].sort((one, other) => one.from - other.from)
}

/** Words that the text says somebody spoke. */
function listSpoken(doc: Node): QuotePlace[] {
  const { text, toRanges } = readPlaces(doc)
  return readFacts(text)
    .filter(({ kind, isSaid }) => kind === 'quotation' && isSaid === true)
    .flatMap((fact) => toRanges(fact.from, fact.to))
    .map(({ from, to }) => ({
      kind: 'quote',
      state: 'typed',
      approval: undefined,
      isTyped: true,
      text: readBlockText(doc, from, to),
      from,
      to,
    }))
}
