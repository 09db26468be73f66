// Accounts for every line of the notes: told in the draft, not used yet, not understood, or kept out.

import { findDictation } from '#domain/brief/speech/dictation.ts'
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { Material } from '#domain/facts/material.ts'
import { createPartReader } from '#domain/facts/told-in-part.ts'
import { findAddresses } from '#domain/language/addresses.ts'
import { hasContinentalHabit } from '#domain/language/continental-numbers.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { withAmericanFigures } from '#domain/language/numbers/american-figures.ts'
import { numberWordsPattern, readNumberWords } from '#domain/language/numbers/number-words.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { readText } from '#domain/language/reading.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { canonicalWords, WordIndex } from '#domain/language/words.ts'
import { inFullWords } from '#domain/text/full-words.ts'
import { openingGreeting } from './cues/furniture-cues.ts'
import { type LineKind, mayPrint } from './unit.ts'

/** A line of the notes with its class; `value` is what follows its label. */
export interface AccountLine {
  text: string
  kind: LineKind
  value?: string | undefined
}

/** Each line of the notes is in exactly one of the lists, in the order of the notes. */
export interface BriefAccount {
  /** Facts, quotes, contacts and embargoes that the draft tells. */
  used: string[]
  /** Those of which it tells some pieces, with those that are missing. */
  usedInPart: { text: string; missing: string }[]
  /** Those of which it tells nothing. */
  notUsed: string[]
  /** Lines whose class is unsure: offered with what is not used yet, and marked as not understood. */
  notUnderstood: string[]
  keptOut: { text: string; kind: LineKind }[]
}

/** A line counts as told when all its facts are there, every figure beside the word it counts, and most of its words. */
const share = 0.75
/** Of each piece between commas. */
const pieceShare = 0.5

/** `draft` is HTML of the editor or plain text. */
export function accountFor(lines: readonly AccountLine[], draft: string): BriefAccount {
  const account: BriefAccount = { used: [], usedInPart: [], notUsed: [], notUnderstood: [], keptOut: [] }
  const habit = hasContinentalHabit(lines.map(({ text }) => text).join('\n'))
  const plain = inFullWords(toPlainText(draft))
  const isTold = createReader(plain, habit)
  const findMissing = createPartReader(withDigits(evenForms(plain)))
  for (const line of lines) {
    const { text, kind } = line
    if (kind === 'unsure') account.notUnderstood.push(text)
    else if (!mayPrint(kind)) account.keptOut.push({ text, kind })
    else if (isTold(line)) account.used.push(text)
    else addUntold(account, line, findMissing(withAmericanFigures(inFullWords(text), habit)))
  }
  return account
}

/** Only facts have pieces: a quotation, a contact and an embargo are one thing each. */
function addUntold(account: BriefAccount, { text, kind }: AccountLine, missing: string | undefined): void {
  if (kind !== 'fact' || missing === undefined) account.notUsed.push(text)
  else account.usedInPart.push({ text, missing })
}

function createReader(draft: string, habit: boolean): (line: AccountLine) => boolean {
  const material = new Material([readText(draft)])
  const even = withDigits(evenForms(draft))
  const words = new Set(canonicalWords(even).map(bareOf))
  const run = new WordIndex(canonicalWords(draft))
  const figures = listFigures(even)
  const release = /^.*\bembargoed\b.*$/im.exec(draft)?.[0] ?? ''
  const hasMost = (text: string, least: number) => {
    const own = canonicalWords(text).filter((word) => word.length > 3 || /\d/.test(word))
    return own.filter((word) => words.has(bareOf(word))).length >= own.length * least
  }
  // "VAT.", "and it's pay what you can": where every word is short or small, all of them count.
  const hasShort = (text: string) => {
    const all = canonicalWords(text.replace(opening, ''))
    return all.some((word) => word.length > 3 && !isFunctionWord(word)) || run.hasRun(all)
  }
  const isFactTold = (line: string) => {
    const told = withDigits(evenForms(line))
    if (findUnsupported(line, material).length > 0 || !isCounted(told, figures) || !hasShort(line))
      return false
    // The comma tells that "Wash." is a state.
    return (
      hasMost(told, share) && told.split(/(?=[,;] )| [–—-] /).every((piece) => hasMost(piece, pieceShare))
    )
  }
  return ({ text, value, kind }) => {
    const told = withAmericanFigures(
      inFullWords(readOwn(text, value)).replace(openingGreeting, '').replace(fillers, ''),
      habit,
    )
    switch (kind) {
      case 'embargo':
        return (
          release !== '' &&
          (told.match(/\d+/g) ?? []).some((figure) => release.includes(String(Number(figure)))) &&
          !losesName(occasion.exec(told)?.[0] ?? '', material)
        )
      case 'contact':
        return isContactTold(told, draft)
      case 'quote':
        return isQuoteTold(told, run, material) ?? isDictationTold(text, run, material) ?? isFactTold(told)
      default:
        return isFactTold(told)
    }
  }
}

