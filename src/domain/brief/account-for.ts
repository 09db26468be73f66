// Sorts the lines of the notes by what became of them in the draft: used, used in part, not used, not understood, or kept out.

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
  /** Lines of facts, quotes, contacts and embargoes that the draft contains. */
  used: string[]
  /** Lines of which the draft contains some pieces, with the missing ones. */
  usedInPart: { text: string; missing: string }[]
  /** Lines of which the draft contains nothing. */
  notUsed: string[]
  /** Lines whose class is unsure: listed apart, so that a person can decide. */
  notUnderstood: string[]
  keptOut: { text: string; kind: LineKind }[]
}

/** A line counts as used when the draft has all its facts, every figure beside the noun it counts, and this share of its words. */
const leastShare = 0.75
/** The share that each piece between two commas needs. */
const leastPieceShare = 0.5

/** `draft` is HTML of the editor or plain text. */
export function accountFor(lines: readonly AccountLine[], draft: string): BriefAccount {
  const account: BriefAccount = { used: [], usedInPart: [], notUsed: [], notUnderstood: [], keptOut: [] }
  const habit = hasContinentalHabit(lines.map(({ text }) => text).join('\n'))
  const plain = inFullWords(toPlainText(draft))
  const isUsed = createUseTest(plain, habit)
  const findMissing = createPartReader(withDigits(evenForms(plain)))
  for (const line of lines) {
    const { text, kind } = line
    if (kind === 'unsure') account.notUnderstood.push(text)
    else if (!mayPrint(kind)) account.keptOut.push({ text, kind })
    else if (isUsed(line)) account.used.push(text)
    else addUnused(account, line, findMissing(withAmericanFigures(inFullWords(text), habit)))
  }
  return account
}

/** Adds a line that the draft lacks. Only a fact can be used in part; a quotation, a contact or an embargo is used or not. */
function addUnused(account: BriefAccount, { text, kind }: AccountLine, missing: string | undefined): void {
  if (kind !== 'fact' || missing === undefined) account.notUsed.push(text)
  else account.usedInPart.push({ text, missing })
}

function createUseTest(draft: string, habit: boolean): (line: AccountLine) => boolean {
  const material = new Material([readText(draft)])
  const even = withDigits(evenForms(draft))
  const words = new Set(canonicalWords(even).map(withoutFinalS))
  const run = new WordIndex(canonicalWords(draft))
  const figures = listFigures(even)
  const release = /^.*\bembargoed\b.*$/im.exec(draft)?.[0] ?? ''
  const hasMost = (text: string, least: number) => {
    const own = canonicalWords(text).filter((word) => word.length > 3 || /\d/.test(word))
    return own.filter((word) => words.has(withoutFinalS(word))).length >= own.length * least
  }
  // "VAT.", "and it's pay what you can": where every word is short or small, all of them count.
  const hasShort = (text: string) => {
    const all = canonicalWords(text.replace(opening, ''))
    return all.some((word) => word.length > 3 && !isFunctionWord(word)) || run.hasRun(all)
  }
  const isFactUsed = (line: string) => {
    const told = withDigits(evenForms(line))
    if (findUnsupported(line, material).length > 0 || !isCounted(told, figures) || !hasShort(line))
      return false
    // The comma tells that "Wash." is a state.
    return (
      hasMost(told, leastShare) &&
      told.split(/(?=[,;] )| [–—-] /).every((piece) => hasMost(piece, leastPieceShare))
    )
  }
  return ({ text, value, kind }) => {
    const told = withAmericanFigures(
      inFullWords(readNeeded(text, value)).replace(openingGreeting, '').replace(fillers, ''),
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
        return isContactUsed(told, draft)
      case 'quote':
        return isQuoteUsed(told, run, material) ?? isDictationUsed(text, run, material) ?? isFactUsed(told)
      default:
        return isFactUsed(told)
    }
  }
}

/** The words the draft must have: the value after the label, and any sentence before the label ("Founded 1994. Why now: she retires"). */
function readNeeded(text: string, value: string | undefined): string {
  const before = value !== undefined && text.endsWith(value) ? text.slice(0, -value.length) : ''
  return value === undefined || /[.!?] \p{Lu}/u.test(before) ? text.replace(label, '') : value
}

