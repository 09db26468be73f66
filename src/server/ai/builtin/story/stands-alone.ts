// Tells whether words are a sentence that is clear alone: with its own subject and verb, and without a pronoun that another sentence explains.
// Words in -s and past forms may be nouns or participles, so the verb is checked again in context.
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { isGroup } from '#domain/language/people-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import { dropStop, endSentence, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { type TaggedWord, tagWords } from '#server/ai/builtin/text/parts-of-speech.ts'
import { answersOther, isShortAnswer } from './antecedents.ts'
import { findVerb, readOpening } from './clauses/clauses.ts'
import { hasMainClause } from './clauses/main-clause.ts'
import { isClean, maskAsides } from './clauses/printable-words.ts'

/** Whether the words have a subject and a verb. */
export const standsAlone: (text: string) => boolean = memoizeText(
  (text) => !isShortAnswer(text) && !lacksSubject(text) && !lacksVerb(text),
)

/** Whether a value is a single clause: not "the price of cocoa; with Aubin the group buys". */
export const isOneClause = (value: string): boolean =>
  findVerb(value.split(';', 1)[0] ?? '') !== undefined &&
  !/^[a-z]+ed /.test(value) &&
  !/[.!?] \p{L}/u.test(value) &&
  isClean(value) &&
  standsAlone(upperFirst(value))

/** Whether the sentence names its source: "visits doubled, according to the county". */
export const namesSource = (text: string): boolean =>
  /\baccording to\b|\b(?:survey|study|report|census|poll|review|audit)s?\b[^,.;]{0,30} (?:found|finds|showed|shows|says|said)\b|\b(?:credits|credited|said|says)\b/u.test(
    text,
  )

const dated = new RegExp(
  `^(?<done>\\p{Lu}\\p{Ll}+) (?:on )?(?:${weekdayPattern()}|${monthPattern()}|\\d)[^,;]*,`,
  'u',
)

/** Whether the subject is missing: "Brings the total to $8 million", "Signed Nov. 5, the first roofs will be planted". */
function lacksSubject(text: string): boolean {
  const { done } = dated.exec(text)?.groups ?? {}
  if (done !== undefined && readVerb(done.toLowerCase(), 'participle') !== undefined) return true
  // Without a comma no subject can follow: "Founded in 1911 and family owned".
  if (readOpening(text) === 'participle' && !text.includes(',')) return true
  return isSubjectless(text)
}

/** Whether the text begins with its verb: "Brings the total to $8 million", unlike "Plans start at $5". */
export function isSubjectless(text: string): boolean {
  if (readOpening(text) !== 'predicate') return false
  const [first] = tagWords(text)
  return first?.part === 'VERB' && first.base !== first.word.toLowerCase()
}

/** A clause that only describes a noun: "A tent where children pick a book". */
const describingClause = / (?:whose|where|(?:that|which|whom) (?:the|an?|its|their|his|her|they|it|he|she)) /u
const general = /^(?:What|Where|Those|Anyone|Anybody|People)\b/

function lacksVerb(text: string): boolean {
  const found = findVerb(text)
  if (found === undefined || !hasMainClause(text, found)) return true
  if (found.isAuxiliary) return false
  const words = tagWords(maskAsides(text))
  if (isOnlyDone(words, found.word)) return true
  const front = text.slice(0, found.from).trimEnd()
  const behind = text.slice(found.to)
  if (!/[,;:]/.test(front) && describingClause.test(`${front} `) && !general.test(text))
    return !words.slice(front.split(' ').length + 1).some((_, at, rest) => isOwnVerb(rest, at))
  // At the end of its phrase the word is a noun: "Names, addresses and trip histories", "the Abel Tasman run."
  const isLast = /^(?:[,.;:!]|$| and\b| or\b)/u.test(behind)
  const isForm = /s$/.test(found.word) || readVerb(found.word, 'base') !== undefined
  if (!isLast || !isForm) return false
  return isInPhrase(front) || !words.some((_, at) => isOwnVerb(words, at))
}

/** Whether the only verb is a passive without "were": "Menus posted online", "340 wharves checked since spring". */
function isOnlyDone(words: readonly TaggedWord[], verb: string): boolean {
  const at = words.findIndex(({ word }) => word === verb)
  const [head, after, next] = [words[at - 1], words[at + 1], words[at + 2]]
  if (at < 1 || !doneTo.test(verb) || head?.part === 'PRON' || words[0]?.part === 'DET') return false
  const isThing = /[^s]s$/.test(head?.word ?? '') && !isGroup(head?.word ?? '')
  const isObject =
    after?.part === 'ADJ'
      ? (next?.part ?? 'PUNCT') !== 'PUNCT'
      : !/^(?:ADP|ADV|PUNCT|SCONJ)$/.test(after?.part ?? 'PUNCT')
  return isThing && !isObject && !words.slice(at + 1).some((_, index, rest) => isOwnVerb(rest, index))
}