/** "Founded 1994. Why now: she wanted a successor": what a sentence before the label tells counts, too. */
function readOwn(text: string, value: string | undefined): string {
  const before = value !== undefined && text.endsWith(value) ? text.slice(0, -value.length) : ''
  return value === undefined || /[.!?] \p{Lu}/u.test(before) ? text.replace(label, '') : value
}

/** "so basically Acme is moving" */
const fillers = /^(?:(?:so|basically|okay|ok|well|anyway|right|um+|uh+|yeah),? ){1,3}(?=\S)/iu
/** What a clause begins with that a draft leaves out. */
const opening = /^(?:(?:and|so|but|plus|also|it[’']s|it is|that[’']s|there[’']s)\s+)+/iu
/** "Not before Thursday, 8 p.m., when the prize is handed over in Bergen": what happens then is news. */
const occasion = /,? (?:when|because|since) [^\n]+/iu

const losesName = (clause: string, material: Material): boolean =>
  clause !== '' && findUnsupported(clause, material).some(({ kind }) => kind === 'name')

/** "We know" and "Acme knows", "pot" and "pots". */
const bareOf = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '')

/** What a draft writes in full and notes in short: "don't", "$48.5M", "40k". */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})n[’']t(?!\p{L})/gu, ' not'],
  [/(?<=\p{L})[’'](?:re|ll|ve|d|m)(?!\p{L})/gu, ''],
  [/(?<=\d) ?(?:[Mm]|mn|Mio\.?|mio\.?)(?![\p{L}\d])/gu, ' million'],
  [/ \+ (?=\p{L})/gu, ' and '],
  // "We're 34 people" is a team of 34, and 34 employees.
  [/\bteam of (?<count>\d[\d,]*)/g, '$<count> people'],
  [/(?<=\d )(?:employees|staff|workers|persons)\b/g, 'people'],
  [/\bH1\b/g, 'first half'],
  [/\bH2\b/g, 'second half'],
  [/(?<=\d) ?(?:B|bn|Mrd\.?)(?![\p{L}\d])/gu, ' billion'],
  [/(?<=(?<![\d.,])\d{1,3})[kK](?![\p{L}\d])/gu, ',000'],
]

const evenForms = (text: string): string =>
  shortForms.reduce((even, [short, full]) => even.replaceAll(short, full), withEvenTimes(text))

const halfDay = /(?<![\d.:])(?<hour>1[0-2]|0?[1-9])(?:[:.](?<minute>[0-5]\d))? ?(?<half>[ap])\.?m\b\.?/giu
const wholeDay = /(?<![\d.:])(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?![\d:])/gu

/** "19:15", "7.15pm" and "7:15 p.m." are one time. */
function withEvenTimes(text: string): string {
  return text
    .replaceAll(halfDay, (_, hour: string, minute: string | undefined, half: string) => {
      const late = half.toLowerCase() === 'p' ? 12 : 0
      return `${String((Number(hour) % 12) + late)}:${minute ?? '00'}`
    })
    .replaceAll(wholeDay, (_, hour: string, minute: string) => `${String(Number(hour))}:${minute}`)
}

const spelledOut = new RegExp(`^(?:${numberWordsPattern()})(?![\\p{L}-])`, 'iu')

/** A number that begins a sentence is spelled out there: "Forty-six beds" are the 46 beds of the notes. */
export function withDigits(draft: string): string {
  const pieces: string[] = []
  let end = 0
  for (const { from, text } of splitSentences(draft)) {
    const words = spelledOut.exec(text)?.[0] ?? ''
    const value = words === '' ? undefined : readNumberWords(words)
    if (value === undefined || value < 10) continue
    pieces.push(draft.slice(end, from), String(value))
    end = from + words.length
  }
  return pieces.join('') + draft.slice(end)
}

/** A figure with the word or figure after it, up to three characters apart: '30 of', '94 volunteers', '2 h'. What follows a comma isn't counted. */
const counted =
  /(?<![\p{L}\d.,])(?<figure>\d(?:[\d.,]*\d)?)(?=(?:[^\p{L}\d\n,;]{0,3}(?<of>\p{L}+|\d[\d.,]*))?)/gu
const digitsOf = (figure: string): string => figure.replaceAll(/\D/g, '')

interface Figures {
  alone: ReadonlySet<string>
  pairs: ReadonlySet<string>
}

function listFigures(text: string): Figures {
  const alone = new Set<string>()
  const pairs = new Set<string>()
  for (const { groups } of text.matchAll(new RegExp(counted, 'gu'))) {
    const digits = digitsOf(groups?.figure ?? '')
    alone.add(digits)
    pairs.add(`${digits} ${stemOf(groups?.of)}`)
  }
  return { alone, pairs }
}

/** Written in figures, each is in the draft; one that counts something small letters name is beside it. */
function isCounted(line: string, { alone, pairs }: Figures): boolean {
  return Array.from(line.matchAll(new RegExp(counted, 'gu'))).every(({ groups }) => {
    const digits = digitsOf(groups?.figure ?? '')
    const of = groups?.of ?? ''
    // One to nine are words in a newsroom, and dates and times have forms of their own.
    if (digits.length < 2 || !/^\p{Ll}{4,}$/u.test(of) || otherForm.test(of))
      return digits.length < 2 || alone.has(digits) || otherForm.test(of)
    return pairs.has(`${digits} ${stemOf(of)}`)
  })
}

const otherForm =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|euros?|pounds?|dollars?|million|billion|thousand|percent|cent|hours?|oclock)$/i
const stemOf = (word = ''): string => word.toLowerCase().slice(0, 4)

const label = /^\p{L}[\p{L} ]{1,30}:\s/u

/**
 * Every sentence between quotation marks is there word for word, and so are the facts around them ("she has been with us for 22 years").
 * Undefined when there are no marks.
 */
function isQuoteTold(line: string, draft: WordIndex, material: Material): boolean | undefined {
  const quoted = findQuotations(line)
  const said = quoted.flatMap(({ inner }) => splitSentences(inner))
  if (said.length === 0) return undefined
  if (!said.every(({ text }) => draft.hasRun(canonicalWords(text)))) return false
  const around = quoted.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, line)
  return !losesFigure(around, material)
}

