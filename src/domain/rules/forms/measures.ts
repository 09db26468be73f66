// Units of measure in short forms: '15 oz. cans' are 15-ounce cans. Rule NUM-08.

import { isFunctionWord } from '#domain/language/name-words.ts'
import { findOutsideQuotes, toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import { proseRoles, type Rule, type RuleMatch } from '#domain/rules/rule.ts'

/** Singular and plural of each short form. */
const units: Readonly<Record<string, readonly [one: string, several: string]>> = {
  oz: ['ounce', 'ounces'],
  lb: ['pound', 'pounds'],
  ft: ['foot', 'feet'],
  yd: ['yard', 'yards'],
  gal: ['gallon', 'gallons'],
  qt: ['quart', 'quarts'],
  hr: ['hour', 'hours'],
  min: ['minute', 'minutes'],
  in: ['inch', 'inches'],
}
/** Short forms in small letters; 'SEC' and 'FT' are names. */
const shortUnit =
  /(?<![\p{L}\p{N}.,$€£/-])(?<number>\d{1,3}(?:,\d{3})*(?:\.\d+)?)(?<joint>[ \u00a0-]?)(?<square>sq\.? )?(?<unit>oz|lb|ft|yd|gal|qt|hr|min|in(?=\.(?! \p{Lu}|$)))(?<many>s?)(?![\p{L}\p{N}-])\.?/gu
const shortUnits = new Trigger(/^(?:\d.*)?(?:oz|lbs?|ft|yds?|gals?|qts?|hrs?|mins?|in)$/)
/** The noun right after a measure: 'cans', 'wall'. */
const nounAfter = /^ (?<word>\p{Ll}[\p{L}-]+)/u
/** Words after a measure that are no such noun: '6 feet tall', '5 pounds apiece'. */
const extent =
  /^(?:tall|high|long|wide|deep|thick|apart|away|apiece|later|ago|early|daily|each|weekly|heavier|lighter|longer|taller|shorter|deeper|wider|\p{L}+ly|\p{L}+wards?)$/u

export const measureRules: readonly Rule[] = [
  {
    id: 'NUM-08',
    severity: 'hint',
    title: 'Spell out the unit of measure',
    reason: 'AP spells out ounces, pounds and feet, with a hyphen before a noun: a 5-pound bag.',
    profile: 'ap',
    roles: proseRoles,
    check: findShortUnits,
  },
]

function findShortUnits(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(shortUnits)) return []
  return findOutsideQuotes(paragraph, shortUnit).map((match) => {
    const { number = '', square, unit = '' } = match.groups ?? {}
    const after = paragraph.text.slice(match.index + match[0].length)
    const [one, several] = units[unit] ?? ['', '']
    const isArea = square !== undefined
    if (describes(match.groups ?? {}, after))
      return toRuleMatch(match, `${number}-${isArea ? 'square-' : ''}${one}`)
    const name = number === '1' ? one : several
    return toRuleMatch(match, `${number} ${isArea ? 'square ' : ''}${name}${readStop(match[0], after)}`)
  })
}

/** Whether the measure describes a noun: '15 oz. cans', '12-oz. bottle'. */
function describes({ joint, many }: Readonly<Record<string, string>>, after: string): boolean {
  if (joint !== '-' && many !== '') return false
  const next = nounAfter.exec(after)?.groups?.word ?? ''
  return next !== '' && !isFunctionWord(next) && !extent.test(next)
}

/** The period of the short form, if it also ends the sentence. */
function readStop(found: string, after: string): string {
  return found.endsWith('.') && /^(?:["”]?\s*$|\s+[\p{Lu}“])/u.test(after) ? '.' : ''
}
