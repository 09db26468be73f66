// Removes sentences and clauses that say nothing, or nothing new; no fact is lost. Rules TON-01, TON-12.
import { readStatements, type Statement } from '#domain/facts/statements.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { isOneRoot } from '#domain/language/synonyms/same-words.ts'
import type { TextEdit } from '#domain/rules/rule.ts'
import type { Place, Rewrite } from './rewrite.ts'

/** Words of feeling, general truths and outlooks, which readers cannot check. */
const hollow: ReadonlySet<string> = new Set(
  `accomplish achievement amaz appreciate appreciation aspect await aware believe best better beyond bright celebrate
  celebration challenge chance chapter clear commit commitment committed community confident convenient crucial dawn day
  dedicat dedicate dedicated dedication delight delighted demonstrate difference door doubt dream embrace empower era essence
  essential everybody everyday everyone everything evident excellence excite excited exciting experience express extend fact
  faith feel forever forward future glad goal good grateful gratitude great happy hard heart help high history honor hope
  impact importance important incredible inspir inspiration inspire integrity invite journey joy justice leader legacy like
  love magic mark marks matter mean meaning memorable milestone mission moment moments mood nothing obvious opinion opportunity
  outstand outstanding paramount partner passion passionate patience pleas pleased pleasure possibility possible power powerful
  pride priority progress promise promising proof prosper proud prove question reality reason recognize remain remarkable
  remember sense significant sincere smile special spirit spirits statement stories story strength strive strong success
  successful testament thank thankful thanks think thrill thrilled together tomorrow tradition transition true truly trust
  truth undeniable unforgettable unique unite universal utmost utterly value values view vision vital warm way wealth welcome
  whole wish wonderful word words world`.split(/\s+/),
)
const cliche =
  /\b(?:like no other|never be the same|speaks? for (?:itself|themselves)|look(?:s|ing)? forward to|second to none|bright future|the future is|are the future|day to remember|what it(?:’s| is) all about|at the heart of|a new (?:era|chapter|beginning)|of (?:the utmost|great|paramount) importance|always (?:has been|been|will be|a place)|brings? (?:people|us|everyone) together|thanks? (?:to )?(?:its|their|our|all|everyone|drivers|customers|clients)|open to all|the best is yet to come)\b/i
const share = 0.5
const known = 0.999
const quoted = /[“”"«»[]/
const fewestKnown = 2

/** Removes a sentence that only expresses feeling, if all its facts are also elsewhere. */
export const hollowSentences: Rewrite = {
  rule: 'TON-01',
  isForTexts: true,
  find: (text, place) => removeWhere(text, place, (statement, others) => isHollow(statement, others)),
}

/** Removes a sentence if another one says all of it. */
export const repeatedSentences: Rewrite = {
  rule: 'TON-12',
  isForTexts: true,
  find: (text, place) => [
    ...removeWhere(text, place, (statement, others) => isTold(statement, others)),
    ...(place.kind === 'body' ? removeClauses(text) : []),
  ],
}

function removeWhere(
  text: string,
  { kind }: Place,
  isNeedless: (statement: Statement, others: readonly Statement[]) => boolean,
): TextEdit[] {
  if (kind !== 'body') return []
  let left = readStatements(text)
  const gone: Statement[] = []
  // The later of two is removed.
  for (const statement of left.toReversed()) {
    const others = left.filter((other) => other !== statement)
    if (others.length === 0 || quoted.test(statement.text) || !isNeedless(statement, others)) continue
    gone.push(statement)
    left = others
  }
  return gone.map(({ from, to }) => cutSentence(text, from, to))
}

/** The edit that removes a sentence with one space beside it. */
function cutSentence(text: string, from: number, to: number): TextEdit {
  const end = /^ /.test(text.slice(to)) ? to + 1 : to
  const start = end === to && /[^\n] $/.test(text.slice(0, from)) ? from - 1 : from
  return { from: start, to: end, text: '' }
}

function isHollow({ text, stems }: Statement, others: readonly Statement[]): boolean {
  const own = [...stems]
  if (own.length === 0 || own.some((stem) => /\d/.test(stem) && !isIn(stem, others))) return false
  const empty = own.filter((stem) => isHollowWord(stem))
  const isCliche = cliche.test(text)
  if ((!isCliche && empty.length < 2) || (!isCliche && empty.length / own.length < share)) return false
  const untold = own.filter((stem) => !empty.includes(stem) && !isIn(stem, others))
  // A single other word is a figure of speech; more may be news.
  return untold.length <= (isCliche ? 2 : 1)
}

function isHollowWord(stem: string): boolean {
  return hollow.has(stem) || hollow.has(`${stem}e`) || hollow.has(stem.replace(/(?:s|ed|ing)$/, ''))
}

function isIn(stem: string, statements: readonly Statement[]): boolean {
  return statements.some(({ stems }) => stems.has(stem) || [...stems].some((other) => isOneRoot(stem, other)))
}

/** Whether one other sentence has all its content words, and no word that makes this one stronger, weaker or different. */
function isTold(statement: Statement, others: readonly Statement[]): boolean {
  const own = [...statement.stems].filter((stem) => !isFrame(stem))
  if (own.length < fewestKnown) return false
  return others.some(
    (other) =>
      own.filter((stem) => isIn(stem, [other])).length / own.length >= known &&
      isBoundAlike(own, other) &&
      statement.markers.every(({ name }) => other.markers.some((marker) => marker.name === name)),
  )
}

/** How many content words may stand between two that belong together. */
const boundMost = 3

/** Whether neighboring words are near each other in the other sentence, too: a study that Acme paid for is not one of shops that pay Acme. */
function isBoundAlike(own: readonly string[], { words }: Statement): boolean {
  const stems = words.flatMap(({ stem }) => stem ?? [])
  const places = own.map((stem) =>
    stems.flatMap((other, at) => (other === stem || isOneRoot(stem, other) ? [at] : [])),
  )
  return places.every((here, index) => {
    const before = places[index - 1]
    return (
      before === undefined || here.some((at) => before.some((other) => Math.abs(at - other) <= boundMost))
    )
  })
}

const frames: ReadonlySet<string> = new Set(
  'mention state note above earlier previously previous come amount project opening build built take number begin start'.split(
    ' ',
  ),
)

function isFrame(stem: string): boolean {
  return frames.has(stem)
}

const opening =
  /^(?:During|In|After|Before|At|On|With|For|From|By|Under|Since|Until|Through|Of|As|If|When|While)\b/
const clausePattern = /, (?:which|who) [^,.;:“”"()]{4,70}(?=[,.])/gu

/** Removes a clause that repeats a day already given: ', which will take place on May 4,'. */
function removeClauses(text: string): TextEdit[] {
  const sentences = splitSentences(text)
  return [...text.matchAll(clausePattern)].flatMap(({ 0: clause, index }) => {
    const at = sentences.findIndex(({ from, to }) => from <= index && index < to)
    const [own] = readStatements(clause.slice(2))
    const earlier = readStatements(text.slice(0, sentences[at]?.from ?? 0))
    if (own === undefined || at <= 0 || own.stems.size === 0 || own.markers.length > 0) return []
    const isKnown = [...own.stems].every((stem) => isFrame(stem) || isIn(stem, earlier))
    if (!isKnown) return []
    const head = text.slice(sentences[at]?.from ?? 0, index)
    // 'During the closure, crews …' keeps its comma.
    const isInner = text[index + clause.length] === ',' && !opening.test(head)
    return [{ from: index, to: index + clause.length + (isInner ? 1 : 0), text: '' }]
  })
}