/** How a speaker is introduced is the draft's own; a figure or a day beside the words is a fact. */
const losesFigure = (around: string, material: Material): boolean =>
  findUnsupported(around, material).some(({ kind }) => figureKinds.has(kind))

const figureKinds: ReadonlySet<string> = new Set([
  'number',
  'amount',
  'percentage',
  'date',
  'time',
  'address',
])

/** The same for words without marks after whoever says them; undefined when there are none. */
function isDictationTold(line: string, draft: WordIndex, material: Material): boolean | undefined {
  const dictated = findDictation(line)
  if (dictated === undefined) return undefined
  const isSaid = splitSentences(dictated.words).every(({ text }) => draft.hasRun(canonicalWords(text)))
  const around = `${dictated.lead.text} ${line.slice(dictated.end)}`
  return isSaid && !losesFigure(around, material)
}

/** Whoever can be reached by the draft is in it, whatever else the line says. */
function isContactTold(line: string, draft: string): boolean {
  const addresses = findAddresses(line).map(({ text }) => text)
  const plain = draft.toLowerCase()
  if (addresses.length > 0) return addresses.every((address) => plain.includes(address.toLowerCase()))
  const phone = /\+?\d[\d() ./-]{6,}\d/.exec(line)?.[0]
  return phone === undefined ? findUnsupported(line, draft).length === 0 : draft.includes(phone)
}

const blockTag = /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|hr|br)(?:\s[^<>]*)?>/gi
const otherTag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/gi
const entities: readonly (readonly [string, string])[] = [
  ['&nbsp;', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
]

function toPlainText(draft: string): string {
  const text = draft.replaceAll(blockTag, '\n').replaceAll(otherTag, '')
  return text === draft
    ? text
    : entities.reduce((decoded, [entity, sign]) => decoded.replaceAll(entity, sign), text)
}
