// Sums of money as AP writes them. Rule NUM-04.

import { numberWordsPattern, readNumberWords } from '#domain/language/numbers/number-words.ts'
import { findAll, isSentenceStart, toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { signs } from '#domain/rules/release/signs.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'

const shortMoney =
  /(?<sign>(?:US)?[$€£])[ \u00a0]?(?<figure>\d[\d,]*(?:\.\d+)?)[ \u00a0-]?(?<scale>MM|mm|mn|bn|BN|[Mm]il\.?|[Bb]il\.?|[MmBbKk])(?![\p{L}\p{N}])/gu
/** A sum in a loose form: 'US$ 40 million', '$ 40,000', '$1.00'. */
const looseMoney =
  /(?<sign>(?:US)?[$€£])[ \u00a0](?<figure>\d+(?:,\d+)*(?:\.\d+)?)(?!,?\d|\.\d)|(?<sign2>[$€£])(?<figure2>\d[\d,]*)\.00(?![\d\p{L}])/gu
/** '$0.5 million' is '$500,000'. */
const partMoney = /(?<sign>[$€£])0?\.(?<part>\d{1,3}) (?<scale>million|billion)\b/g
const longMoney = /(?<sign>[$€£])(?<figure>\d{1,3}(?:,\d{3}){2,}|\d{7,})(?!,?\d|\.\d)/gu
const dollarWord =
  /(?<![$€£\d.,])(?:(?<low>\d[\d,]*(?:\.\d+)?)(?<joint> (?:to|or|and) |[-–]))?(?<figure>\d[\d,]*(?:\.\d+)?)(?<scale> (?:thousand|million|billion|trillion))? (?:U\.S\. |US )?dollars\b/g
/** 'USD 12 million', '12 million USD'. */
const codedMoney =
  /\b(?<code>USD|EUR|GBP)[ \u00a0]?(?<figure>\d[\d,]*(?:\.\d+)?)(?<scale> (?:million|billion|trillion))?(?![\p{L}\d])|(?<![$€£\d.,])(?<figure2>\d[\d,]*(?:\.\d+)?)(?<scale2> (?:million|billion|trillion)|[ \u00a0]?(?:[mMkK]|mn|bn|MM|Mio\.?|Mrd\.?))? ?(?<code2>USD|EUR|GBP|[Ee]uros?(?<=(?:Mio|Mrd)\.? [Ee]uros?))\b/gu
/** '9 dollars and 40 cents' is '$9.40'. */
const dollarsAndCents =
  /(?<![$€£\d.,])(?<dollars>\d{1,3}(?:,?\d{3}){0,2}) dollars?,? and (?<cents>\d{1,2}) cents\b/g
/** 'two million dollars', 'twenty dollars'; 'a thousand dollars' is a way of speaking. */
const spelledMoney = new RegExp(
  `(?<![\\p{L}-])(?<words>${numberWordsPattern()})(?: (?<scale>million|billion|trillion))? dollars\\b`,
  'giu',
)
/** A sum with both sign and word: '$125,000 dollars'. */
const doubleMoney =
  /(?<![\d.,])(?<sum>[$€£]\d{1,3}(?:,?\d{3}){0,3}(?:\.\d{1,2})?(?: (?:thousand|million|billion|trillion))?) (?:dollars|euros|pounds)\b/g
/** A scale with a capital: '$1 Million'. Before a name the capital is the name's. */
const capitalScale = /(?<=[$€£]\d{1,3}(?:\.\d{1,2})? )(?:Million|Billion|Trillion)(?![\p{L}-]| \p{Lu})/gu
const moneyWords = new Trigger(/^(?:us)?dollars$|usd|eur|gbp|^(?:mio|mrd)/)
const currencySigns: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
}

/** Every sum not written in AP style. */
export function findMoney(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(moneyWords) && !paragraph.hasSign(signs.money)) return []
  const short = findAll(paragraph, shortMoney).map((match) => toRuleMatch(match, writeShort(match)))
  // An exact sum stays: '$1,250,412'.
  const long = findAll(paragraph, longMoney).flatMap((match) => {
    const fix = shortenMillions(match.groups?.sign ?? '$', match.groups?.figure ?? '')
    return fix === undefined ? [] : [toRuleMatch(match, fix)]
  })
  const whole = findAll(paragraph, dollarsAndCents).map((match) => toRuleMatch(match, writeCents(match)))
  const worded = findAll(paragraph, dollarWord)
    .filter(({ index }) => !whole.some(({ from, to }) => index >= from && index < to))
    .map((match) => toRuleMatch(match, writeDollarRange(match)))
  const coded = findAll(paragraph, codedMoney).map((match) => {
    const sum = writeCoded(match)
    return toRuleMatch(match, sum, `Write “${sum}”`)
  })
  return [
    ...short,
    ...long,
    ...whole,
    ...worded,
    ...coded,
    ...findAll(paragraph, doubleMoney).map((match) =>
      toRuleMatch(match, match.groups?.sum, 'The symbol already gives the currency'),
    ),
    ...findAll(paragraph, capitalScale).map((match) => toRuleMatch(match, match[0].toLowerCase())),
    ...findLooseMoney(paragraph, short),
    ...findSpelledMoney(paragraph),
  ]
}

