// Tells whether a headline has a verb. Not all verbs can be listed, so a word in -s where a verb belongs counts as one, and so does a plain word
// after a plural: missing a label is better than warning about a good headline.
import { isArticle, isFunctionWord } from '#domain/language/name-words.ts'
import { isGroup } from '#domain/language/people-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { isPlainVerb, isPresentVerb, toPresent } from './headline-verbs.ts'
import type { Paragraph } from './paragraph.ts'

const pluralNouns: ReadonlySet<string> = new Set(
  `foods systems solutions industries holdings partners technologies services labs laboratories brands motors airlines airways
schools homes properties resources sciences instruments studios sports games news sales results earnings jobs workers kitchens
customers users farms stores shops hotels restaurants banks hospitals pharmaceuticals therapeutics communications operations
products materials metals mines energies ventures associates brothers sons stages events awards days hours weeks months years
miles dollars students teachers children families residents employees members leaders`.split(/\s+/),
)
/** Participles of passive headlines: 'Carla Diaz Named CEO'. */
const passiveParticiples: ReadonlySet<string> = new Set(
  `named appointed honored recognized selected awarded ranked chosen elected nominated listed approved certified accredited
inducted promoted given rated voted crowned cited tapped cleared charged fined sued indicted`.split(/\s+/),
)
const severalPeople = /^(?:people|police|women|men|children|staff|crews|alumni)$/

type Words = Paragraph['words']

const prepositions: ReadonlySet<string> = new Set(
  'in at of from for near on with by across without'.split(' '),
)

/** Relative pronouns, whose verb isn't the headline's: 'Truck that sells onions'. */
const relatives: ReadonlySet<string> = new Set(['that', 'which', 'who'])

/** Whether the word is the verb after 'that', or the noun after that verb. */
function isInRelative(words: Words, index: number): boolean {
  return [index - 1, index - 2].some((at) => relatives.has(words[at]?.word ?? ''))
}

/** Whether a word after the first is, or may be, a verb in the present. */
export function hasPredicate({ text, words }: Paragraph): boolean {
  const joint = text.search(/,|&|\band\b/)
  // The headline's subject: the noun before the first preposition.
  const end = words.findIndex(({ word }) => prepositions.has(word))
  return words.some(({ from }, index) => {
    if (index === 0 || isOwned(words, index, text) || isInRelative(words, index)) return false
    return (
      isVerbHere(words, index, text) ??
      isPlainAfterSeveral(words, index, {
        isJoined: joint !== -1 && joint < from,
        head: words[end > 0 && end < index ? end - 1 : 0]?.word ?? '',
      })
    )
  })
}

/** Whether the word is the verb, by the words around it; undefined if that depends on the subject. */
function isVerbHere(words: Words, index: number, text: string): boolean | undefined {
  const word = words[index]?.word ?? ''
  if (word === 'to') return isPromise(words, index, text)
  if (isPresentVerb(word)) return !isNounHere(words, index, text) && !isNamedThing(words, index, text)
  const isVerb = isThirdPerson(words, index, text) || isPassive(words, index) || isProgressive(words, index)
  return isVerb ? true : undefined
}

const determiners: ReadonlySet<string> = new Set(
  `our its their the a an my your his her this these those new big major more many several some free latest key top recent important special
  exciting bold fresh great all other further sweeping upcoming better safer faster cheaper cleaner larger smaller bigger longer shorter
  quieter lighter stronger smarter greener higher lower newer healthier easier fewer`.split(/\s+/),
)

/** Whether the word before makes it a noun: 'Acme’s plans', 'big changes'. */
function isNounAfter(before: string): boolean {
  return before.endsWith("'s") || determiners.has(before)
}

/** Words that are as often a noun as a verb. */
const things: ReadonlySet<string> = new Set(
  `tests plans works offers orders reports reviews shows tours updates releases launches programs supports returns awards grants places
  services leads ranks names shares marks moves charges changes increases transfers challenges charts tracks bids targets studies`.split(
    /\s+/,
  ),
)

/** Whether the word is a noun with a description before and a preposition after it: 'Soil tests for farmers', 'the sale of Tannery Works by Marlow'. */
function isNamedThing(words: Words, index: number, text: string): boolean {
  const [before, here, next] = [words[index - 1], words[index], words[index + 1]]
  if (before === undefined || here === undefined || next === undefined) return false
  if (
    (next.word === 'of' && !speaksOf.has(here.word)) ||
    (next.word === 'by' && !/^\d/.test(words[index + 2]?.word ?? ''))
  )
    return true
  const isSmall = !isUpper(text, before.from) && !isUpper(text, here.from) && !isFunctionWord(before.word)
  return isSmall && things.has(here.word) && prepositions.has(next.word)
}

/** Verbs that take 'of' and are no nouns. */
const speaksOf: ReadonlySet<string> = new Set(
  'warns tells learns hears disposes approves boasts dreams thinks complains accuses assures informs notifies reminds convicts rids strips cures clears'.split(
    ' ',
  ),
)

