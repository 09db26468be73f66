// The rules of a review: who reviews, how long a link is valid, and what an approval means after an edit.

export const reviewerRoles = ['client', 'spokesperson', 'legal', 'colleague'] as const
export type ReviewerRole = (typeof reviewerRoles)[number]

/** Somebody to be asked. */
export interface ReviewerDraft {
  name: string
  email: string
  role: ReviewerRole
}

export const reviewLimits = {
  /** People asked in one round. */
  reviewers: 20,
  /** Characters of a reviewer's name. */
  name: 100,
  /** Characters of the message to the reviewers. */
  message: 2_000,
  /** Characters of one comment, and of the wording it suggests. */
  comment: 10_000,
  /** Characters of the passage that a comment is about. */
  passage: 2_000,
  /** Characters of the text stored on each side of a passage. */
  around: 200,
  /** Characters of the note to a decision. */
  note: 2_000,
  /** Comments in one round: those of all its reviewers together, replies included. */
  comments: 1_000,
  /** Decisions of one reviewer. */
  decisions: 200,
  /** Quotes of a text that reviewers can approve. */
  quotes: 1_000,
} as const

/** Why a text can't be sent; undefined if it can. Said while it is typed, because a field with a limit of its own cuts what is pasted. */
export function describeTooLong(text: string, limit: number): string | undefined {
  if (text.length <= limit) return undefined
  return `Shorten this to ${limit.toLocaleString('en-US')} characters. It has ${text.length.toLocaleString('en-US')}.`
}

/** Why words can't be commented on; undefined if they can. */
export function describeLongPassage(passage: string): string | undefined {
  if (passage.length <= reviewLimits.passage) return undefined
  return `That’s too much text for one comment. Select up to ${reviewLimits.passage.toLocaleString('en-US')} characters.`
}

/** Days a link to a review is valid, and a reviewer's proof of their address (a code they entered) for other links to the document. */
export const reviewDays = 30
/** Characters of the token in a link. A shorter one was cut on its way. */
export const tokenLength = 43

/** Minutes for which a mailed code is valid, and the tries it allows. */
export const codeMinutes = 15
export const codeTries = 5
/** Events of a review are collected for this long before the author gets a mail about them. */
export const gatherMinutes = 5

/** A reviewer isn't mailed about the same text again before this many minutes have passed. */
export const reminderMinutes = 60

/** A decision is about a whole text, or about a quote: its speaker approves it, or takes that back. */
export type QuoteDecisionKind = 'quote' | 'quote_withdrawn'
export type DecisionKind = 'approved' | 'changes' | QuoteDecisionKind

export const isAboutText = (kind: DecisionKind): kind is 'approved' | 'changes' =>
  kind === 'approved' || kind === 'changes'

export interface Decision {
  reviewerId: string
  kind: 'approved' | 'changes'
  textHash: string
}

/** A reviewer's status: their last decision about exactly this text, or one about another text. */
export type ReviewerStatus =
  | { kind: 'waiting' }
  | { kind: 'approved' }
  | { kind: 'changes' }
  | { kind: 'stale'; was: 'approved' | 'changes' }

/** What one person's decisions, oldest first, mean for the text with this hash. An approval applies to one text only. */
export function readReviewerStatus<Made extends Decision>(
  decisions: readonly Made[],
  textHash: string | undefined,
): { status: ReviewerStatus; decision: Made | undefined } {
  const here = decisions.findLast((decision) => decision.textHash === textHash)
  if (here) return { status: { kind: here.kind }, decision: here }
  const last = decisions.at(-1)
  if (!last) return { status: { kind: 'waiting' }, decision: undefined }
  return { status: { kind: 'stale', was: last.kind }, decision: last }
}

/** A request to somebody, who has one for each round they are part of. */
export interface Request {
  id: string
  email: string
  isRevoked: boolean
}

/** Each person's requests, oldest first like those given: one address is one person. */
export const groupByPerson = <Asked extends Request>(asked: readonly Asked[]): Asked[][] => [
  ...Map.groupBy(asked, ({ email }) => email.toLowerCase()).values(),
]

/**
 * Whether everybody who was asked in any round, and whose last link wasn't revoked, last approved exactly this text. Requests and
 * decisions are oldest first.
 */
export function isSignedOff(
  asked: readonly Request[],
  decisions: readonly Decision[],
  textHash: string | undefined,
): boolean {
  if (textHash === undefined) return false
  const answering = groupByPerson(asked).filter((asks) => asks.at(-1)?.isRevoked === false)
  return (
    answering.length > 0 &&
    answering.every((asks) => {
      const own = decisions.filter(({ reviewerId }) => asks.some(({ id }) => id === reviewerId))
      return readReviewerStatus(own, textHash).status.kind === 'approved'
    })
  )
}

/** Whether somebody asked for changes with their last link, which wasn't revoked. Who is sent another text has another link. */
function wantsChanges(asked: readonly Request[], decisions: readonly Decision[]): boolean {
  return groupByPerson(asked).some((asks) => {
    const last = asks.at(-1)
    return (
      last?.isRevoked === false &&
      decisions.findLast(({ reviewerId }) => reviewerId === last.id)?.kind === 'changes'
    )
  })
}

/** What a document is while it is reviewed. */
export type ReviewedStatus = 'in_review' | 'changes_requested' | 'approved'

/** The status of a document that was sent for review and has the text with this hash. */
export function readReviewedStatus(
  asked: readonly Request[],
  decisions: readonly Decision[],
  textHash: string | undefined,
): ReviewedStatus {
  if (isSignedOff(asked, decisions, textHash)) return 'approved'
  return wantsChanges(asked, decisions) ? 'changes_requested' : 'in_review'
}
