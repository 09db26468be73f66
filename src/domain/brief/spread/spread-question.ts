// Gives lines below a question or heading the class it asks for: "Can I have a quote from you?", "QUOTE", "Anything sensitive?".
import { findGateFailure } from '#domain/brief/cues/fact-gate.ts'
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { isAttributed, maskUnit } from '#domain/brief/unit-kinds.ts'
import { findMoment } from '#domain/language/numbers/moments.ts'

type Answer = NonNullable<SortedUnit['answers']>

const questions: readonly (readonly [Answer, RegExp])[] = [
  [
    'private',
    /\b(?:sensitive|confidential|off the record|not (?:to )?(?:say|mention|tell|use|print|publish|share)|(?:steer|stay) (?:clear|away)|keep (?:quiet|out))\b/iu,
  ],
  ['quote', /\bquotes?\b|\b(?:statement|words|line) from\b|\bin (?:your|his|her|their) (?:own )?words\b/iu],
  [
    'contact',
    /\b(?:press|media) (?:contact|calls?|enquir\p{L}+|inquir\p{L}+|questions)\b|\bwho (?:takes|handles|answers|picks up|speaks to|talks to)\b|^(?:press |media )?contact\b/iu,
  ],
  [
    'embargo',
    /\bembargo\b|\b(?:when|what time|how soon)(?:[’']s| (?:can|may|do|should|could|does|is|are|will|would|shall))? (?:we|it|i|this|that|the (?:release|news|story|text|announcement)) (?:be )?(?:(?:go|goes|going|out|for|run)\b|publish|releas|send|sent|announc)|^(?:and |so )?(?:may|can|could|shall|should) (?:it|this|we|the (?:release|news|story|text|announcement)) (?:be )?(?:(?:already )?publish|releas|go(?:es)? out|announc|out\b|sent|public|print)/iu,
  ],
]
const longestQuestion = 14
const mostAnswers = 6
const heading = /^\W*(?:the |approved )?quot(?:e|es|ations?)\b[^.?]{0,40}$/iu

/** "QUOTE - CEO Ann Lee" on a line of its own. */
const titleLine = /^QUOTE\b(?: ?\d)? ?[-–—(] ?[^.?!:“"]{3,60}$/iu

/** Sets the class of the lines after each such line. */
export function spreadQuestions(units: SortedUnit[]): void {
  units.forEach((unit, index) => {
    const asked = readQuestion(unit)
    if (asked === 'embargo' && holdsBack(unit, units[index + 1])) return
    if (asked !== undefined) takeAnswers(units, index, asked)
  })
}

const nothingBefore =
  /^(?:please |and |so )*(?:nothing|not|nobody|no one)\b.{0,30}\b(?:before|until|till|earlier)\b/iu

/** Whether a question and its answer set an embargo: "Can it go out Thursday at 6 a.m.? Nothing before that". */
function holdsBack(unit: SortedUnit, next: SortedUnit | undefined): boolean {
  if (next?.line !== unit.line || !nothingBefore.test(next.body)) return false
  if (findMoment(unit.body)?.isTimed !== true) return false
  for (const each of [unit, next]) each.kind = 'embargo'
  return true
}

/** Makes questions part of the message; only the answers are used. */
export function closeQuestions(units: readonly SortedUnit[]): void {
  for (const unit of units)
    if (unit.kind === 'unsure' && readQuestion(unit) !== undefined) unit.kind = 'furniture'
}

function readQuestion(unit: SortedUnit): Answer | undefined {
  const { text, isHeading, kind } = unit
  // An answer that is only for when somebody asks: "If asked: will Rochester be next?"
  if (kind === 'private') return text.endsWith('?') ? 'private' : undefined
  if (kind === 'foreign') return undefined
  if (isHeading || titleLine.test(text)) return heading.test(text) ? 'quote' : undefined
  if (!asks(unit) || text.split(' ').length > longestQuestion) return undefined
  return questions.find(([, pattern]) => pattern.test(text))?.[0] ?? (asksForNews(unit) ? 'fact' : undefined)
}

/** Questions without a question mark, as in chats: "who is she replacing", "any quote". */
const bareQuestion =
  /^(?:and |so |ok |okay )?(?:who|what|when|where|why|which|how (?:many|much|long|often|old|big)|any|need)\b[^.!:]*$/iu

const asks = ({ text, body, sender }: SortedUnit): boolean =>
  text.endsWith('?') || (sender !== undefined && bareQuestion.test(body))

/** Questions about the news ("why these towns", "Main result?"), not about the work ("Can you write it up today?", "Who signs it off?"). */
const matter =
  /^(?:(?:and|so|ok|okay|but|great|nice)[,.!]? )*(?:(?:who|what|when|where|why|which|how)\b|(?:the |her |his |their |your |its |main |any )?(?:\p{L}+ ){0,2}\p{L}+\?$)/iu
const aboutWork =
  /\b(?:i|me|my|we|us|draft|release|text|copy|version|headline|photos?|pics?|logos?|words|deadline|send|sent|write|sign(?:s|ed)?|approv\p{L}+|call|ok|okay|right|sure|you (?:think|mean|want|need|there|sure|ok|ready|about))\b/iu

const asksForNews = ({ body, kind, isBullet }: SortedUnit): boolean =>
  (kind === 'unsure' || kind === 'fact' || (kind === 'furniture' && isBullet)) &&
  matter.test(body) &&
  !aboutWork.test(body)

function takeAnswers(units: readonly SortedUnit[], question: number, asked: Answer): void {
  const start = units[question]
  const at = findReply(units, question)
  const first = units[at]
  if (first === undefined || start === undefined || first.block - start.block > 1) return
  // Words after a question on its line are the asking person's, except in a form.
  const isPoint = first.line === start.line && start.isBullet && start.isFirst
  if (first.line === start.line && asked !== 'private' && !isPoint) return
  if (!mayTake(units, at, asked)) return
  for (const unit of units.slice(at, at + mostAnswers)) {
    const isOther = unit.block !== first.block || unit.isHeading || unit.text.endsWith('?')
    if (isOther || (isPoint && unit.line !== first.line) || isSilenced(unit) || !answer(unit, asked, first))
      return
  }
}

const isSilenced = ({ kind }: SortedUnit): boolean => kind === 'private' || kind === 'foreign'

function mayTake(units: readonly SortedUnit[], at: number, asked: Answer): boolean {
  if (asked === 'quote') return !isGivenBelow(units, at)
  // If a part of the answer is private, none of it is used.
  const turn = units.slice(at, at + mostAnswers).filter(({ line }) => line === units[at]?.line)
  return asked !== 'fact' || !turn.some(isSilenced)
}

/** How many lines one person may write before the other answers. */
const longestTurn = 4

/** Where the answer begins; in a chat, with the next words of somebody else. */
function findReply(units: readonly SortedUnit[], question: number): number {
  const sender = units[question]?.sender
  const next = units.slice(question + 1, question + 1 + longestTurn)
  const other =
    sender === undefined ? -1 : next.findIndex((unit) => unit.sender !== sender && unit.sender !== undefined)
  return question + 1 + Math.max(other, 0)
}

/** Whether the answer itself names the quotation further down: "her quote: …". */
function isGivenBelow(units: readonly SortedUnit[], at: number): boolean {
  const first = units[at]
  if (first?.sender === undefined || first.kind === 'quote') return false
  const turn = units.slice(at, at + mostAnswers)
  const end = turn.findIndex(({ sender }) => sender !== first.sender)
  return turn
    .slice(0, end === -1 ? undefined : end)
    .some(({ kind, line }) => kind === 'quote' && line !== first.line)
}

/** Gives one unit the class that was asked for; false where the answer is over. */
function answer(unit: SortedUnit, asked: Answer, first: SortedUnit): boolean {
  if (!isAnswer(unit, asked, first)) return false
  // A quotation keeps its class and its speaker.
  if (asked === 'quote' && unit.kind === 'quote') return true
  unit.kind = asked
  unit.answers = asked
  return true
}

function isAnswer(unit: SortedUnit, asked: Answer, first: SortedUnit): boolean {
  switch (asked) {
    case 'private':
      // The answer to "Anything to steer clear of?" may begin with the quotation that was asked for before.
      return unit.kind !== 'quote' || !isAttributed(unit.body)
    case 'quote':
      if (unit.line !== first.line && unit.kind !== 'quote') return false
      return (mayPrint(unit.kind) || unit.kind === 'unsure') && !isAboutQuote.test(unit.text)
    case 'fact':
      return unit.line === first.line && tellsMatter(unit)
    case 'embargo':
      return unit === first && /\d/.test(unit.text)
    case 'contact':
      return unit === first && /[\d@]/.test(unit.text)
  }
}

/** Whether the words can be news by themselves, so that the question only adds what they are about. */
const tellsMatter = ({ kind, body, isBullet }: SortedUnit): boolean =>
  kind === 'fact' ||
  ((kind === 'unsure' || (kind === 'furniture' && isBullet)) &&
    body.split(' ').length > 3 &&
    findGateFailure(maskUnit(body)) === undefined)

/** Remarks about the quotation: "You can polish it.", "Copied from what they sent:". */
const isAboutQuote =
  /^(?:you|feel free|please|copied|from what|see|attached|below|no\b|not yet|will|i[’']ll|we[’']ll|coming|tomorrow|later|waiting|ask)\b|:$/iu
