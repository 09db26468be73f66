// Who approved the text that a document has now. An approval is of one text: it is shown for that text and for no other, and after an
// edit only those are asked again whose part changed.
import { isSpeaker, listQuotes } from './quotes.ts'
import { type Decision, judge, type ReviewerRole, type Standing } from './review.ts'

/** A text as it was sent for review. */
export interface FrozenText {
  reviewId: string
  version: number
  textHash: string
  text: string
}

/** Somebody who was asked about one of the texts. */
export interface AskedPerson {
  id: string
  reviewId: string
  name: string
  email: string
  role: ReviewerRole
  isRevoked: boolean
}

/** A decision on a whole text. */
export interface MadeDecision extends Decision {
  version: number
  at: string
}

export interface SignOffInput {
  /** Oldest first, as all of these. */
  texts: readonly FrozenText[]
  asked: readonly AskedPerson[]
  decisions: readonly MadeDecision[]
}

/** Why somebody should see the text again. */
export type AskReason = 'unanswered' | 'changes' | 'quote' | 'legal'

export interface SignOffPerson {
  /** As they were asked last. */
  asked: AskedPerson
  standing: Standing
  /** The decision that the standing is about. */
  decision: MadeDecision | undefined
  /** Undefined when they needn't be asked, or have been asked about this very text. */
  askAgain: AskReason | undefined
}

export interface SignOff {
  people: SignOffPerson[]
  /** Everybody who was asked and still can answer approved exactly this text. */
  isApproved: boolean
  /** The text as it was sent; undefined when this text was not sent to anybody. */
  current: FrozenText | undefined
}

export function readSignOff({ texts, asked, decisions }: SignOffInput, text: string): SignOff {
  const current = texts.findLast((frozen) => frozen.text === text)
  const people = [...Map.groupBy(asked, ({ email }) => email.toLowerCase()).values()].map((asks) =>
    readPerson(asks, { texts, decisions, text, current }),
  )
  const answering = people.filter((person) => !person.asked.isRevoked)
  const isApproved = answering.length > 0 && answering.every(({ standing }) => standing.kind === 'approved')
  return { people, isApproved, current }
}

interface Around {
  texts: readonly FrozenText[]
  decisions: readonly MadeDecision[]
  text: string
  current: FrozenText | undefined
}

/** All asks of one person, who has another link for each text. */
function readPerson(asks: readonly AskedPerson[], around: Around): SignOffPerson {
  const ids = new Set(asks.map(({ id }) => id))
  const own = around.decisions.filter(({ reviewerId }) => ids.has(reviewerId))
  const hash = around.current?.textHash
  const { standing, decision } = judge(own, hash)
  // There is one ask at least: people are made of them.
  const asked = asks.at(-1) as AskedPerson
  const person = { asked, standing, decision }
  return { ...person, askAgain: asked.isRevoked ? undefined : findReason(person, around) }
}

function findReason(
  { asked, standing, decision }: Omit<SignOffPerson, 'askAgain'>,
  { texts, text, current }: Around,
): AskReason | undefined {
  const textOf = (id: string) => texts.find(({ reviewId }) => reviewId === id)
  const isAskedAboutThis = current !== undefined && textOf(asked.reviewId)?.textHash === current.textHash
  if (isAskedAboutThis) return undefined
  if (standing.kind !== 'stale' || !decision) return standing.kind === 'waiting' ? 'unanswered' : undefined
  if (standing.was === 'changes') return 'changes'
  if (asked.role === 'legal') return 'legal'
  const approved = texts.find(({ textHash }) => textHash === decision.textHash)
  return ownWords(asked.name, approved?.text ?? '') === ownWords(asked.name, text) ? undefined : 'quote'
}

/** What the text has somebody say. */
const ownWords = (name: string, text: string): string =>
  listQuotes(text)
    .filter(({ speaker }) => isSpeaker(name, speaker))
    .map(({ words }) => words)
    .join('\n')

/** Whose approval this text lacks, in sentences. Those who approved another text and whose part is the same are not missing. */
export function listMissing({ people }: SignOff): string[] {
  return people.flatMap(({ asked, standing, decision, askAgain }) => {
    if (asked.isRevoked) return []
    if (standing.kind === 'waiting') return [`${asked.name} hasn’t approved this release`]
    if (standing.kind === 'changes') return [`${asked.name} asked for changes`]
    if (standing.kind === 'approved' || askAgain === undefined) return []
    const what = standing.was === 'approved' ? 'approved' : 'asked for changes to'
    return [`${asked.name} ${what} version ${decision?.version}, which has changed since`]
  })
}
