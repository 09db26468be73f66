// Turns notes in telegram style into sentences by adding the understood subject and nothing else. A note that cannot be completed safely becomes a
// point (a figure with its noun) or is left out.

import { isPostalAddress } from '#domain/language/addresses.ts'
import { weekdayPattern } from '#domain/language/calendar-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { isDeed } from '#server/ai/builtin/text/deeds.ts'
import { capitalizeFirst, dropStop, endSentence } from '#server/ai/builtin/text/joining.ts'
import { findVerb, isSentence, readOpening } from './clauses/clauses.ts'
import { tellHappening } from './clauses/happenings.ts'
import { isClean, maskAsides } from './clauses/printable-words.ts'
import { withArticle, withObject, withPassive, withSmallWords } from './missing-words.ts'
import { type Subjects, subjectOf } from './note-subjects.ts'
import { isSubjectless } from './stands-alone.ts'
import { tidyNote } from './tidy.ts'

export interface Told {
  sentences: string[]
  /** Notes with a figure that are no sentences. */
  points: string[]
}

/** The note as sentences in its own words. */
export function tellNote(note: string, subjects: Subjects): Told {
  const text = withSmallWords(tidyNote(note))
  const parts = splitNote(text.replace(/(?<![.!])[.!]$/, ''))
  const isProse = /[.!]["”)]*$/.test(text)
  const whole = capitalizeFirst(endSentence(withPassive(withArticle(text))))
  // A note that ends in counts ("Opened in 2014, 12 staff") is no good prose, but is told.
  const hasCounts = parts.slice(1).some(({ kind, text: part }) => kind === 'piece' && quantity.test(part))
  if (hasCounts && !isProse && !text.startsWith(`${subjects.company} `) && isPoint(dropStop(text)))
    return toldAsPoint(parts[0]?.kind === 'clause' ? withArticle(text) : text)
  if (opensList(parts)) return toldAsPoint(text)
  if (isSentence(whole) && (isProse ? isFlowing(parts) && !isSpliced(parts) : isSingle(parts)))
    return { sentences: [whole], points: [] }
  const sentences = joinParts(parts, subjects).map((sentence) =>
    capitalizeFirst(endSentence(withPassive(sentence))),
  )
  if (sentences.length > 0 && sentences.every((sentence) => isSentence(sentence)))
    return { sentences, points: [] }
  return toldAsPoint(text)
}

function toldAsPoint(text: string): Told {
  const happening = tellHappening(text)
  if (happening !== undefined) return { sentences: [happening], points: [] }
  const point = dropStop(text)
  return { sentences: [], points: isPoint(point) ? [capitalizeFirst(point)] : [] }
}

const isDay = new RegExp(`^(?:${weekdayPattern()})s?\\b`, 'u')

/** Whether the note is a list, whose first item is no subject: "38 people now, Acme is at 39 on Monday", "Tuesday through Thursday 3 to 10, closed Monday". */
function opensList([first, ...rest]: readonly Part[]): boolean {
  if (first?.kind !== 'piece' || rest.length === 0) return false
  if (isDay.test(first.text)) return !rest.some(({ kind }) => kind === 'clause')
  return quantity.test(first.text) && rest[0]?.kind === 'clause' && /^\p{Lu}/u.test(rest[0].text)
}

/** Whether the sentence begins with its clause, a phrase of time or place, or a name with its description. */
function isFlowing(parts: readonly Part[]): boolean {
  const [first, { text: next } = { text: '' }] = parts
  if (first === undefined) return false
  if (isAdjunct(first)) return namesDoer(next)
  // The subject is missing: "Opens May 15, the Friday before the season".
  if (readOpening(first.text) === 'predicate' && findVerb(first.text) === undefined) return false
  // After a comma only a name can be the subject of "was": "312 homes finished, arrears 3.4%, was 4.1%".
  const isVerb = /^\p{Lu}/u.test(first.text)
    ? /\b(?:is|are|was|were|has|have|will)\b/
    : /\S (?:is|are|was|were|has|have|will)\b/
  if (first.kind === 'clause' || parts.some(({ text }) => isVerb.test(text))) return true
  if (adverbial.test(first.text)) return true
  return (
    /^\p{Lu}/u.test(first.text) &&
    (/^(?:an?|the|which|who|\p{Lu}|\d+$|is|are|was|were|has|have|will|can)\b/u.test(next) || readsOn(next))
  )
}

const adverbial =
  /^(?:in|on|at|as|to|when|after|before|if|since|from|with|until|during|because|although|while|by|for|under|last|this|next|starting|beginning)\b/i
const isAdjunct = ({ text, kind }: Part): boolean =>
  readOpening(text) === 'participle' ||
  (kind !== 'clause' &&
    readVerb(text.split(' ')[0]?.toLowerCase() ?? '', 'participle', 'gerund') !== undefined)

/** Whether the part names the subject of a participle before it: "Placed on a desk, | it sends a voice". */
const namesDoer = (text: string): boolean => newSubject.test(text) && findVerb(text) !== undefined

/** Whether the part begins with a past form, the verb of the subject before: "…, found on Monday". */
const readsOn = (text: string): boolean => readVerb(text.split(' ')[0] ?? '', 'third', 'past') !== undefined

/** Whether the parts are one sentence with its own pieces. */
function isSingle(parts: readonly Part[]): boolean {
  const [first, ...rest] = parts
  if (first === undefined) return false
  const isOpen = first.kind === 'clause' || (first.kind === 'piece' && isNamedFirst(parts))
  return (
    isOpen && rest.every(({ kind, text }) => (kind === 'piece' && !quantity.test(text)) || isWithin(text))
  )
}

/** Whether the part continues the sentence before it. */
const isWithin = (text: string): boolean =>
  !/^(?:(?:[Tt]he|[Ii]ts?|[Tt]hey|[Ss]?[Hh]e|[Tt]here|[Tt]h(?:is|ese)|[Aa]ll|[Bb]oth|[Ee]ach|[Nn]o)\b|\d|\p{Lu})/u.test(
    text,
  ) &&
  /^(?:who|which|that|where|when|while|as|after|before|but|and|so|because|including|designed|built|made|led|the)\b/.test(
    text,
  )

const quantity =
  /^(?:about |some |nearly |over |more than |up to |only |just )?(?:US|C|AU)?[$€£₹¥₦]?\d[\d,.]*(?![\d,.]*-)/

/** Whether the text is a figure with its noun, short enough for a list. */
export function isPoint(text: string): boolean {
  const words = text.split(' ')
  const isShort = words.length >= 2 && words.length <= 18
  return /\d/.test(text) && isShort && isClean(text) && !/[:"“]/.test(text) && !isPostalAddress(text)
}

interface Part {
  text: string
  kind: 'clause' | 'predicate' | 'participle' | 'doing' | 'infinitive' | 'piece'
  /** The joining word or sign before the part: ", and ". */
  sign: string
}

/** The note cut at semicolons, and at commas where something new begins. */
function splitNote(text: string): Part[] {
  const masked = maskAsides(text)
  const parts: Part[] = []
  let from = 0
  let before = ''
  const cut = (to: number, sign: string) => {
    const part = text.slice(from, to).trim()
    if (part !== '') parts.push({ text: part, kind: kindOf(part, parts.length === 0), sign: before })
    from = to + sign.length
    before = sign.startsWith(', ') ? sign : ', '
  }
  for (const { index, 0: sign } of masked.matchAll(/; |, (?:and )?| [–—-] /g)) {
    // A list after a colon stays with it: "were on the server: names, birth dates".
    if (sign.startsWith(',') && /\p{L}: \S/u.test(text.slice(from, index))) continue
    const rest = text.slice(index + sign.length)
    const isPlace =
      sign === ', ' &&
      /^\p{Lu}/u.test(rest) &&
      /\b(?:in|of|at|from|near|to) \p{Lu}[\p{L} ’'-]*$/u.test(text.slice(from, index))
    if (isPlace) continue
    if (sign !== ', ' || !/^(?:\d{4}\b|\d{1,2} [ap]\.?m|\p{Lu}[\p{L}.]+(?:[,.;]|$))/u.test(rest))
      cut(index, sign)
  }
  cut(text.length, '')
  return parts
}

/** A participle after a comma describes the last noun: "a round, led by Acme". */
const describesNoun =
  /^(?:led|backed|signed|given|presented|funded|made|built|designed|developed|tested|held|run|owned|hosted|organized|sponsored|published|measured|judged) by /

function kindOf(part: string, isFirst: boolean): Part['kind'] {
  const opening = readOpening(part)
  // "the liquid left over from brewing" is one noun phrase.
  if (!isFirst && describesNoun.test(part)) return 'piece'
  if (!isFirst && /^(?:an?|the) /.test(part) && !/\b(?:is|are|was|were|has|have|will|can)\b/.test(part)) {
    const verb = findVerb(part)
    if (verb !== undefined && readVerb(verb.word, 'past') !== undefined) return 'piece'
  }
  if (opening !== undefined && (!/^\p{Lu}/u.test(part) || isDeed(part) || isSubjectless(part))) return opening
  if (findVerb(part) !== undefined) return 'clause'
  return opening ?? 'piece'
}

/** The parts as sentences: each clause begins one, predicates join the one before, pieces stay with what they follow. */
function joinParts(parts: readonly Part[], subjects: Subjects): string[] {
  const [first] = parts
  if (first?.kind === 'piece')
    return isNamedFirst(parts) ? [parts.map(({ text, sign }) => `${sign}${text}`).join('')] : []
  if (first !== undefined && first.kind !== 'clause' && !hasSubject(first.text, subjects)) return []
  const sentences: Sentence[] = []
  for (const part of parts) addPart(part, sentences, subjects)
  return sentences.map(joinPieces)
}

/** Whether a subject is known that fits the note. */
function hasSubject(text: string, subjects: Subjects): boolean {
  // "Makes 88" is a sum.
  if (/^\p{L}+ \d[\d,.]*$/u.test(text)) return false
  const subject = subjectOf(lowered(text), subjects)
  return subject !== '' && !text.includes(subject)
}

interface Sentence {
  pieces: { text: string; sign: string }[]
  isList: boolean
}

function addPart(part: Part, sentences: Sentence[], subjects: Subjects): void {
  const last = sentences.at(-1)
  // An -ing form after a comma is about the person named last: "takes over from Bill Tranter, retiring after 19 years".
  const isPiece = part.kind === 'piece' || (part.kind === 'doing' && last !== undefined)
  const written = isPiece ? part.text : writePart(part, subjects, last === undefined)
  if (last === undefined || part.kind === 'clause') {
    sentences.push({ pieces: [{ text: written, sign: '' }], isList: true })
    return
  }
  last.pieces.push({ text: written, sign: part.sign })
  if (isPiece) last.isList = false
}

/** Whether name and town are the subject: "Fairhollow Health, Minneapolis, names Renata Okonjo". */
function isNamedFirst(parts: readonly Part[]): boolean {
  return (
    /^\p{Lu}/u.test(parts[0]?.text ?? '') &&
    parts
      .slice(1, 4)
      .some(({ kind, text }) => kind === 'predicate' || text.startsWith('will ') || readsOn(text))
  )
}

function joinPieces({ pieces, isList }: Sentence): string {
  if (!isList || pieces.length === 1) return pieces.map(({ text, sign }) => `${sign}${text}`).join('')
  const texts = pieces.map(({ text }) => text)
  return `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
}

function writePart({ text, kind }: Part, subjects: Subjects, isFirst: boolean): string {
  if (kind === 'clause') return withArticle(text)
  const lower = lowered(text)
  const subject = isFirst ? `${subjectOf(lower, subjects)} ` : ''
  if (kind === 'participle')
    return `${subject}${`${beOf(isFirst ? subject : '', lower)} ${lower}`.trimStart()}`
  if (kind === 'doing') return `${subjectOf(lower, subjects)} is ${withObject(lower)}`
  if (kind === 'infinitive') return `${subject}plans ${lower}`
  return `${subject}${lower}`
}

const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** "Closed" with a date needs no "was": "The round closed Jan. 29". */
const closing = /^closed (?:on )?\p{Lu}/u

/** The form of "be": "is" for where a company is based, "was" for what was done. */
function beOf(subject: string, participle: string): string {
  if (subject !== '' && closing.test(participle)) return ''
  const isMany = /^They\b|(?:^| )\p{Ll}+[^su]s $/u.test(subject)
  if (/^(?:based|headquartered|located|owned|on sale|available|priced|free|open to)\b/.test(participle))
    return isMany ? 'are' : 'is'
  return isMany ? 'were' : 'was'
}

const newSubject =
  /^(?:the|its|it|they|she|he|there|this|these|all|both|no|[$€£]?\d|\p{Lu}|(?:two|three|four|five|six|seven|eight|nine|\p{Ll}*t(?:en|een|y)|eleven|twelve) \p{Ll})/u

/** Two sentences with nothing but a comma between them: what "and" joins is one. */
const isSpliced = (parts: readonly Part[]): boolean =>
  parts.length > 1 &&
  parts.at(-1)?.sign !== ', and ' &&
  parts.every(({ kind, text }, index) => kind === 'clause' && (index === 0 || newSubject.test(text))) &&
  !parts.some(({ text }) => joining.test(text))

const joining = /\b(?:and|but|so|because|while|when|as|which|who|that|after|before|if|where)\b/
