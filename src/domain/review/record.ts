// The record of a sign-off: which texts were sent, who decided what about which of them, and everything else that happened, in order.
import { formatList } from '#domain/text/format-list.ts'
import { describeOpenQuotes, isSpeaker, listApprovals, listOpenQuotes, type ReviewQuote } from './quotes.ts'
import {
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
  /** What happened to the mail with a reviewer's newest link; one that isn't listed was sent. */
  mails: readonly { reviewer_id: string; state: 'sending' | 'sent' | 'waiting' | 'failed' }[]
  comments: readonly {
    id: string
    /** Null for a colleague of the author. */
    reviewer_id: string | null
    author: string
    suggestion: string | null
    parent_id: string | null
    created_at: string
    withdrawn_at: string | null
    /** When its suggestion went into the text. */
    applied_at: string | null
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
  /** Who was asked, and whose mail hasn't gone out. */
  asked: string[]
  unsent: string[]
  /** The text itself, as it was stored when it was sent. */
  content: string
  /** Whose last word on exactly this text, in whichever round, is an approval. */
  approvedBy: string[]
  /** Who was asked in any round, can still answer and hasn't approved exactly this text. */
  missing: MissingApproval[]
  quotes: readonly ReviewQuote[]
  /** Those that their speakers haven't approved, whoever was asked. */
  openQuotes: ReviewQuote[]
  /** Who is quoted in this text and hasn't approved the words, whether or not they approved the release. */
  quotesNotApprovedBy: string[]
  /** In order; who decided twice is here twice. */
  decisions: RecordedDecision[]
  /** Asked and without a decision. */
  waiting: { name: string; email: string; role: ReviewerRole; isRevoked: boolean }[]
}

/** Why a text lacks somebody's approval. Who was never sent it hasn't refused it. */
export interface MissingApproval {
  name: string
  reason: 'changes' | 'unanswered' | 'not-sent'
  /** What they decided about another text last. */
  other: { kind: 'approved' | 'changes'; version: number } | undefined
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
    const own = input.reviewers.filter(({ review_id }) => review_id === id)
    const mails = {
      asked: own.map(({ name }) => name),
      unsent: own.filter((reviewer) => isUnsent(reviewer, input.mails)).map(({ name }) => name),
    }
    const sent = { reviewId: id, version, textHash: text_hash, sentAt: created_at, content, ...mails }
    const openQuotes = listOpenQuotes(quotes, listApprovals(input.decisions))
    const quotesNotApprovedBy = listWithheld(input, openQuotes)
    return {
      ...{ ...sent, ...listDeciders(input, text_hash), quotes, openQuotes },
      ...{ quotesNotApprovedBy, decisions, waiting },
    }
  })
  return { texts: texts.reverse(), events: listEvents(input) }
}

/** Who opened the link or was reminded of it had its mail: a later one may be the one that waits. */
function isUnsent(
  { id, opened_at, reminded_at }: RecordInput['reviewers'][number],
  mails: RecordInput['mails'],
): boolean {
  const mail = mails.find(({ reviewer_id }) => reviewer_id === id)
  return opened_at === null && reminded_at === null && mail !== undefined && mail.state !== 'sent'
}

/** "sent November 18", or that mails of it haven't gone out. */
export function describeSending({ asked, unsent }: RecordText, at: string): string {
  if (unsent.length === 0) return `sent ${at}`
  const mail = unsent.length === 1 ? 'email' : 'emails'
  const verb = unsent.length === 1 ? 'hasn’t' : 'haven’t'
  return unsent.length === asked.length
    ? `requested ${at}; the ${mail} ${verb} gone out`
    : `sent ${at}; the ${mail} to ${formatList(unsent)} ${verb} gone out`
}

/** Each person once, however often they were asked. */
function listDeciders(
  { reviews, reviewers, decisions }: RecordInput,
  textHash: string,
): Pick<RecordText, 'approvedBy' | 'missing'> {
  const made = decisions.flatMap(({ reviewer_id, kind, text_hash, version }) =>
    isAboutText(kind) ? [{ reviewerId: reviewer_id, kind, textHash: text_hash, version }] : [],
  )
  const sentIn = new Set(reviews.flatMap(({ id, text_hash }) => (text_hash === textHash ? [id] : [])))
  const asked = reviewers.map((reviewer) => ({ ...reviewer, isRevoked: reviewer.revoked_at !== null }))
  const people = groupByPerson(asked).map((asks) => {
    const ids = new Set(asks.map(({ id }) => id))
    const own = made.filter(({ reviewerId }) => ids.has(reviewerId))
    const last = asks.at(-1)
    const { status, decision } = readReviewerStatus(own, textHash)
    const isSent = asks.some(({ review_id }) => sentIn.has(review_id))
    return {
      ...{ name: last?.name ?? '', isRevoked: last?.isRevoked ?? false },
      isApproved: status.kind === 'approved',
      reason: status.kind === 'changes' ? 'changes' : isSent ? 'unanswered' : ('not-sent' as const),
      other: status.kind === 'stale' && decision ? decision : undefined,
    } as const
  })
  return {
    approvedBy: people.filter(({ isApproved }) => isApproved).map(({ name }) => name),
    missing: people.flatMap(({ name, isApproved, isRevoked, reason, other }): MissingApproval[] =>
      isApproved || isRevoked
        ? []
        : [{ name, reason, other: other && { kind: other.kind, version: other.version } }],
    ),
  }
}