/** Filler words at the start of a line: "so basically Acme is moving". */
const fillers = /^(?:(?:so|basically|okay|ok|well|anyway|right|um+|uh+|yeah),? ){1,3}(?=\S)/iu
/** Words that a clause begins with and a draft leaves out. */
const opening = /^(?:(?:and|so|but|plus|also|it[’']s|it is|that[’']s|there[’']s)\s+)+/iu
/** The reason behind an embargo, which is news: "Not before Thursday, 8 p.m., when the prize is handed over in Bergen". */
const occasion = /,? (?:when|because|since) [^\n]+/iu

const losesName = (clause: string, material: Material): boolean =>
  clause !== '' && findUnsupported(clause, material).some(({ kind }) => kind === 'name')

/** The word without its final s, so that "We know" matches "Acme knows" and "pot" matches "pots". */
const withoutFinalS = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '')

/** Forms that notes shorten and a draft writes in full: "don't", "$48.5M", "40k". */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})n[’']t(?!\p{L})/gu, ' not'],
  [/(?<=\p{L})[’'](?:re|ll|ve|d|m)(?!\p{L})/gu, ''],
  [/(?<=\d) ?(?:[Mm]|mn|Mio\.?|mio\.?)(?![\p{L}\d])/gu, ' million'],
  [/ \+ (?=\p{L})/gu, ' and '],
  // "A team of 34" means the same as "we're 34 people".
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

/** Writes times in one form: "19:15", "7.15pm" and "7:15 p.m." become the same. */
function withEvenTimes(text: string): string {
  return text
    .replaceAll(halfDay, (_, hour: string, minute: string | undefined, half: string) => {
      const late = half.toLowerCase() === 'p' ? 12 : 0
      return `${String((Number(hour) % 12) + late)}:${minute ?? '00'}`
    })
    .replaceAll(wholeDay, (_, hour: string, minute: string) => `${String(Number(hour))}:${minute}`)
}

const spelledOut = new RegExp(`^(?:${numberWordsPattern()})(?![\\p{L}-])`, 'iu')

/** Turns spelled-out numbers at the start of a sentence into figures: "Forty-six beds" becomes "46 beds". */
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

/** A figure with the word or figure right after it: "94 volunteers", "30 of", "2 h". A word after a comma doesn't count. */
const figureWithNoun =
  /(?<![\p{L}\d.,])(?<figure>\d(?:[\d.,]*\d)?)(?=(?:[^\p{L}\d\n,;]{0,3}(?<of>\p{L}+|\d[\d.,]*))?)/gu
const digitsOf = (figure: string): string => figure.replaceAll(/\D/g, '')

interface Figures {
  alone: ReadonlySet<string>
  pairs: ReadonlySet<string>
}

function listFigures(text: string): Figures {
  const alone = new Set<string>()
  const pairs = new Set<string>()
  for (const { groups } of text.matchAll(new RegExp(figureWithNoun, 'gu'))) {
    const digits = digitsOf(groups?.figure ?? '')
    alone.add(digits)
    pairs.add(`${digits} ${stemOf(groups?.of)}`)
  }
  return { alone, pairs }
}

/** Whether the draft has every figure of the line, with the same noun after it: "94 volunteers". */
function isCounted(line: string, { alone, pairs }: Figures): boolean {
  return Array.from(line.matchAll(new RegExp(figureWithNoun, 'gu'))).every(({ groups }) => {
    const digits = digitsOf(groups?.figure ?? '')
    const of = groups?.of ?? ''
    // A draft may spell out one to nine, and may write dates and times in another form.
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
 * Whether the draft has every quoted sentence word for word, and the figures and dates around the quotation ("she has been with us for 22 years").
 * Undefined when the line has no quotation marks.
 */
function isQuoteUsed(line: string, draft: WordIndex, material: Material): boolean | undefined {
  const quoted = findQuotations(line)
  const said = quoted.flatMap(({ inner }) => splitSentences(inner))
  if (said.length === 0) return undefined
  if (!said.every(({ text }) => draft.hasRun(canonicalWords(text)))) return false
  const around = quoted.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, line)
  return !losesFigure(around, material)
}

/** Whether the draft lacks a figure or date from the same line as the quotation. The other words there may be rephrased. */
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

/** The same for dictated words without quotation marks; undefined when the line has none. */
function isDictationUsed(line: string, draft: WordIndex, material: Material): boolean | undefined {
  const dictated = findDictation(line)
  if (dictated === undefined) return undefined
  const isSaid = splitSentences(dictated.words).every(({ text }) => draft.hasRun(canonicalWords(text)))
  const around = `${dictated.lead.text} ${line.slice(dictated.end)}`
  return isSaid && !losesFigure(around, material)
}

/** Whether the draft has the addresses or the phone number of a contact line; its other words don't matter. */
function isContactUsed(line: string, draft: string): boolean {
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