const objectStarts = /^(?:an?|the|its|their|his|her|\d.*|one|two|three|four|five|six|seven|eight|nine|ten)$/

/** Whether the word after an adjective is a noun; not if the adjective ends a name: 'Baridi Fresh adds 40 rooms'. */
function isNounHere(words: Words, index: number, text: string): boolean {
  const [before, here, next] = [words[index - 1], words[index], words[index + 1]]
  if (before === undefined || here === undefined || !isNounAfter(before.word)) return false
  // The first word always has a capital.
  if (index === 1) return true
  const isOwner = before.word.endsWith("'s")
  const isNamePart =
    isUpper(text, before.from) && (!isUpper(text, here.from) || objectStarts.test(next?.word ?? ''))
  return isOwner || !isNamePart || isFunctionWord(before.word)
}

function isUpper(text: string, at: number): boolean {
  return /\p{Lu}/u.test(text[at] ?? '')
}

/** Whether a possessive stands before it: 'Alder Foods’ launch', 'the workers’ vote'. */
function isOwned(words: Words, index: number, text: string): boolean {
  const before = words[index - 1]
  return before !== undefined && /^[’'] $/.test(text.slice(before.to, before.to + 2))
}

/** Whether 'to' announces an action: 'Acme to open plant'. 'A better way to recycle' and 'Our commitment to clean water' are labels. */
function isPromise(words: Words, index: number, text: string): boolean {
  const [before = '', next = ''] = [index - 1, index + 1].map((at) => words[at]?.word)
  if (pointers.has(before) || next === '') return false
  // A capital among small words makes a name: 'A grant to Idaho schools'.
  const [here, then] = [words[index - 1], words[index + 1]]
  if (/\p{Ll}/u.test(text[here?.from ?? 0] ?? '') && /\p{Lu}/u.test(text[then?.from ?? 0] ?? '')) return false
  const isLabel = /^(?:a|an|the|our|your|how|why|my|from|inside|behind|beyond)$/.test(words[0]?.word ?? '')
  return isPlainVerb(next) || !(isLabel || isFunctionWord(next))
}

/** Nouns that take 'to'. */
const pointers: ReadonlySet<string> = new Set(
  `way ways road path key guide chance right answer approach approaches decision effort efforts drive bid race push need opportunity invitation
  journey step steps tip tips reason reasons commitment return access solution solutions response tribute dedication alternative love letter
  introduction gateway welcome thanks plan plans ability grant grants gift gifts donation award loan loans letter letters
  answer contribution devotion approach visit trip transition`.split(/\s+/),
)

/** Whether it is a passive without auxiliary: 'Acme Named Best Employer', 'Acme Hit by Flood'. */
function isPassive(words: Words, index: number): boolean {
  const word = words[index]?.word ?? ''
  return passiveParticiples.has(word) || (words[index + 1]?.word === 'by' && toPresent(word) !== undefined)
}

/** Whether it is an -ing form without 'are': '200 jobs coming to Peoria'. */
function isProgressive(words: Words, index: number): boolean {
  const [before, next] = [words[index - 1]?.word ?? '', words[index + 1]?.word ?? '']
  const isAfterSubject = !isFunctionWord(before) && !isNounAfter(before)
  return (
    isAfterSubject &&
    /^(?:to|in|at|on|for|with|its|their|the)$/.test(next) &&
    isGerund(words[index]?.word ?? '')
  )
}

/** Whether a word in -s is a verb, after a subject and before something else: 'Acme Breaks Record'. */
function isThirdPerson(words: Words, index: number, text: string): boolean {
  const [before, here] = [words[index - 1], words[index]]
  if (!before || !here || !mayBeThirdPerson(here.word) || isNounHere(words, index, text)) return false
  // A possessive ('Halden Tools’ newest drill'), or the end of a label ('Sable Coachworks: A hearse').
  if (/[’':]/.test(text[here.to] ?? '') || isPartOfName(words, index, text)) return false
  // An -ing form has no subject: 'Making ferries quieter'.
  if (index === 1 && isGerund(before.word)) return false
  if (!isUpper(text, here.from) && isUpper(text, before.from)) return !isInPhrase(words, index, text)
  if (text.slice(here.to).trim() === '' || isFunctionWord(before.word)) return false
  return goesOnAsVerb(words, index)
}

/** Whether capitals on both sides make an unknown verb part of a name, where other words are small: 'Halden Tools CEO on the future'. */
function isPartOfName(words: Words, index: number, text: string): boolean {
  const [here, next] = [words[index], words[index + 1]]
  if (!here || !next || !isUpper(text, here.from)) return false
  // A small content word goes on with the same noun: 'the Nordhaven Trams night line'.
  if (!isUpper(text, next.from) && (isFunctionWord(next.word) || isPlainVerb(next.word))) return false
  const isSentenceCase = words.some(
    ({ word, from }) => word.length > 3 && !isFunctionWord(word) && /\p{Ll}/u.test(text[from] ?? ''),
  )
  return (
    isSentenceCase && readVerb(here.word, 'third') === undefined && !isPlainVerb(here.word.replace(/s$/, ''))
  )
}

/** Whether the words are a phrase with a preposition and no known verb: 'a bread line in 3 Ohio cities'. */
function isInPhrase(words: Words, index: number, text: string): boolean {
  let start = index - 1
  while (start > 0 && isUpper(text, words[start - 1]?.from ?? 0)) start -= 1
  if (/^\d/.test(words[start - 1]?.word ?? '')) start -= 1
  const before = words[start - 1]?.word ?? ''
  if (before !== 'to' && !prepositions.has(before)) return false
  const next = words[index + 1]
  if (next === undefined) return true
  return joints.has(next.word) && readVerb(words[index]?.word ?? '', 'third') === undefined
}

const joints: ReadonlySet<string> = new Set(
  'in at of for from with on by to and or near as into through over under across during after before about against than that is are was were'.split(
    ' ',
  ),
)

function goesOnAsVerb(words: Words, index: number): boolean {
  const next = words[index + 1]
  if (!next) return true
  if (toPresent(next.word) !== undefined) return false
  // 'And' joins two nouns in 'Tin Roof Records and the lost tapes', and two verbs in 'grows and hires'.
  if (next.word === 'and' && isFunctionWord(words[index + 2]?.word ?? '')) return false
  return !joints.has(next.word) || !(isLabel(words.slice(0, index)) || isNounBehind(words, index))
}

/** Whether the word is a noun after two others and before a place: 'Free flu shots at the library'. */
function isNounBehind(words: Words, index: number): boolean {
  const word = words[index]?.word ?? ''
  return index > 1 && readVerb(word, 'third') === undefined && !isPlainVerb(word.replace(/e?s$/, ''))
}

function isGerund(word: string): boolean {
  return word.endsWith('ing') && readVerb(word, 'gerund') !== undefined
}

function mayBeThirdPerson(word: string): boolean {
  // Words for people in -s are no verbs, unless listed as one: 'commuters', 'residents'.
  if (isGroup(word) && readVerb(word, 'third') === undefined) return false
  return /[^sui']s$/.test(word) && !/ics$/.test(word) && !isFunctionWord(word) && !pluralNouns.has(word)
}

/** Whether the beginning suggests a label: 'Acme’s Bakery …', 'Bakery for …'. */
function isLabel(words: Words): boolean {
  return words.some(({ word }) => /'s$/.test(word) || isFunctionWord(word))
}

/** Whether a plain verb follows a plural: 'Scientists Develop Oven', 'Ford, Rivian Open Plant'. */
function isPlainAfterSeveral(
  words: Words,
  index: number,
  { isJoined, head }: { isJoined: boolean; head: string },
): boolean {
  const [before, here] = [words[index - 1], words[index]]
  if (!before || !here) return false
  if (index === words.length - 1) return isLastDeed(before.word, here.word)
  // Nothing but a space may be between them.
  if (!isPlainVerb(here.word)) return here.from === before.to + 1 && isDeedOf(words, index)
  // 'the future of kelp feed on farms'.
  if (words[index - 2]?.word === 'of' && !isPlural(before.word)) return isPlural(head)
  if (followsArticle(words, index)) return false
  if (isJoined || isPlural(before.word)) return true
  // 'Nurses at Mercy Hospital approve contract', 'Two Acme hotels in Miami add rooms'.
  return isPlural(head) && !isFunctionWord(before.word) && !isNounAfter(before.word)
}

/** Whether an article makes it a noun: 'Gossamer and the return of the wig', 'a new plant'. */
function followsArticle(words: Words, index: number): boolean {
  const [article = '', before = ''] = [index - 2, index - 1].map((at) => words[at]?.word)
  return determiners.has(before) && (isFunctionWord(before) || isArticle(article))
}

/** Whether it is a past form at the end: 'Nine Acme bakers quit'. */
function isLastDeed(before: string, here: string): boolean {
  return isGroup(before) && isPlainVerb(here)
}

/** Whether people, a word without -s and an object follow each other: 'Barbers shave heads', 'Kite makers ground fleet'. */
function isDeedOf(words: Words, index: number): boolean {
  const [before = '', here = '', next = ''] = [index - 1, index, index + 1].map((at) => words[at]?.word)
  if (!isGroup(before) || /s$/.test(here) || !/^\p{Ll}{3,}$/u.test(here)) return false
  // 'Third graders read below grade level'.
  if (readVerb(here, 'base') !== undefined) return true
  if (isFunctionWord(here)) return false
  return (
    objectStarts.test(next) || !(isFunctionWord(next) || isPresentVerb(next) || toPresent(next) !== undefined)
  )
}

function isPlural(word: string): boolean {
  return /[^su']s$/.test(word) || severalPeople.test(word)
}