/** What a text lacks, in sentences: who was asked about it and said no or nothing, who wasn't asked, and whose quotes are open. */
export function describeMissingApprovals({ missing, openQuotes }: RecordText): string[] {
  const named = (reason: MissingApproval['reason'], name: (person: MissingApproval) => string) =>
    formatList(missing.filter((person) => person.reason === reason).map(name))
  const refused = named('changes', ({ name }) => name)
  const silent = named('unanswered', ({ name }) => name)
  const unsent = named('not-sent', ({ name, other }) =>
    other ? `${name} (${verbs[other.kind]} version ${other.version})` : name,
  )
  return [
    ...(refused ? [`${refused} asked for changes.`] : []),
    ...(silent ? [`No decision from ${silent}.`] : []),
    ...(unsent ? [`Not sent to ${unsent}.`] : []),
    ...(openQuotes.length > 0 ? [`${describeOpenQuotes(openQuotes)}.`] : []),
  ]
}

/** The people among the reviewers whose words these are. */
function listWithheld({ reviewers }: RecordInput, open: readonly ReviewQuote[]): string[] {
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
  quote_withdrawn: 'withdrew approval of their quote in',
} as const

function listEvents({ reviews, reviewers, decisions, comments, mails }: RecordInput): RecordEvent[] {
  const versionOf = (id: string) => reviews.find((review) => review.id === id)?.version ?? 0
  const sent = reviews.flatMap(({ id, version, created_at }) => {
    const asked = reviewers.filter(({ review_id }) => review_id === id)
    const list = (isWaiting: boolean) =>
      asked
        .filter((reviewer) => isUnsent(reviewer, mails) === isWaiting)
        .map(({ name, email }) => `${name} (${email})`)
        .join(', ')
    const [reached, waiting] = [list(false), list(true)]
    return [
      ...at(reached === '' ? null : created_at, `Version ${version} was sent to ${reached}`),
      ...at(
        waiting === '' ? null : created_at,
        `Version ${version} was addressed to ${waiting}, but hasn’t gone out`,
      ),
    ]
  })
  const visits = reviewers.flatMap(({ name, review_id, opened_at, reminded_at, revoked_at }) => [
    ...at(opened_at, `${name} opened version ${versionOf(review_id)}`),
    ...at(reminded_at, `${name} was reminded about version ${versionOf(review_id)}`),
    ...at(revoked_at, `${name}’s link to version ${versionOf(review_id)} was revoked`),
  ])
  const decided = decisions.map(({ name, kind, version, is_old, created_at }) => ({
    at: created_at,
    text: `${name} ${verbs[kind]} version ${version}${is_old ? ', after the release had been edited' : ''}`,
  }))
  return [...sent, ...visits, ...listSaid(comments), ...decided].sort((one, other) =>
    one.at < other.at ? -1 : one.at > other.at ? 1 : 0,
  )
}

/** What reviewers said, what they were answered, and which of their suggestions are in the text. Comments for the team alone are not listed. */
function listSaid(comments: RecordInput['comments']): RecordEvent[] {
  const reviewers = new Map(
    comments.flatMap(({ id, author, reviewer_id }) => (reviewer_id === null ? [] : [[id, author] as const])),
  )
  return comments.flatMap(({ author, reviewer_id, suggestion, parent_id, ...times }) => {
    const asked = reviewers.get(parent_id ?? '')
    if (reviewer_id === null)
      return asked === undefined ? [] : at(times.created_at, `${author || 'The author'} replied to ${asked}`)
    const what = parent_id ? 'replied' : suggestion === null ? 'commented' : 'suggested a change'
    return [
      ...at(times.created_at, `${author} ${what}`),
      ...at(times.withdrawn_at, `${author} withdrew a comment`),
      ...at(times.applied_at, `${author}’s suggestion was applied`),
    ]
  })
}

const at = (time: string | null, text: string): RecordEvent[] => (time === null ? [] : [{ at: time, text }])
