// Figures that newsrooms write in one form: ages, phone numbers, decades, ordinals, and hours with the right time zone. Rules NUM-06, NUM-07,
// DTE-09 and DTE-10.

import { monthPattern, readMonth, weekdayOf } from '#domain/language/calendar-words.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { readNumberWords } from '#domain/language/numbers/number-words.ts'
import { isFree } from '#domain/language/protected.ts'
import { isStateName } from '#domain/language/states.ts'
import { readVerb } from '#domain/language/verbs.ts'
import {
  findOutsideQuotes,
  isSentenceStart,
  readCodes,
  toRuleMatch,
} from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { CheckSettings } from '#domain/rules/release/settings.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import { proseRoles, type Rule, type RuleMatch } from '#domain/rules/rule.ts'
import { upperFirst } from '#domain/text/letter-case.ts'

const small = '(?:one|two|three|four|five|six|seven|eight|nine)'
/** Ages in a list: 'ages five to 12', 'under the age of two'. Cheese 'ages two months'. */
const ageList = new RegExp(
  `(?<=\\b(?:ages|[Aa]ged|(?:the|an) age of) )${small}(?:(?:, | to | through | and | or )(?:${small}|\\d{1,2}))*(?![\\p{L}-]| (?:second|minute|hour|day|week|month|year|decade|time|of|or more)s?\\b)`,
  'gu',
)
const smallWord = new RegExp(`(?<![\\p{L}-])${small}(?![\\p{L}-])`, 'g')
const large = `(?:ten|eleven|twelve|\\p{Ll}{3,7}t(?:een|y)(?:-${small})?)`
/** 'a nine-year-old boy', 'is thirty-four years old'. */
const yearsOld = new RegExp(`(?<![\\p{L}-])(?<age>${small}|${large})(?=-years?-old| years old)`, 'gu')
/** 'Hale, nine, read 61 books'. */
const ageAfterName = new RegExp(
  `(?<=(?<name>\\p{Lu}\\p{Ll}{1,20}), )(?<age>${small}|${large}), (?<next>\\p{Ll}+)`,
  'gu',
)
const ageWords = new Trigger(
  new RegExp(`^(?:ages|aged|age)$|^(?:${small}|ten|eleven|twelve)(?:-year-olds?)?$|t(?:een|y)(?:$|-)`),
)

