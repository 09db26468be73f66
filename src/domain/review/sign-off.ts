// Who approved the document's current text. An approval applies to one text only; after an edit, only people whose part changed are asked
// again.
import { listQuotes } from './find-quotes.ts'
import { isSpeaker, listOpenQuotes, type QuoteApproval, type ReviewQuote } from './quotes.ts'
import {
  type Decision,
  groupByPerson,
  type Request,
  type ReviewedStatus,
  type ReviewerDraft,
  type ReviewerRole,
  type ReviewerStatus,
  readReviewedStatus,
  readReviewerStatus,
} from './review.ts'

/** A text as it was sent for review. */
export interface SentText {
  reviewId: string
  version: number
  textHash: string
  text: string
}

/** Somebody who was asked about one of the texts. */
export interface AskedPerson extends Request {
  reviewId: string
  name: string
  role: ReviewerRole
}

/** A decision on a whole text. */
export interface MadeDecision extends Decision {
  version: number
  at: string
}

export interface SignOffInput {
  /** Oldest first, like all of these. */
  texts: readonly SentText[]
  asked: readonly AskedPerson[]
  decisions: readonly MadeDecision[]
  /** What speakers approved in any of the texts. */
  quoteApprovals?: readonly QuoteApproval[] | undefined
}

/** Why somebody should see the text again. */
export type AskReason = 'unanswered' | 'changes' | 'quote' | 'open-quote' | 'legal'

export interface SignOffPerson {
  /** As in their last request. */
  asked: AskedPerson
  status: ReviewerStatus
  /** The decision that the status is about. */
  decision: MadeDecision | undefined
  /** Whether they were asked about this very text last. */
  isAsked: boolean
  /** Undefined when they needn't be asked, or have been asked about this very text. */
  askAgain: AskReason | undefined
  /** They approved another text and weren't asked about this one, in which their own part is the same: they can be asked. */
  mayAskAgain: boolean
  /** How many quotes of this text are theirs and not approved by them. Approving the release doesn't approve them. */
  openQuotes: number
}

/** An approval that this text would need again, from somebody whose link was revoked, so that nobody can give it. */
export interface UncoveredPart {
  person: SignOffPerson
  reason: 'legal' | 'quote'
}

export interface SignOff {
  people: SignOffPerson[]
  uncovered: UncoveredPart[]
  /** The quotes of this text that their speakers haven't approved, whoever was asked. */
  openQuotes: ReviewQuote[]
  /** Those of them whose speaker isn't among the people who can answer. */
  unclaimed: ReviewQuote[]
  /** Everybody who was asked and still can answer approved exactly this text. */
  isApproved: boolean
  /** The status of the document with this text. */
  status: ReviewedStatus
  /** The text as it was sent; undefined when this text was not sent to anybody. */
  current: SentText | undefined
}

export function readSignOff(input: SignOffInput, text: string): SignOff {
  const { texts, asked, decisions, quoteApprovals = [] } = input
  const current = texts.findLast((frozen) => frozen.text === text)
  // Reading a text takes a hundred times longer than comparing names: it is read once, not once for each person.
  const quotes = asked.length === 0 ? [] : listQuotes(text)
  const openQuotes = listOpenQuotes(quotes, quoteApprovals)
  const context = { texts, decisions, quotes, current, openQuotes }
  const people = groupByPerson(asked).map((asks) => readPerson(asks, context))
  const status = readReviewedStatus(asked, decisions, current?.textHash)
  const uncovered = listUncovered(people, context)
  const reachable = people.filter(({ asked: { isRevoked } }) => !isRevoked)
  const unclaimed = openQuotes.filter(
    ({ speaker }) => !reachable.some(({ asked: { name } }) => isSpeaker(name, speaker)),
  )
  const isApproved = status === 'approved'
  return { people, uncovered, openQuotes, unclaimed, isApproved, status, current }
}

function listUncovered(
  people: readonly SignOffPerson[],
  context: Pick<Context, 'texts' | 'quotes' | 'openQuotes'>,
): UncoveredPart[] {
  const reachable = people.filter(({ asked }) => !asked.isRevoked)
  return people.flatMap((person): UncoveredPart[] => {
    const { role, name, isRevoked } = person.asked
    if (!isRevoked || person.status.kind !== 'stale') return []
    if (role === 'legal')
      return reachable.some(({ asked }) => asked.role === 'legal') ? [] : [{ person, reason: 'legal' }]
    const isQuoteLost =
      findReason(person, context) === 'quote' && !reachable.some(({ asked }) => isSpeaker(asked.name, name))
    return isQuoteLost ? [{ person, reason: 'quote' }] : []
  })
}

interface Context {
  texts: readonly SentText[]
  decisions: readonly MadeDecision[]
  /** Of the text as it is now. */
  quotes: readonly ReviewQuote[]
  current: SentText | undefined
  openQuotes: readonly ReviewQuote[]
}