/** Verbs that need an object when active. */
const doneTo =
  /^(?:posted|checked|planted|installed|built|shipped|tested|surveyed|sampled|counted|mailed|printed|repaired|replaced|inspected|required|needed|scheduled|booked|funded|processed|restored|made|held|stored|assembled|handed|removed|cleaned|painted|treated|reviewed|approved|issued|collected|donated|delivered|distributed)$/

/** Whether the words before are an open phrase of preposition and article. */
function isInPhrase(front: string): boolean {
  const words = tagWords(maskAsides(front))
  const at = words.findLastIndex(({ part }) => !/^(?:ADJ|NOUN|PROPN|NUM|PART)$/.test(part))
  return words[at]?.part === 'DET' && words[at - 1]?.part === 'ADP'
}

const notBeforeVerb = /^(?:PUNCT|PART|DET|ADP|CCONJ|SYM)$/

function isOwnVerb(words: readonly TaggedWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (word?.part === 'AUX') return true
  if (word?.part !== 'VERB' || before === undefined || /ing$/.test(word.word)) return false
  return !notBeforeVerb.test(before.part)
}

const pluralPronoun = /^(?:they|them|their|theirs)$/i
const singularPronoun = /^(?:it|its)$/i
const makes = /^(?:make|find|think|take|consider)$/
const clauseBoundary =
  /,|;|:|\b(?:and|or|that|which|who|where|when|if|as|because|so|but|while|till?|until|before|after|since)\b/iu

/** Whether an object pronoun means something that the sentence doesn't name: "Acme pays them for it". */
export const findUnnamed: (text: string) => 'one' | 'many' | undefined = memoizeText((text) => {
  const masked = maskAsides(text)
  const words = tagWords(masked)
  const at = words.findIndex(({ word }) => pluralPronoun.test(word) || singularPronoun.test(word))
  const pronoun = words[at]?.word ?? ''
  if (at < 2) return undefined
  const from = masked.search(new RegExp(`(?<![\\p{L}’'-])${pronoun}(?![\\p{L}-])`, 'u'))
  const front = masked.slice(0, from)
  const before = words[at - 1]
  const isObject = /^(?:it|them)$/i.test(pronoun) && /^(?:VERB|ADP|ADV)$/.test(before?.part ?? '')
  // "it" means nothing in "makes it hard to park".
  if (!isObject || clauseBoundary.test(front) || /^What\b/.test(text) || makes.test(before?.base ?? ''))
    return undefined
  const verb = words.findIndex(
    ({ part }, index) => index > 0 && index < at && (part === 'VERB' || part === 'AUX'),
  )
  // The noun may stand after the verb: "gave the sheds a roof and filled them".
  const isNamed = words.slice(verb + 1, at).some(({ part }) => part === 'NOUN' || part === 'PROPN')
  return verb === -1 || isNamed ? undefined : pluralPronoun.test(pronoun) ? 'many' : 'one'
})

const adrift =
  /^(?:the )?ones? (?:for|of|in|from|that|which|who|with)\b|^(?:[^\s,]+ ){0,2}of (?:them|those|these)\b|^(?:with|without|for|from|in|on|to|by) (?:one|it|them|this|that|those|these)\b|^(?:since|before|after|until|from|by) (?:then|that)\b|^(?:then|there|here|again|this time|instead|otherwise|and|or|but|so|which|who|whose)\b/iu
const saying = /^(?:says?|said|thinks?|hopes?) /iu

/** "Eight of them", "Without one, 33 days": a point of a list that means nothing without what was told before it. */
export const needsContext = (point: string): boolean =>
  !/^[^:]{2,40}: \S/u.test(point) && (adrift.test(point) || saying.test(point) || answersOther(point))

// A clause that is no sentence goes back to the one it was torn from: "She is the first woman in the post, and the first whose parents …".
/**
 * The sentences of a note; those without subject or verb are joined to the one before, as in "She is the first woman in the post, and the first
 * whose parents …".
 */
export function joinTorn(sentences: readonly string[], note: string): string[] {
  const joined: string[] = []
  for (const text of sentences) {
    const before = joined.at(-1)
    const whole = before === undefined || standsAlone(text) ? undefined : rejoin(before, text, note)
    if (whole === undefined) joined.push(text)
    else joined.splice(-1, 1, whole)
  }
  return joined
}

const sizeOfSign = 8

function rejoin(before: string, text: string, note: string): string | undefined {
  const [head, tail] = [dropStop(before), lowerFirst(dropStop(text))]
  const start = note.toLowerCase().indexOf(head.toLowerCase())
  const from = start + head.length
  const at = start === -1 ? -1 : note.toLowerCase().indexOf(tail.toLowerCase(), from)
  if (at === -1 || at - from > sizeOfSign) return undefined
  return endSentence(`${head}${note.slice(from, at)}${tail}`)
}