function findLooseMoney(paragraph: Paragraph, taken: readonly RuleMatch[]): RuleMatch[] {
  if (!/[$€£](?: |\u00a0|0?\.\d)|\.00/.test(paragraph.text)) return []
  const loose = findAll(paragraph, looseMoney).map((match) => {
    const { sign, figure, sign2 = '', figure2 = '' } = match.groups ?? {}
    return toRuleMatch(match, writeSum(sign?.replace('US', '') ?? sign2, figure ?? figure2))
  })
  const parts = findAll(paragraph, partMoney).map((match) => {
    const { sign = '$', part = '', scale } = match.groups ?? {}
    const value = Number(part.padEnd(3, '0')) * (scale === 'million' ? 1000 : 1)
    return toRuleMatch(match, scale === 'million' ? sign + groupThousands(value) : `${sign}${value} million`)
  })
  return [...loose, ...parts].filter(
    ({ from, to }) => !taken.some((ruleMatch) => ruleMatch.from < to && ruleMatch.to > from),
  )
}

/** '$ 40,000' is '$40,000', and '$5,000,000.00' is '$5 million'. */
function writeSum(sign: string, figure: string): string {
  const short = readFigure(figure) >= million ? shortenMillions(sign, figure) : undefined
  return short ?? sign + figure
}

const writeCents = ({ groups }: RegExpExecArray): string =>
  `$${groups?.dollars}.${(groups?.cents ?? '').padStart(2, '0')}`

/** 'two million dollars' is '$2 million'. */
function findSpelledMoney(paragraph: Paragraph): RuleMatch[] {
  if (!/ dollars/.test(paragraph.text)) return []
  return findAll(paragraph, spelledMoney)
    .filter(({ index }) => !isSentenceStart(paragraph, index))
    .flatMap((match) => {
      const { words = '', scale = '' } = match.groups ?? {}
      const value = readNumberWords(words)
      if (value === undefined || (scale === '' && /^an? /i.test(words))) return []
      return [toRuleMatch(match, scale === '' ? writeSpelled(value) : `$${value} ${scale}`)]
    })
}

const million = 1_000_000

/** 4,200,000 is $4.2 million. */
function writeSpelled(value: number): string {
  const millions = value / million
  const isRound = value >= million && value < million * 1000 && Number.isInteger(millions * 100)
  return isRound ? `$${millions} million` : `$${groupThousands(value)}`
}

function writeCoded({ groups }: RegExpExecArray): string {
  const { code, code2 = '', figure, figure2 = '', scale, scale2 = '' } = groups ?? {}
  const sign = currencySigns[code ?? code2] ?? '€'
  const short = scale2.trim()
  // '18,5 Mio.': a comma before one or two digits marks decimals.
  const value = (figure ?? figure2).replace(/^(?<whole>\d{1,3}),(?<part>\d{1,2})$/, '$<whole>.$<part>')
  if (/^(?:[mMkK]|mn|bn|MM|Mio\.?|Mrd\.?)$/.test(short)) return writeScaled(sign, value, short)
  return `${sign}${value}${scale ?? scale2}`
}

function writeShort({ groups }: RegExpExecArray): string {
  const { sign = '$', figure = '', scale = '' } = groups ?? {}
  return writeScaled(sign, figure, scale)
}

/** '$5 million' for '$5M', '$250,000' for '$250K'. */
function writeScaled(sign: string, figure: string, scale: string): string {
  if (/^k$/i.test(scale)) return sign + groupThousands(String(Math.round(Number(figure) * 1000)))
  return `${sign}${figure} ${/^b|^mrd/i.test(scale) ? 'billion' : 'million'}`
}

/** 'From 4 to 7 dollars' with a sign at both ends. A comma is a decimal one only before a scale: '1,2 million'. */
function writeDollarRange(match: RegExpExecArray): string | undefined {
  const { low, joint = '', figure = '', scale } = match.groups ?? {}
  const isDecimal = scale !== undefined && /^\d{1,3},\d{1,2}$/.test(figure)
  const high = isDecimal ? `$${figure.replace(',', '.')}${scale}` : writeDollars(match)
  return low === undefined || high === undefined ? high : `$${low}${scale ?? ''}${joint}${high}`
}

function writeDollars(match: RegExpExecArray): string | undefined {
  const { figure = '', scale } = match.groups ?? {}
  if (scale === ' thousand') return writeScaled('$', figure, 'k')
  if (scale !== undefined || readFigure(figure) < 1e6) return `$${figure}${scale ?? ''}`
  return shortenMillions('$', figure)
}

/** The sum in millions, if two decimals are enough to lose no digit. */
export function shortenMillions(sign: string, figure: string): string | undefined {
  const value = readFigure(figure)
  const [unit, word] = value >= 1e9 ? [1e9, 'billion'] : [1e6, 'million']
  return (value * 100) % unit === 0 ? `${sign}${value / unit} ${word}` : undefined
}

/** The value of digits with commas. */
export function readFigure(figure: string): number {
  return Number(figure.replaceAll(',', ''))
}

/** '25,000' for 25000. */
export function groupThousands(figure: string | number): string {
  return String(figure).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