/** North American numbers, whose area codes begin with 2 to 9: '(091) 555 0121' is Irish. */
const phone =
  /(?<![\d+.(-])(?:(?:1[ .-])?\((?<area>[2-9]\d{2})\)[ .-]?(?<one>\d{3})[ .-](?<two>\d{4})|1-(?<area2>8(?:00|88|77|66|55|44|33))-(?<one2>\d{3})-(?<two2>\d{4})|(?<area3>[2-9]\d{2})\.(?<one3>\d{3})\.(?<two3>\d{4}))(?![\d.-]\d|\d)/g
/** With 'the' it is a decade; '1990’s war' is a possessive. */
const decade =
  /(?<=\b[Tt]he (?:early |late |mid-|early-|late-)?)(?<years>(?:1[89]|20)\d0|[’'][1-9]0)[’']s(?!\p{L})/gu

const zone = /(?<![\p{L}.])(?<zone>[ECP][SD]T|MDT)(?!\p{L})/gu
const zones = new Trigger(/^(?:[ecp][sd]t|mdt)$/)
const monthDay = new RegExp(
  `(?<![\\p{L}])(?<month>${monthPattern()})\\.? (?<day>\\d{1,2})(?!\\d)(?:, (?<year>20\\d\\d))?`,
  'gu',
)

export const figureFormRules: readonly Rule[] = [
  {
    id: 'NUM-06',
    severity: 'warning',
    title: 'Use figures for ages',
    reason: 'AP uses figures for all ages: a 5-year-old, ages 3 to 9.',
    profile: 'ap',
    roles: proseRoles,
    check: findSpelledAges,
  },
  {
    id: 'NUM-07',
    severity: 'hint',
    title: 'Write phone numbers as 423-555-0142',
    reason: 'AP uses hyphens, with no parentheses and no 1 before the number.',
    profile: 'ap',
    roles: proseRoles,
    check: (paragraph) =>
      /\d{3}/.test(paragraph.text)
        ? findOutsideQuotes(paragraph, phone).map((match) =>
            toRuleMatch(match, undefined, `Write “${writePhone(match)}”`),
          )
        : [],
  },
  {
    id: 'DTE-09',
    severity: 'warning',
    title: 'Write decades without an apostrophe',
    reason: 'A decade is a plural, not a possessive: the 1990s.',
    roles: proseRoles,
    check: (paragraph) =>
      findOutsideQuotes(paragraph, decade).map((match) => toRuleMatch(match, `${match.groups?.years}s`)),
  },
  {
    id: 'DTE-10',
    severity: 'warning',
    title: 'Match the time zone to the date',
    reason: 'Clocks change in March and November. The wrong zone puts callers an hour off.',
    roles: proseRoles,
    check: checkZones,
  },
]

function findSpelledAges(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(ageWords)) return []
  const listed = findOutsideQuotes(paragraph, ageList).map((match) =>
    toRuleMatch(match, match[0].replaceAll(smallWord, toFigure)),
  )
  const old = findOutsideQuotes(paragraph, yearsOld)
    .filter(({ index }) => !isSentenceStart(paragraph, index))
    .flatMap((match) => {
      const value = readNumberWords(match[0])
      return value === undefined ? [] : [toRuleMatch(match, String(value))]
    })
  const named = findOutsideQuotes(paragraph, ageAfterName).flatMap(({ index, groups }) => {
    const { name = '', age = '', next = '' } = groups ?? {}
    const value = readNumberWords(age)
    if (value === undefined || isStateName(name) || !isDeed(next)) return []
    return [{ from: index, to: index + age.length, fix: String(value) }]
  })
  return [...listed, ...old, ...named]
}

/** Whether the word is a verb after an age: 'Hale, nine, read'. */
function isDeed(word: string): boolean {
  return /^(?:who|said|is|was|has|had|will)$/.test(word) || readVerb(word, 'past', 'third') !== undefined
}

function toFigure(word: string): string {
  return String(readNumberWords(word))
}

function writePhone({ groups = {} }: RegExpExecArray): string {
  const { area, one, two, area2, one2, two2, area3, one3, two3 } = groups
  return [area ?? area2 ?? area3, one ?? one2 ?? one3, two ?? two2 ?? two3].join('-')
}

/** Time zones that don't fit the day. Checked only in sentences with a single day. */
function checkZones(paragraph: Paragraph, _role: string, { today }: CheckSettings): RuleMatch[] {
  if (!paragraph.has(zones)) return []
  const { sentences } = paragraph
  return findOutsideQuotes(paragraph, zone).flatMap((match) => {
    const days = [...(sentences[paragraph.sentenceAt(match.index)]?.text.matchAll(monthDay) ?? [])]
    const [found] = days
    if (days.length !== 1 || found === undefined) return []
    const { month = '', day = '', year = today.slice(0, 4) } = found.groups ?? {}
    const letter = isSummerTime(Number(year), readMonth(month), Number(day)) ? 'D' : 'S'
    const right = `${match[0][0]}${letter}T`
    if (right === match[0]) return []
    const name = letter === 'D' ? 'daylight' : 'standard'
    return [toRuleMatch(match, undefined, `${found[0]} falls in ${name} time; write ${right}`)]
  })
}

/** Whether the day has summer time: from the second Sunday in March to the first Sunday in November. */
function isSummerTime(year: number, month: number, day: number): boolean {
  const [march, november] = [3, 11]
  if (month !== march && month !== november) return month > march && month < november
  const firstSunday = 1 + ((7 - weekdayOf(year, month, 1)) % 7)
  return month === march ? day >= firstSunday + 7 : day < firstSunday
}

const ordinalNames = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
]
/** Ordinals without a capital after them, which would make a name: 1st Ward, 5th Circuit, 9th Street. */
const ordinal = /(?<![\p{L}\p{N}.,/:#&–-])(?<figure>[1-9])(?:st|nd|rd|th)(?=[ -](?<next>\p{Ll}{2,}))/gu
const ordinals = new Trigger(/^[1-9](?:st|nd|rd|th)(?:$|-)/)

/** Ordinals below 10th in figures: '3rd place' is third place. A part of NUM-01. */
export function findFigureOrdinals(paragraph: Paragraph): RuleMatch[] {
  return [...findSmallOrdinals(paragraph), ...findLargeOrdinals(paragraph)]
}

const largeOrdinals: Readonly<Record<string, string>> = {
  tenth: '10th',
  eleventh: '11th',
  twelfth: '12th',
  thirteenth: '13th',
  fourteenth: '14th',
  fifteenth: '15th',
  sixteenth: '16th',
  seventeenth: '17th',
  eighteenth: '18th',
  nineteenth: '19th',
  twentieth: '20th',
  thirtieth: '30th',
  fortieth: '40th',
  fiftieth: '50th',
  sixtieth: '60th',
  seventieth: '70th',
  eightieth: '80th',
  ninetieth: '90th',
  hundredth: '100th',
}
/** Ordinals from tenth on: 'its tenth annual fair'. 'A tenth of it' is a share and 'Tenth Avenue' a name. */
const largeOrdinal = new RegExp(
  `(?<=\\b(?:its|their|the|his|her|our) )(?:${Object.keys(largeOrdinals).join('|')})(?= (?:annual|anniversary|birthday|season|year|store|location|edition|time|straight|consecutive|floor|century|plant|office|branch|clinic|restaurant|hotel|school|home|house|customer|book|album|award|title|win)\\b)`,
  'gu',
)
const largeOrdinalWords = new Trigger((word) => Object.hasOwn(largeOrdinals, word))

function findLargeOrdinals(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(largeOrdinalWords)) return []
  return findOutsideQuotes(paragraph, largeOrdinal).map((match) => {
    const fix = largeOrdinals[match[0]] ?? match[0]
    return toRuleMatch(match, fix, `Write “${fix}”`)
  })
}

function findSmallOrdinals(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(ordinals)) return []
  return findOutsideQuotes(paragraph, ordinal).flatMap(({ index, groups, 0: found }) => {
    const { figure = '', next = '' } = groups ?? {}
    // A day of the month has no noun after it ('From the 4th through the 9th'), and the first time nothing is annual (GRM-07).
    const to = index + found.length
    const isOther = isFunctionWord(next) || (figure === '1' && next === 'annual')
    if (isOther || !isFree(paragraph.recall(readCodes), index, to)) return []
    const name = ordinalNames[Number(figure)] ?? ''
    const fix = isSentenceStart(paragraph, index) ? upperFirst(name) : name
    return [{ from: index, to, fix, message: `Write “${fix}”` }]
  })
}
