// The record of a sign-off: which texts were sent, who decided what about which of them, and everything else that happened, in order.
import { findQuoteApproval, isSpeaker, listApprovals, type ReviewQuote } from './quotes.ts'
import {
  type Decision,
  type DecisionKind,
  groupByPerson,
  isAboutText,
  type ReviewerRole,
  readReviewerStatus,
} from './review.ts'

/** Rows of the tables, as far as the record needs them; oldest first. */
export interface RecordInput {
  reviews: readonly {
    id: string
    version: number
    text_hash: string
    created_at: string
    /** The text as it was sent. */
    content: string
    /** The quotes of that text. */
    quotes: readonly ReviewQuote[]
  }[]
  reviewers: readonly {
    id: string
    review_id: string
    name: string
    email: string
    role: ReviewerRole
    opened_at: string | null
    reminded_at: string | null
    revoked_at: string | null
  }[]
  decisions: readonly RecordDecision[]
  comments: readonly {
    reviewer_id: string | null
    author: string
    suggestion: string | null
    parent_id: string | null
    created_at: string
    withdrawn_at: string | null
  }[]
}

export interface RecordDecision {
  review_id: string
  reviewer_id: string
  kind: DecisionKind
  quote: string | null
  version: number
  text_hash: string
  name: string
  role: ReviewerRole
  note: string | null
  is_old: boolean
  created_at: string
}

/** With the address that the request went to: two people can have the same name. */
export interface RecordedDecision extends RecordDecision {
  email: string
}

/** A text that was sent, with what was decided about it. */
export interface RecordText {
  reviewId: string
  version: number
  textHash: string
  sentAt: string
  /** The text itself, as it was stored when it was sent. */
  content: string
  /** Whose last word on exactly this text, in whichever round, is an approval. */
  approvedBy: string[]
  /** Who was asked in any round, can still answer and hasn't approved exactly this text. */
  notApprovedBy: string[]
  /** Who is quoted in this text and hasn't approved the words, whether or not they approved the release. */
  quotesNotApprovedBy: string[]
  /** In order; who decided twice is here twice. */
  decisions: RecordedDecision[]
  /** Asked and without a decision. */
  waiting: { name: string; email: string; role: ReviewerRole; isRevoked: boolean }[]
}

export interface RecordEvent {
  at: string
  /** "Mara Voss approved version 4" */
  text: string
}

export interface SignOffRecord {
  texts: RecordText[]
  events: RecordEvent[]
}

export function buildRecord(input: RecordInput): SignOffRecord {
  const addresses = new Map(input.reviewers.map(({ id, email }) => [id, email]))
  const withAddress = (decision: RecordDecision): RecordedDecision => ({
    ...decision,
    email: addresses.get(decision.reviewer_id) ?? '',
  })
  const texts = input.reviews.map(({ id, version, text_hash, created_at, content, quotes }): RecordText => {
    const decisions = input.decisions.filter(({ review_id }) => review_id === id).map(withAddress)
    const decided = new Set(
      decisions.flatMap(({ kind, reviewer_id }) => (isAboutText(kind) ? [reviewer_id] : [])),
    )
    const waiting = input.reviewers
      .filter((reviewer) => reviewer.review_id === id && !decided.has(reviewer.id))
      .map(({ name, email, role, revoked_at }) => ({ name, email, role, isRevoked: revoked_at !== null }))
    const sent = { reviewId: id, version, textHash: text_hash, sentAt: created_at, content }
    const quotesNotApprovedBy = listWithheld(input, quotes)
    return { ...sent, ...listDeciders(input, text_hash), quotesNotApprovedBy, decisions, waiting }
  })
  return { texts: texts.reverse(), events: listEvents(input) }
}

