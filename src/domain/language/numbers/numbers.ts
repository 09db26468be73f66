// Reads all other numbers: counts, years, ordinals, fractions, number words, and names with figures such as XR-200.
import type { Claims } from '#domain/language/claims.ts'
import type { FactKind, ReadFact } from '#domain/language/fact.ts'
import { findMatches, findMatchesAt } from '#domain/language/matches.ts'
import { figurePattern, isLoneFraction, readFigure, scalePattern } from './figures.ts'
import { numberWordsPattern, ordinalWordsPattern, readNumberWords, readOrdinalWord } from './number-words.ts'
import { nameShare } from './quantities.ts'
import { measureMinus, readSharedUnit, readUnit } from './units.ts'

const unit =
  '(?:GB|MB|TB|kB|kg|g|km|mm|cm|m|ml|L|kWh|MWh|GWh|kW|MW|GW|W|V|mAh|Hz|kHz|MHz|GHz|x|fps|in|ft|lbs?|oz|mph|mg|hrs?|min|°[CF]?)'
const codePattern =
  /(?<![\p{L}\p{N}-])(?:\p{Lu}{1,6}-\d[\p{L}\p{N}]*|(?=[\p{L}\d]*\d)\p{L}[\p{L}\d]*|\d+(?:G|D|K|p|A|B|C))(?:-[\p{Lu}\d]+)*(?![\p{L}\p{N}])/uy
const figuresPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])(?<figure>${figurePattern()})(?:(?<scale>${scalePattern()}|(?:K|M|B|k|bn|mn)(?![\\p{L}\\p{N}]))|(?<ordinal>st|nd|rd|th)(?![\\p{L}])|(?=${unit}(?![\\p{L}]))|(?![\\p{L}\\p{N}]))`,
  'uy',
)
const fractionPattern = /(?<![\d/.,])(\d{1,3})\/(\d{1,3})(?![\d/])/y
const wordsPattern = new RegExp(
  `(?<![\\p{L}-])(?<words>${numberWordsPattern()})(?<share>[ -](?:percent|per cent)\\b| dollars\\b)?(?![\\p{L}])`,
  'iuy',
)
const ordinalPattern = new RegExp(`(?<![\\p{L}])(?:${ordinalWordsPattern()})(?![\\p{L}])`, 'iuy')
// The same pattern without Unicode, eight times as fast on texts that have no such word.
const wordsHint = new RegExp(`(?<![a-z])(?:${numberWordsPattern()})`, 'gi')
const ordinalHint = new RegExp(`(?<![a-z])(?:${ordinalWordsPattern()})`, 'gi')
const letterOrFigure = /[\p{L}\p{N}-]/u

type Add = (match: RegExpExecArray, kind: FactKind, needs: string[], more?: Extra) => void

type Extra = { isSoft?: boolean; gives?: readonly string[]; minus?: number; unit?: number }

/** Reads all numbers that are no date, time or amount, and takes their places. */
export function readNumbers(text: string, claims: Claims): ReadFact[] {
  const facts: ReadFact[] = []
  const add: Add = (
    match,
    kind,
    needs,
    { isSoft = false, gives: lent = needs, minus = 0, unit = 0 } = {},
  ) => {
    const [from, to] = [match.index - minus, match.index + match[0].length + unit]
    if (!claims.isFree(from, to)) return
    claims.take(from, to)
    const gives = lent.flatMap((need) => [need, ...listYears(need, match[0])])
    facts.push({
      kind,
      text: text.slice(from, to),
      from,
      to,
      key: needs.join(' '),
      needs,
      gives,
      ...(isSoft ? { isSoft } : {}),
    })
  }
  for (const match of findMatchesAt(text, codePattern, listFigureWords(text, claims))) addCode(match, add)
  for (const match of findMatchesAt(text, fractionPattern, claims.figures)) {
    // 'around the clock' is no count.
    add(match, 'number', [readFraction(match)], { isSoft: match[0] === '24/7' })
  }
  for (const match of findMatchesAt(text, figuresPattern, claims.figures)) addFigure(match, add)
  for (const match of findMatchesAt(text, wordsPattern, findPlaces(text, wordsHint))) addWords(match, add)
  for (const match of findMatchesAt(text, ordinalPattern, findPlaces(text, ordinalHint))) {
    const value = readOrdinalWord(match[0]) ?? 0
    add(match, 'number', [`ordinal:${value}`], { isSoft: value < 3 })
  }
  return facts
}

function findPlaces(text: string, hint: RegExp): number[] {
  return findMatches(text, hint).map(({ index }) => index)
}

/** The places where words that contain a figure begin. */
function listFigureWords(text: string, { figures }: Claims): number[] {
  const starts: number[] = []
  let read = 0
  for (const figure of figures) {
    let start = figure
    while (start > read && letterOrFigure.test(text[start - 1] ?? '')) start--
    // The word was found from an earlier figure in it.
    if (start > read || read === 0) starts.push(start)
    read = figure
  }
  return starts
}

function addCode(match: RegExpExecArray, add: Add): void {
  add(match, 'number', [`code:${match[0].toLowerCase().replaceAll('-', '')}`])
}

function addFigure(match: RegExpExecArray, add: Add): void {
  const { figure = '', scale, ordinal } = match.groups ?? {}
  const size = readFigure(figure, scale)
  if (ordinal !== undefined) {
    add(match, 'number', [`ordinal:${size}`])
    return
  }
  if (isLoneFraction(figure) && scale === undefined) {
    add(match, 'number', [nameShare(size)])
    return
  }
  const minus = measureMinus(match.input, match.index)
  const { needs, ...measured } = measure(minus > 0 ? -size : size, match)
  const isYear = scale === undefined && /^(?:19|20)\d\d$/.test(figure) && measured.unit === 0
  add(match, isYear ? 'date' : 'number', needs, { ...measured, minus })
}

type Measured = { needs: string[]; gives: string[]; unit: number }

/** The keys a number needs and gives: with a unit it needs the same unit, but gives the bare number, too. */
function measure(value: number, { input, index, 0: written }: RegExpExecArray): Measured {
  const number = `number:${value}`
  const to = index + written.length
  const unit = readUnit(input, to)
  if (unit === undefined) {
    const shared = readSharedUnit(input, to)
    const gives = shared === undefined ? [number] : [number, `measure:${value} ${shared.name}`]
    // '4.5m' may be meters or millions.
    if (input[to] === 'm') gives.push(`number:${readFigure(String(value), 'm')}`)
    return { needs: [number], gives, unit: 0 }
  }
  if (unit.name === 'times') return { needs: [number], gives: [number, `times:${value}`], unit: unit.length }
  const measured = `measure:${value} ${unit.name}`
  return { needs: [measured], gives: [measured, number], unit: unit.length }
}

/** The key of a fraction: '2/3' is a share; others stay as written. */
function readFraction([written, part, whole]: RegExpExecArray): string {
  const [count, size] = [Number(part), Number(whole)]
  return count < size && size <= 10 ? nameShare(count / size) : `fraction:${written}`
}

function addWords(match: RegExpExecArray, add: Add): void {
  const { words = '', share } = match.groups ?? {}
  const value = readNumberWords(words)
  if (value === undefined) return
  // 'Fifty percent' also supports 'half'.
  if (share?.includes('cent'))
    add(match, 'percentage', [`percent:${value}`], { gives: [`percent:${value}`, nameShare(value / 100)] })
  else if (share !== undefined) add(match, 'amount', [`usd:${value}`])
  else {
    const { needs, ...measured } = measure(value, match)
    // 'one' is often a pronoun.
    add(match, 'number', needs, { ...measured, isSoft: value === 1 })
  }
}

function listYears(need: string, written: string): string[] {
  return /^(?:1[5-9]|20|21)\d\d$/.test(written) ? [need.replace('number:', 'year:')] : []
}
