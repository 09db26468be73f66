// Whether a headline says what happens. Verbs cannot all be listed, so a word on -s where a verb belongs counts as one, and so does
// a plain verb after several subjects: a label that passes costs less than a warning on a sound headline.
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
/** 'Carla Diaz Named CEO': what happened to the subject, in the way headlines tell it. */
const passiveParticiples: ReadonlySet<string> = new Set(
  `named appointed honored recognized selected awarded ranked chosen elected nominated listed approved certified accredited
inducted promoted given rated voted crowned cited tapped cleared charged fined sued indicted`.split(/\s+/),
)
const severalPeople = /^(?:people|police|women|men|children|staff|crews|alumni)$/

type Words = Paragraph['words']

const prepositions: ReadonlySet<string> = new Set(
  'in at of from for near on with by across without'.split(' '),
)

/** 'Truck that sells onions': what the truck does is no news. */
const relatives: ReadonlySet<string> = new Set(['that', 'which', 'who'])

/** The verb after 'that', and the noun after that verb. */
function isInRelative(words: Words, index: number): boolean {
  return [index - 1, index - 2].some((at) => relatives.has(words[at]?.word ?? ''))
}

/** Whether a word after the first is a verb in the present, or may be one. */
export function hasPredicate({ text, words }: Paragraph): boolean {
  const joint = text.search(/,|&|\band\b/)
  // What the headline is about: the noun before the first preposition.
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

/** Whether the word, given its neighbors, is the verb; undefined if only its subject can tell. */
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

/** 'Acme’s plans', 'big changes': a noun, whatever verb it might be. */
function isNounAfter(before: string): boolean {
  return before.endsWith("'s") || determiners.has(before)
}

/** What a company offers, makes or holds as often as it does it. */
const things: ReadonlySet<string> = new Set(
  `tests plans works offers orders reports reviews shows tours updates releases launches programs supports returns awards grants places
  services leads ranks names shares marks moves charges changes increases transfers challenges charts tracks bids targets studies`.split(
    /\s+/,
  ),
)

/** 'Soil tests for farmers', 'the sale of Tannery Works by Marlow': a thing with its describing word before it and a preposition after it. */
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

/** What is done 'of' something, and is never a thing. */
const speaksOf: ReadonlySet<string> = new Set(
  'warns tells learns hears disposes approves boasts dreams thinks complains accuses assures informs notifies reminds convicts rids strips cures clears'.split(
    ' ',
  ),
)

const objectStarts = /^(?:an?|the|its|their|his|her|\d.*|one|two|three|four|five|six|seven|eight|nine|ten)$/

/** 'Baridi Fresh adds 40 rooms': a capital before a small letter makes a name of the adjective, and so does the object after the verb. */
function isNounHere(words: Words, index: number, text: string): boolean {
  const [before, here, next] = [words[index - 1], words[index], words[index + 1]]
  if (before === undefined || here === undefined || !isNounAfter(before.word)) return false
  // The first word has its capital anyway.
  if (index === 1) return true
  const isOwner = before.word.endsWith("'s")
  const isNamePart =
    isUpper(text, before.from) && (!isUpper(text, here.from) || objectStarts.test(next?.word ?? ''))
  return isOwner || !isNamePart || isFunctionWord(before.word)
}

function isUpper(text: string, at: number): boolean {
  return /\p{Lu}/u.test(text[at] ?? '')
}

/** 'Alder Foods’ launch', 'the workers’ vote': a noun follows the owner. */
function isOwned(words: Words, index: number, text: string): boolean {
  const before = words[index - 1]
  return before !== undefined && /^[’'] $/.test(text.slice(before.to, before.to + 2))
}

/** 'Acme to open plant' tells news; 'A better way to recycle' and 'Our commitment to clean water' are labels. */
function isPromise(words: Words, index: number, text: string): boolean {
  const [before = '', next = ''] = [index - 1, index + 1].map((at) => words[at]?.word)
  if (pointers.has(before) || next === '') return false
  // 'A grant to Idaho schools': among small words a capital makes a name.
  const [here, then] = [words[index - 1], words[index + 1]]
  if (/\p{Ll}/u.test(text[here?.from ?? 0] ?? '') && /\p{Lu}/u.test(text[then?.from ?? 0] ?? '')) return false
  const isLabel = /^(?:a|an|the|our|your|how|why|my|from|inside|behind|beyond)$/.test(words[0]?.word ?? '')
  return isPlainVerb(next) || !(isLabel || isFunctionWord(next))
}

/** Nouns that 'to' belongs to. */
const pointers: ReadonlySet<string> = new Set(
  `way ways road path key guide chance right answer approach approaches decision effort efforts drive bid race push need opportunity invitation
  journey step steps tip tips reason reasons commitment return access solution solutions response tribute dedication alternative love letter
  introduction gateway welcome thanks plan plans ability grant grants gift gifts donation award loan loans letter letters
  answer contribution devotion approach visit trip transition`.split(/\s+/),
)

/** Without an auxiliary, as headlines have it: 'Acme Named Best Employer', 'Acme Hit by Flood'. */
function isPassive(words: Words, index: number): boolean {
  const word = words[index]?.word ?? ''
  return passiveParticiples.has(word) || (words[index + 1]?.word === 'by' && toPresent(word) !== undefined)
}

/** '200 jobs coming to Peoria': headlines leave out the 'are'. */
function isProgressive(words: Words, index: number): boolean {
  const [before, next] = [words[index - 1]?.word ?? '', words[index + 1]?.word ?? '']
  const isAfterSubject = !isFunctionWord(before) && !isNounAfter(before)
  return (
    isAfterSubject &&
    /^(?:to|in|at|on|for|with|its|their|the)$/.test(next) &&
    isGerund(words[index]?.word ?? '')
  )
}

/** 'Acme Breaks Record': a word on -s after its subject, with something after it. */
function isThirdPerson(words: Words, index: number, text: string): boolean {
  const [before, here] = [words[index - 1], words[index]]
  if (!before || !here || !mayBeThirdPerson(here.word) || isNounHere(words, index, text)) return false
  // 'Halden Tools’ newest drill': an owner.
  // 'Sable Coachworks: A hearse': what a colon ends.
  if (/[’':]/.test(text[here.to] ?? '') || isPartOfName(words, index, text)) return false
  // 'Making ferries quieter': what is being made, and nobody does it.
  if (index === 1 && isGerund(before.word)) return false
  if (!isUpper(text, here.from) && isUpper(text, before.from)) return !isInPhrase(words, index, text)
  if (text.slice(here.to).trim() === '' || isFunctionWord(before.word)) return false
  return goesOnAsVerb(words, index)
}

/** 'Halden Tools CEO on the future': where other words are small, capitals on both sides make a name of what no verb is known for. */
function isPartOfName(words: Words, index: number, text: string): boolean {
  const [here, next] = [words[index], words[index + 1]]
  if (!here || !next || !isUpper(text, here.from)) return false
  // 'the Nordhaven Trams night line': a lowercase word that is neither a function word nor a verb is part of the same noun.
  if (!isUpper(text, next.from) && (isFunctionWord(next.word) || isPlainVerb(next.word))) return false
  const isSentenceCase = words.some(
    ({ word, from }) => word.length > 3 && !isFunctionWord(word) && /\p{Ll}/u.test(text[from] ?? ''),
  )
  return (
    isSentenceCase && readVerb(here.word, 'third') === undefined && !isPlainVerb(here.word.replace(/s$/, ''))
  )
}

/** 'a bread line in 3 Ohio cities': the names before it belong to a preposition, and no verb that anybody knows has an object after it. */
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
  // 'Tin Roof Records and the lost tapes' joins two things, 'grows and hires' two deeds.
  if (next.word === 'and' && isFunctionWord(words[index + 2]?.word ?? '')) return false
  return !joints.has(next.word) || !(isLabel(words.slice(0, index)) || isNounBehind(words, index))
}

/** 'Free flu shots at the library': two words before it and a place after it, and no verb that anybody knows. */
function isNounBehind(words: Words, index: number): boolean {
  const word = words[index]?.word ?? ''
  return index > 1 && readVerb(word, 'third') === undefined && !isPlainVerb(word.replace(/e?s$/, ''))
}

function isGerund(word: string): boolean {
  return word.endsWith('ing') && readVerb(word, 'gerund') !== undefined
}

function mayBeThirdPerson(word: string): boolean {
  // 'commuters' and 'residents' are people, unless a verb is known that ends so.
  if (isGroup(word) && readVerb(word, 'third') === undefined) return false
  return /[^sui']s$/.test(word) && !/ics$/.test(word) && !isFunctionWord(word) && !pluralNouns.has(word)
}

/** 'Acme’s Bakery …' and 'Bakery for …' continue without a verb more often than not. */
function isLabel(words: Words): boolean {
  return words.some(({ word }) => /'s$/.test(word) || isFunctionWord(word))
}

/** 'Scientists Develop Oven', 'Ford, Rivian Open Plant'. */
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

/** 'Gossamer and the return of the wig', 'a new plant': a noun after its article. */
function followsArticle(words: Words, index: number): boolean {
  const [article = '', before = ''] = [index - 2, index - 1].map((at) => words[at]?.word)
  return determiners.has(before) && (isFunctionWord(before) || isArticle(article))
}

/** 'Nine Acme bakers quit'. */
function isLastDeed(before: string, here: string): boolean {
  return isGroup(before) && isPlainVerb(here)
}

/** 'Barbers shave heads', 'Kite makers ground fleet': people, a word without -s, and what they do it to. */
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