/** Each person once, however often they were asked. */
function listDeciders(
  { reviewers, decisions }: RecordInput,
  textHash: string,
): Pick<RecordText, 'approvedBy' | 'notApprovedBy'> {
  const made = decisions.flatMap(({ reviewer_id, kind, text_hash }): Decision[] =>
    isAboutText(kind) ? [{ reviewerId: reviewer_id, kind, textHash: text_hash }] : [],
  )
  const asked = reviewers.map((reviewer) => ({ ...reviewer, isRevoked: reviewer.revoked_at !== null }))
  const people = groupByPerson(asked).map((asks) => {
    const ids = new Set(asks.map(({ id }) => id))
    const own = made.filter(({ reviewerId }) => ids.has(reviewerId))
    const last = asks.at(-1)
    const isApproved = readReviewerStatus(own, textHash).status.kind === 'approved'
    return { name: last?.name ?? '', isApproved, isRevoked: last?.isRevoked ?? false }
  })
  return {
    approvedBy: people.filter(({ isApproved }) => isApproved).map(({ name }) => name),
    notApprovedBy: people
      .filter(({ isApproved, isRevoked }) => !isApproved && !isRevoked)
      .map(({ name }) => name),
  }
}

/** The people among the reviewers whose words these are. */
function listWithheld({ reviewers, decisions }: RecordInput, quotes: readonly ReviewQuote[]): string[] {
  const approvals = listApprovals(decisions)
  const open = quotes.filter((quote) => !findQuoteApproval(quote, approvals))
  const names = new Set(reviewers.map(({ name }) => name))
  return [...names].filter((name) => open.some(({ speaker }) => isSpeaker(name, speaker)))
}

/** The text that a file with this record prints: the newest that somebody approved, else the newest that was sent. */
export const chooseSignedText = ({ texts }: SignOffRecord): RecordText | undefined =>
  texts.find(({ approvedBy }) => approvedBy.length > 0) ?? texts[0]

/** The texts that a record prints: those that somebody approved, else the newest; each once, however often it was sent. */
export function listPrintedTexts(record: SignOffRecord): ReadonlySet<RecordText> {
  const signed = chooseSignedText(record)
  const printed = record.texts.filter((text) => text === signed || text.approvedBy.length > 0)
  return new Set(new Map(printed.map((text) => [text.textHash, text])).values())
}

const verbs = {
  approved: 'approved',
  changes: 'asked for changes to',
  quote: 'approved their quote in',
  quote_withdrawn: 'took back their approval of their quote in',
} as const

function listEvents({ reviews, reviewers, decisions, comments }: RecordInput): RecordEvent[] {
  const versionOf = (id: string) => reviews.find((review) => review.id === id)?.version ?? 0
  const sent = reviews.map(({ id, version, created_at }) => {
    const names = reviewers
      .filter(({ review_id }) => review_id === id)
      .map(({ name, email }) => `${name} (${email})`)
    return { at: created_at, text: `Version ${version} was sent to ${names.join(', ')}` }
  })
  const visits = reviewers.flatMap(({ name, review_id, opened_at, reminded_at, revoked_at }) => [
    ...at(opened_at, `${name} opened version ${versionOf(review_id)}`),
    ...at(reminded_at, `${name} was reminded about version ${versionOf(review_id)}`),
    ...at(revoked_at, `${name}’s link to version ${versionOf(review_id)} was revoked`),
  ])
  const said = comments
    .filter(({ reviewer_id }) => reviewer_id !== null)
    .flatMap(({ author, suggestion, parent_id, created_at, withdrawn_at }) => [
      {
        at: created_at,
        text: `${author} ${parent_id ? 'replied' : suggestion === null ? 'commented' : 'suggested a change'}`,
      },
      ...at(withdrawn_at, `${author} withdrew a comment`),
    ])
  const decided = decisions.map(({ name, kind, version, is_old, created_at }) => ({
    at: created_at,
    text: `${name} ${verbs[kind]} version ${version}${is_old ? ', after the release had been edited' : ''}`,
  }))
  return [...sent, ...visits, ...said, ...decided].sort((one, other) =>
    one.at < other.at ? -1 : one.at > other.at ? 1 : 0,
  )
}

const at = (time: string | null, text: string): RecordEvent[] => (time === null ? [] : [{ at: time, text }])
