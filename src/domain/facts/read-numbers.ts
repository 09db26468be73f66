// Every other number: counts, years, ordinals, fractions, number words, and names with figures such as XR-200.
import type { Claims } from './claims.ts'
import type { FactKind, ReadFact } from './fact.ts'
import { figurePattern, readFigure, scalePattern } from './figures.ts'
import { findMatches, findMatchesAt } from './matches.ts'
import { numberWordsPattern, ordinalWordsPattern, readNumberWords, readOrdinalWord } from './number-words.ts'

const unit =
  '(?:GB|MB|TB|kB|kg|g|km|mm|cm|m|ml|L|kWh|MWh|GWh|kW|MW|GW|W|V|mAh|Hz|kHz|MHz|GHz|x|fps|in|ft|lbs?|oz|mph|mg|hrs?|min|°[CF]?)'
const codePattern =
  /(?<![\p{L}\p{N}-])(?:\p{Lu}{1,6}-\d+[\p{L}\p{N}]*|(?=[\p{L}\d]*\d)\p{L}[\p{L}\d]*|\d+(?:G|D|K|p|A|B|C))(?:-[\p{Lu}\d]+)*(?![\p{L}\p{N}])/uy
const figuresPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,/]|\\d-(?=\\d{3}))(?<figure>${figurePattern()})(?:(?<scale>${scalePattern()}|(?:K|M|B|k|bn|mn)(?![\\p{L}\\p{N}]))|(?<ordinal>st|nd|rd|th)(?![\\p{L}])|(?=${unit}(?![\\p{L}]))|(?![\\p{L}\\p{N}]))`,
  'uy',
)
const fractionPattern = /(?<![\d/.,])(\d{1,3})\/(\d{1,3})(?![\d/])/y
const wordsPattern = new RegExp(
  `(?<![\\p{L}-])(?<words>${numberWordsPattern()})(?<share>[ -](?:percent|per cent)\\b| dollars\\b)?(?![\\p{L}])`,
  'iuy',
)
const ordinalPattern = new RegExp(`(?<![\\p{L}])(?:${ordinalWordsPattern()})(?![\\p{L}])`, 'iuy')
// The same without Unicode's rules, which take eight times as long over a text that holds no such word.
const wordsHint = new RegExp(`(?<![a-z])(?:${numberWordsPattern()})`, 'gi')
const ordinalHint = new RegExp(`(?<![a-z])(?:${ordinalWordsPattern()})`, 'gi')
const letterOrFigure = /[\p{L}\p{N}-]/u

type Add = (match: RegExpExecArray, kind: FactKind, needs: string[], isSoft?: boolean) => void

/** Reads all numbers that are no date, time or amount, and takes their places. */
export function readNumbers(text: string, claims: Claims): ReadFact[] {
  const facts: ReadFact[] = []
  const add: Add = (match, kind, needs, isSoft = false) => {
    const [from, to] = [match.index, match.index + match[0].length]
    if (!claims.isFree(from, to)) return
    claims.take(from, to)
    const gives = needs.flatMap((need) => [need, ...listYears(need, match[0])])
    facts.push({
      kind,
      text: match[0],
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
    add(match, 'number', [`fraction:${match[0]}`], match[0] === '24/7')
  }
  for (const match of findMatchesAt(text, figuresPattern, claims.figures)) addFigure(match, add)
  for (const match of findMatchesAt(text, wordsPattern, findPlaces(text, wordsHint))) addWords(match, add)
  for (const match of findMatchesAt(text, ordinalPattern, findPlaces(text, ordinalHint))) {
    const value = readOrdinalWord(match[0]) ?? 0
    add(match, 'number', [`ordinal:${value}`], value < 3)
  }
  return facts
}

function findPlaces(text: string, hint: RegExp): number[] {
  return findMatches(text, hint).map(({ index }) => index)
}

/** Where the words begin that hold a figure. */
function listFigureWords(text: string, { figures }: Claims): number[] {
  const starts: number[] = []
  let read = 0
  for (const figure of figures) {
    let start = figure
    while (start > read && letterOrFigure.test(text[start - 1] ?? '')) start--
    // A word that was reached from an earlier figure already is the same one.
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
  const value = readFigure(figure, scale)
  const isYear = scale === undefined && /^(?:19|20)\d\d$/.test(figure)
  if (ordinal === undefined) add(match, isYear ? 'date' : 'number', [`number:${value}`])
  else add(match, 'number', [`ordinal:${value}`])
}

function addWords(match: RegExpExecArray, add: Add): void {
  const { words = '', share } = match.groups ?? {}
  const value = readNumberWords(words)
  if (value === undefined) return
  if (share?.includes('cent')) add(match, 'percentage', [`percent:${value}`])
  else if (share !== undefined) add(match, 'amount', [`usd:${value}`])
  // 'one' is a pronoun as often as a number.
  else add(match, 'number', [`number:${value}`], value === 1)
}

function listYears(need: string, written: string): string[] {
  return /^(?:1[5-9]|20|21)\d\d$/.test(written) ? [need.replace('number:', 'year:')] : []
}