/** All requests to one person, who has another link for each text. */
function readPerson(asks: readonly AskedPerson[], context: Context): SignOffPerson {
  const ids = new Set(asks.map(({ id }) => id))
  const own = context.decisions.filter(({ reviewerId }) => ids.has(reviewerId))
  const hash = context.current?.textHash
  const { status, decision } = readReviewerStatus(own, hash)
  // There is at least one request: the list of people comes from them.
  const asked = asks.at(-1) as AskedPerson
  const { texts, current } = context
  const isAsked =
    current !== undefined &&
    texts.find(({ reviewId }) => reviewId === asked.reviewId)?.textHash === current.textHash
  const person = { asked, status, decision, isAsked }
  const askAgain = asked.isRevoked || isAsked ? undefined : findReason(person, context)
  const isElsewhere = status.kind === 'stale' && !asked.isRevoked && !isAsked
  return {
    ...{ ...person, askAgain, mayAskAgain: isElsewhere && askAgain === undefined },
    openQuotes: listOwn(context.openQuotes, asked.name).length,
  }
}

const listOwn = (quotes: readonly ReviewQuote[], name: string): ReviewQuote[] =>
  quotes.filter(({ speaker }) => isSpeaker(name, speaker))

/** Why somebody should see a text that they haven't been asked about. */
function findReason(
  { asked, status, decision }: Pick<SignOffPerson, 'asked' | 'status' | 'decision'>,
  { texts, quotes, openQuotes }: Pick<Context, 'texts' | 'quotes' | 'openQuotes'>,
): AskReason | undefined {
  if (status.kind !== 'stale' || !decision) return status.kind === 'waiting' ? 'unanswered' : undefined
  if (status.was === 'changes') return 'changes'
  if (asked.role === 'legal') return 'legal'
  const approved = texts.find(({ textHash }) => textHash === decision.textHash)
  const approvedQuotes = approved ? quotesOf(approved) : []
  if (ownWords(asked.name, approvedQuotes) !== ownWords(asked.name, quotes)) return 'quote'
  return listOwn(openQuotes, asked.name).length > 0 ? 'open-quote' : undefined
}

const sentQuotes = new WeakMap<SentText, ReviewQuote[]>()

/** A text that was sent never changes: its quotes are read once, however often the desk compares. */
function quotesOf(sent: SentText): ReviewQuote[] {
  const known = sentQuotes.get(sent) ?? listQuotes(sent.text)
  sentQuotes.set(sent, known)
  return known
}

/** What somebody is quoted as saying. */
const ownWords = (name: string, quotes: readonly ReviewQuote[]): string =>
  listOwn(quotes, name)
    .map(({ words }) => words)
    .join('\n')

/** An approval that a text lacks. */
export interface MissingApproval {
  /** A sentence without its period. */
  message: string
  /** The quote it is about. */
  quote?: Pick<ReviewQuote, 'parts' | 'printed'>
  /** Whom to ask for it; undefined where they have been asked about this very text. Without an address it isn't known yet. */
  ask?: ReviewerDraft
}

/** Whose approval this text lacks. Those who approved another text and whose part is the same are not missing. */
export function listMissing({ people, uncovered, openQuotes }: SignOff): MissingApproval[] {
  const reachable = people.filter(({ asked }) => !asked.isRevoked)
  const lost = uncovered.map(
    ({ person: { asked }, reason }): MissingApproval =>
      reason === 'legal'
        ? {
            message: `Legal hasn’t approved this text, and ${asked.name}’s link was revoked`,
            ask: { name: '', email: '', role: 'legal' },
          }
        : { message: `${asked.name}’s quote has changed, and their link was revoked`, ask: toDraft(asked) },
  )
  return [
    ...reachable.flatMap(findMissingApprovals),
    ...openQuotes.map((quote) => describeOpenQuote(quote, reachable)),
    ...lost,
  ]
}

const toDraft = ({ name, email, role }: AskedPerson): ReviewerDraft => ({ name, email, role })

function findMissingApprovals(person: SignOffPerson): MissingApproval[] {
  const { asked, status, decision, isAsked } = person
  const ask = isAsked ? {} : { ask: toDraft(asked) }
  if (status.kind === 'waiting') return [{ message: `${asked.name} hasn’t approved this release`, ...ask }]
  if (status.kind === 'changes') return [{ message: `${asked.name} asked for changes` }]
  const isOwnPartSame = person.askAgain === undefined || person.askAgain === 'open-quote'
  if (status.kind === 'approved' || (!isAsked && isOwnPartSame)) return []
  const what = status.was === 'approved' ? 'approved' : 'asked for changes to'
  return [
    { message: `${asked.name} ${what} version ${decision?.version}; the release has changed since`, ...ask },
  ]
}

/** Who approved the release and not the quote in it can be asked once more; who hasn't answered yet has been. */
function describeOpenQuote(
  { speaker, parts, printed }: ReviewQuote,
  reachable: readonly SignOffPerson[],
): MissingApproval {
  const person = reachable.find(({ asked: { name } }) => isSpeaker(name, speaker))
  const isWaiting = person?.isAsked === true && person.status.kind !== 'approved'
  const draft: ReviewerDraft = person
    ? toDraft(person.asked)
    : { name: speaker, email: '', role: 'spokesperson' }
  return {
    message: `${speaker} hasn’t approved this quote`,
    quote: { parts, printed },
    ...(!isWaiting && { ask: draft }),
  }
}
