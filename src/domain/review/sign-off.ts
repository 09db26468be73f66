// Who approved the document's current text. An approval applies to one text only; after an edit, only people whose part changed are asked
// again.
import { isSpeaker, listQuotes } from './quotes.ts'
import {
  type Decision,
  groupByPerson,
  isSignedOff,
  type Request,
  type ReviewerRole,
  type ReviewerStatus,
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
}

/** Why somebody should see the text again. */
export type AskReason = 'unanswered' | 'changes' | 'quote' | 'legal'

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
}

/** An approval that this text would need again, from somebody whose link was revoked, so that nobody can give it. */
export interface UncoveredPart {
  person: SignOffPerson
  reason: 'legal' | 'quote'
}

export interface SignOff {
  people: SignOffPerson[]
  uncovered: UncoveredPart[]
  /** Everybody who was asked and still can answer approved exactly this text. */
  isApproved: boolean
  /** The text as it was sent; undefined when this text was not sent to anybody. */
  current: SentText | undefined
}

export function readSignOff({ texts, asked, decisions }: SignOffInput, text: string): SignOff {
  const current = texts.findLast((frozen) => frozen.text === text)
  const people = groupByPerson(asked).map((asks) => readPerson(asks, { texts, decisions, text, current }))
  const isApproved = isSignedOff(asked, decisions, current?.textHash)
  return { people, uncovered: listUncovered(people, { texts, text }), isApproved, current }
}

function listUncovered(
  people: readonly SignOffPerson[],
  context: Pick<Context, 'texts' | 'text'>,
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
  text: string
  current: SentText | undefined
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
  return { ...person, askAgain: asked.isRevoked || isAsked ? undefined : findReason(person, context) }
}

/** Why somebody should see a text that they haven't been asked about. */
function findReason(
  { asked, status, decision }: Pick<SignOffPerson, 'asked' | 'status' | 'decision'>,
  { texts, text }: Pick<Context, 'texts' | 'text'>,
): AskReason | undefined {
  if (status.kind !== 'stale' || !decision) return status.kind === 'waiting' ? 'unanswered' : undefined
  if (status.was === 'changes') return 'changes'
  if (asked.role === 'legal') return 'legal'
  const approved = texts.find(({ textHash }) => textHash === decision.textHash)
  return ownWords(asked.name, approved?.text ?? '') === ownWords(asked.name, text) ? undefined : 'quote'
}

/** What the text quotes somebody as saying. */
const ownWords = (name: string, text: string): string =>
  listQuotes(text)
    .filter(({ speaker }) => isSpeaker(name, speaker))
    .map(({ words }) => words)
    .join('\n')

/** Whose approval this text lacks, in sentences. Those who approved another text and whose part is the same are not missing. */
export function listMissing({ people, uncovered }: SignOff): string[] {
  const missing = people.flatMap((person) => {
    const { asked, status, decision } = person
    if (asked.isRevoked) return []
    if (status.kind === 'waiting') return [`${asked.name} hasn’t approved this release`]
    if (status.kind === 'changes') return [`${asked.name} asked for changes`]
    if (status.kind === 'approved' || !(person.isAsked || person.askAgain)) return []
    const what = status.was === 'approved' ? 'approved' : 'asked for changes to'
    return [`${asked.name} ${what} version ${decision?.version}, which has changed since`]
  })
  const lost = uncovered.map(({ person: { asked }, reason }) =>
    reason === 'legal'
      ? `Legal hasn’t approved this text, and ${asked.name}’s link was revoked`
      : `${asked.name}’s quote has changed, and their link was revoked`,
  )
  return [...missing, ...lost]
}
