// Reads figures in digits and in words, with their size and the noun they count.

import { findMatches } from '#domain/language/matches.ts'
import { numberWordsPattern, readNumberWords } from '#domain/language/numbers/number-words.ts'

export interface Figure {
  from: number
  to: number
  value: number
  /** "$" or "%", or '' for a plain count. */
  sign: string
  /** As written, with its sign and size. */
  written: string
  /** The words after it that say what it counts. */
  of: ReadonlySet<string>
}

const sizes = new Map(
  Object.entries({
    thousand: 1e3,
    k: 1e3,
    million: 1e6,
    mio: 1e6,
    mn: 1e6,
    m: 1e6,
    billion: 1e9,
    bn: 1e9,
    b: 1e9,
  }),
)
const places = new RegExp(
  `(?<![\\p{L}\\d.,$€£/:@-])(?:(?<currency>[$€£]?)(?<digits>\\d(?:[\\d.,]*\\d)?)(?:(?<size> ?(?:thousand|million|billion|mio|mn|bn|[kKmMbB]))(?!\\p{L}))?(?![\\p{L}\\d/:@-]|[.,]\\d)|(?<words>${numberWordsPattern()})(?![\\p{L}-]))(?<percent> ?%| percent\\b)?`,
  'giu',
)
const behind = /^ (?:of (?:them|these|those|which|whom),? )?(?<first>\p{Ll}{3,})(?: (?<second>\p{Ll}{3,}))?/u
const empty =
  /^(?:and|for|from|with|the|that|this|who|now|not|are|was|were|have|has|per|each|but|because|about|over|under|into|out|more|new|year|last|next|then|all|our|their|its|you|they|when|than|other)$/u
/** Hundreds spoken in short: "two ninety" is 290. */
const hundreds = /^(?<hundred>[\p{L}]+) (?<rest>(?:ten|eleven|twelve|\p{L}+teen|\p{L}+ty)(?:[ -]\p{L}+)?)$/iu
const most = 40

export function findFigures(text: string): Figure[] {
  return findMatches(text, places)
    .slice(0, most)
    .flatMap(({ index, 0: found, groups }) => {
      const { currency = '', digits, size = '', words, percent } = groups ?? {}
      const read = digits === undefined ? readWords(words ?? '') : readDigits(digits)
      if (read === undefined || !Number.isFinite(read) || read <= 0) return []
      const value = Number((read * (sizes.get(size.trim().toLowerCase()) ?? 1)).toPrecision(12))
      const to = index + found.length
      const sign = currency || (percent === undefined ? '' : '%')
      return [{ from: index, to, value, sign, written: found, of: readOf(text.slice(to, to + 60)) }]
    })
}

/** The number for digits with separators: 12,000 and 12.000 are both 12000. */
const readDigits = (digits: string): number =>
  Number(digits.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))

function readWords(words: string): number | undefined {
  const { hundred, rest } = hundreds.exec(words)?.groups ?? {}
  const [high, low] = [hundred, rest].map((part) => (part === undefined ? undefined : readNumberWords(part)))
  if (high !== undefined && low !== undefined && high < 10 && low > 9 && low < 100) return 100 * high + low
  return readNumberWords(words)
}

function readOf(text: string): ReadonlySet<string> {
  const { first, second } = behind.exec(text)?.groups ?? {}
  if (first === undefined || empty.test(first)) return new Set()
  const words = second === undefined || empty.test(second) ? [first] : [first, second]
  return new Set(words.map((word) => word.replace(/s$/, '')))
}

export const isAlike = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => other.has(word))

/** Whether one figure could be mistaken for the other, because they are of similar size. */
export const isClose = (one: number, other: number): boolean =>
  one !== other && one < 3 * other && other < 3 * one

/** The new figure in the form of the old one, which may be spelled out at the start of a sentence. */
export function writeAs(now: Figure, old: Figure): string {
  const text = writeLike(now, old)
  const [first, rest] = [text.charAt(0), text.slice(1)]
  return (/^\p{Lu}/u.test(old.written) ? first.toUpperCase() : first.toLowerCase()) + rest
}

function writeLike(now: Figure, old: Figure): string {
  const isInWords = (figure: Figure) => !/\d/.test(figure.written)
  if (isInWords(old) === isInWords(now) && (now.sign !== '' || old.sign === ''))
    return isInWords(now) && / /.test(now.written) ? (inFull(now) ?? digitsOf(now)) : now.written
  const sign = old.sign === '%' || old.sign === now.sign ? '' : old.sign
  return isInWords(now) ? sign + digitsOf(now) : sign + now.written + (old.sign === '%' ? '%' : '')
}

const digitsOf = ({ value }: Figure): string => value.toLocaleString('en-US')

/** The number in words, where it was spoken in short: "two ninety". */
const inFull = ({ written, value }: Figure): string | undefined =>
  readNumberWords(written) === value ? written : undefined
