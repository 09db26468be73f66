// Numbers as much of Europe writes them, in an English text: 2,5 micrometers, 14.800 kilograms; and decimals without their zero. Rule NUM-05.

import { isDottedCount } from '#domain/language/continental-numbers.ts'
import { readUnit } from '#domain/language/numbers/units.ts'
import { isFree } from '#domain/language/protected.ts'
import { findAll, readCodes, toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { figures } from '#domain/rules/release/triggers.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'

/** A decimal comma. 'Pages 2,5 and 7' is a list without spaces. */
const decimalComma =
  /(?<![\p{L}\d.,-]|\b(?:pages|chapters|lines|items|lots|rooms|nos?\.) )(?<sign>[$€£]?)(?<whole>\d{1,3}),(?<part>\d{1,2})(?=%| %| (?:million|billion|percent|per cent|euros?|(?:kilo|centi|milli|micro|nano|mega)?(?:met(?:er|re)|gram|watt|lit(?:er|re))s?|degrees|tons?|tonnes?|hectares?|percentage|points|EUR|hours)(?!\p{L}))/gu
const pointThousands =
  /(?<![\p{L}\d.,$€£-])(?<figure>[1-9]\d{0,2}(?:\.\d{3})+)(?![\d.,]*\d|%)(?= \p{Ll}{3})/gu
/** Decimals without a zero: '.12 liters'. A caliber or batting average has no unit. */
const bareDecimal = /(?<![\p{L}\d.,$€£%])\.\d{1,3}(?!\d|\.)/gu

/** Thousands with spaces before a noun ('120 000 people'); no phone numbers or lists of figures. */
const spacedThousands =
  /(?<![\p{L}\d.,$€£+#/(-]|\d[ \u00a0]|\b(?:[Rr]oom|[Rr]oute|[Ll]ine|[Gg]ate|[Ff]light|[Bb]us|[Uu]nit|[Ll]ot|in|since|on) )(?<figure>[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})*[ \u00a0\u202f]\d00)(?= \p{Ll}{3})/gu

/** Each with the fix in American form. */
export function findEuropeanForms(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(figures) || !/\d[,.]\d|(?<!\d)\.\d|\d[ \u00a0\u202f]\d00 /.test(paragraph.text))
    return []
  const codes = paragraph.recall(readCodes)
  const commas = findAll(paragraph, decimalComma)
  const found = [
    ...commas.map((match) => {
      const { sign = '', whole, part } = match.groups ?? {}
      return warn(match, `${sign}${whole}.${part}`, 'Use a decimal point')
    }),
    ...findAll(paragraph, pointThousands)
      .filter(({ 0: figure, index, input }) => {
        const isLong = figure.split('.').length > 2
        return isLong || commas.length > 0 || isDottedCount(input.slice(index, index + figure.length + 14))
      })
      .map((match) => warn(match, match[0].replaceAll('.', ','), 'Use a comma for thousands')),
    ...findAll(paragraph, spacedThousands).map((match) =>
      warn(match, match[0].replaceAll(/[ \u00a0\u202f]/g, ','), 'Use a comma for thousands'),
    ),
    ...findAll(paragraph, bareDecimal)
      .filter(({ 0: figure, index, input }) => isMeasured(input, index + figure.length))
      .map((match) => toRuleMatch(match, `0${match[0]}`, 'Put a zero before the decimal point')),
  ]
  return found.filter(({ from, to }) => isFree(codes, from, to))
}

function isMeasured(text: string, at: number): boolean {
  return (
    readUnit(text, at) !== undefined ||
    /^ ?(?:%|per ?cent\b|millimet|micromet|milligram|microgram)/.test(text.slice(at, at + 12))
  )
}

/** A finding for a number that means something else in American form. */
function warn(match: RegExpExecArray, fix: string, message: string): RuleMatch {
  return { ...toRuleMatch(match, fix, `${message}: ${fix}`), severity: 'warning' }
}
