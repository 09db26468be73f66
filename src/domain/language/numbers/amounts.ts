// Reads money and percentages: $5M, US$5 million, 5 million dollars, €3.2bn, 30 cents, 30%, 30 to 40 percent.
import type { Claims } from '#domain/language/claims.ts'
import type { FactKind, ReadFact } from '#domain/language/fact.ts'
import { findMatchesWith } from '#domain/language/matches.ts'
import { figurePattern, readFigure, scalePattern } from './figures.ts'
import { nameShare } from './quantities.ts'
import { measureMinus } from './units.ts'

const figure = figurePattern()
const scale = `(?:${scalePattern()}|[ \\u00a0]?(?:(?:k|mn|mm|m|bn|b|tn|t)\\b|(?:mio|mrd)(?:\\.|\\b)))`
const gap = '[ \\u00a0]?'
/** A range. A dash between spaces may close a dateline instead: "Dec. 9, 2026 — 43% of renters." */
const range = `(?:${gap}(?:-|–|to )${gap}|—)`
const noYear = '(?!(?:19|20)\\d\\d [–-] )'
const sign = '(?:US|CA|AU|C|A)?[$€£¥]'
const code = '(?:USD|EUR|GBP|CAD|AUD|CHF|JPY)'

const signPattern = new RegExp(
  `(?:(?<sign>${sign})${gap}|\\b(?<code>${code})${gap}[$€£]?)(?<first>${figure})(?<scale1>${scale})?(?:${range}(?:${sign}|${code}${gap})?(?<second>${figure})(?<scale2>${scale})?(?![\\d%]|${gap}percent))?`,
  'gi',
)
const wordPattern = new RegExp(
  `\\b(?<first>${figure})(?<scale1>${scale})?${gap}(?<unit>(?:U\\.?S\\.? )?dollars?|euros?|cents?|${code})\\b(?:,? and (?<cents>\\d{1,2}) cents?\\b)?`,
  'iy',
)
const percentPattern = new RegExp(
  `(?<![\\d.,$€£])(?:${noYear}(?<first>${figure})%?(?:${range}| or | and (?<=\\bbetween [\\d.,]{1,9}%? and )))?(?<second>${figure})[ \\u00a0-]?(?<unit>%|percentage[ -]points?\\b|per ?cent\\b|pct\\b)`,
  'iy',
)

/** A sign that every amount of each kind contains, for a quick test. */
const signs = {
  sign: new RegExp(`[$€£¥]|${code}`, 'i'),
  word: new RegExp(`dollar|euro|cent|${code}`, 'i'),
  percent: /%|per ?cent|pct/i,
}

const currencies = new Map(
  Object.entries({
    $: 'usd',
    us$: 'usd',
    ca$: 'cad',
    c$: 'cad',
    au$: 'aud',
    a$: 'aud',
    '€': 'eur',
    '£': 'gbp',
    '¥': 'jpy',
    euro: 'eur',
    euros: 'eur',
  }),
)

/** Reads all amounts and percentages and takes their places. */
export function readAmounts(text: string, claims: Claims): ReadFact[] {
  const facts: ReadFact[] = []
  const add = (match: RegExpExecArray, kind: FactKind, sizes: string[]) => {
    const minus = measureMinus(text, match.index)
    const [from, to] = [match.index - minus, match.index + match[0].length]
    if (!claims.isFree(from, to)) return
    claims.take(from, to)
    const needs = minus > 0 ? sizes.map((size) => size.replace(':', ':-')) : sizes
    const gives = kind === 'percentage' ? needs.flatMap(listShares) : needs
    facts.push({ kind, text: text.slice(from, to), from, to, key: needs.join(' '), needs, gives })
  }
  for (const match of findMatchesWith(text, signs.sign, signPattern)) add(match, 'amount', readSigned(match))
  for (const match of findMatchesWith(text, signs.word, wordPattern, claims.figures))
    add(match, 'amount', [readWorded(match)])
  for (const match of findMatchesWith(text, signs.percent, percentPattern, claims.figures))
    add(match, 'percentage', readPercent(match))
  return facts
}

/** Percentages also support their names: 50% supports 'half'. */
function listShares(need: string): string[] {
  const value = need.startsWith('percent:') ? Number(need.slice('percent:'.length)) : 0
  return value > 0 && value < 100 ? [need, nameShare(value / 100)] : [need]
}

function readSigned({ groups = {} }: RegExpExecArray): string[] {
  const currency = readCurrency(groups.sign ?? groups.code ?? '')
  const { first = '', second, scale1, scale2 } = groups
  if (second === undefined) return [`${currency}:${readFigure(first, scale1)}`]
  // In '$5-10 million' both ends are millions.
  return [
    `${currency}:${readFigure(first, scale1 ?? scale2)}`,
    `${currency}:${readFigure(second, scale2 ?? scale1)}`,
  ]
}

function readWorded({ groups = {} }: RegExpExecArray): string {
  const { first = '', scale1, unit = '', cents = '0' } = groups
  const value = Number((readFigure(first, scale1) + Number(cents) / 100).toPrecision(12))
  if (/^cents?$/i.test(unit)) return `usd:${Number((value / 100).toPrecision(12))}`
  return `${/dollar/i.test(unit) ? 'usd' : readCurrency(unit)}:${value}`
}

function readCurrency(written: string): string {
  return currencies.get(written.toLowerCase()) ?? written.toLowerCase()
}

function readPercent({ groups = {} }: RegExpExecArray): string[] {
  const unit = /points?$/i.test(groups.unit ?? '') ? 'points' : 'percent'
  return [groups.first, groups.second]
    .filter((value) => value !== undefined)
    .map((value) => `${unit}:${readFigure(value)}`)
}
