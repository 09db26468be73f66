// Questions and headings that say what the lines below them are: "Can I have a quote from you?", "QUOTE", "Anything sensitive?".
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { isAttributed } from '#domain/brief/unit-kinds.ts'

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
    /\bembargo\b|\b(?:when|what time|how soon)(?:[’']s| (?:can|may|do|should|could|does|is|are|will|would|shall))? (?:we|it|i|this|that|the (?:release|news|story|text|announcement)) (?:be )?(?:(?:go|goes|going|out|for|run)\b|publish|releas|send|sent|announc)/iu,
  ],
]
const longestQuestion = 14
const mostAnswers = 6
const heading = /^\W*(?:the |approved )?quot(?:e|es|ations?)\b[^.?]{0,40}$/iu

/** "QUOTE - CEO Ann Lee" on a line of its own. */
const titleLine = /^QUOTE\b(?: ?\d)? ?[-–—(] ?[^.?!:“"]{3,60}$/iu

/** Gives what follows such a line its class. */
export function spreadQuestions(units: SortedUnit[]): void {
  units.forEach((unit, index) => {
    const asked = readQuestion(unit)
    if (asked !== undefined) takeAnswers(units, index, asked)
  })
}

function readQuestion({ text, isHeading, kind }: SortedUnit): Answer | undefined {
  // "If asked: will Rochester be next?" and the answer that nobody volunteers.
  if (kind === 'private') return text.endsWith('?') ? 'private' : undefined
  if (kind === 'foreign') return undefined
  if (isHeading || titleLine.test(text)) return heading.test(text) ? 'quote' : undefined
  if (!text.endsWith('?') || text.split(' ').length > longestQuestion) return undefined
  return questions.find(([, pattern]) => pattern.test(text))?.[0]
}

function takeAnswers(units: readonly SortedUnit[], question: number, asked: Answer): void {
  const first = units[question + 1]
  const start = units[question]
  if (first === undefined || start === undefined || first.block - start.block > 1) return
  // Words after a question on the same line are by the person who asked; an answer has its own line.
  if (first.line === start.line && asked !== 'private') return
  for (const unit of units.slice(question + 1, question + 1 + mostAnswers)) {
    const isOther = unit.block !== first.block || unit.isHeading || unit.text.endsWith('?')
    const isSilenced = unit.kind === 'private' || unit.kind === 'foreign'
    if (isOther || isSilenced || !answer(unit, asked, first)) return
  }
}

/** Gives one unit the class that was asked for; false where the answer is over. */
function answer(unit: SortedUnit, asked: Answer, first: SortedUnit): boolean {
  if (!isAnswer(unit, asked, first)) return false
  // What is a quotation by its own words stays one, with who says it.
  if (asked === 'quote' && unit.kind === 'quote') return true
  unit.kind = asked
  unit.answers = asked
  return true
}

function isAnswer(unit: SortedUnit, asked: Answer, first: SortedUnit): boolean {
  switch (asked) {
    case 'private':
      // "Anything to steer clear of?", and the answer begins with the statement that was asked for before.
      return unit.kind !== 'quote' || !isAttributed(unit.body)
    case 'quote':
      if (unit.line !== first.line && unit.kind !== 'quote') return false
      return (mayPrint(unit.kind) || unit.kind === 'unsure') && !isAboutQuote.test(unit.text)
    case 'embargo':
      return unit === first && /\d/.test(unit.text)
    case 'contact':
      return unit === first && /[\d@]/.test(unit.text)
  }
}

/** "You can polish it.", "Copied from what they sent:" speak about the words. */
const isAboutQuote =
  /^(?:you|feel free|please|copied|from what|see|attached|below|no\b|not yet|will|i[’']ll|we[’']ll|coming|tomorrow|later|waiting|ask)\b|:$/iu
