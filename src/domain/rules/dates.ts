// Dates as AP writes them. Rules DTE-01 to DTE-04.

import { isRealDay, monthPattern, readMonth } from '#domain/language/calendar-words.ts'
import { isDay, isEdition } from '#domain/language/numbers/day-of-month.ts'
import { figures, monthNames } from '#domain/rules/release/triggers.ts'
import { apMonths, months } from '#domain/time/calendar.ts'
import { findAll, toRuleMatch } from './paragraph-matches.ts'
import { readDateline } from './release/dateline.ts'
import type { Paragraph } from './release/paragraph.ts'
import { proseRoles, type Rule, type RuleMatch, textRoles } from './rule.ts'

const month = `(?:${monthPattern()})`
/** 'february 3' too; 'march' and 'may' are other words. */
const smallMonths = 'january|february|april|june|july|august|september|october|november|december'
const monthDay = new RegExp(
  `\\b(?<month>${month}|${smallMonths})(?<dot>\\.?) \\d{1,2}(?:st|nd|rd|th)?(?![\\d%]|:\\d|,\\d|\\.\\d)\\b`,
  'g',
)
const monthYear = new RegExp(`\\b(?<month>${month})(?<dot>\\.?)(?<comma>,?) (?<year>(?:19|20)\\d\\d)\\b`, 'g')
const loneMonth =
  /\b(?<month>Jan|Feb|Aug|Sept|Sep|Oct|Nov|Dec)\.(?= \p{Ll}|,? (?:and|or|to) )|(?<=\b(?:in|by|since|until|till|early|late|mid|from|through|during|last|next|this|of|and|for|between)[ -])(?<month2>Jan|Feb|Aug|Sept|Sep|Oct|Nov|Dec)(?:\.(?=\s*$|\s+\p{Lu}|[;)]|,(?! \d))(?! \p{Lu}\p{Ll}+ \p{Ll}+s\b)|\b(?=[;)]|,(?! \d)| \p{Ll}|$))/gu
/** 'October of 2025'. */
const monthOfYear = new RegExp(`\\b(?<month>${month})\\.? of (?<year>(?:19|20)\\d\\d)\\b`, 'g')
const ordinalDay = new RegExp(
  `(?<=\\b${month}\\.? )(?<day>\\d{1,2})(?:st|nd|rd|th)\\b(?:,? (?<year>(?:19|20)\\d\\d)(?![\\d,]))?`,
  'g',
)
/** The period of a shortened month; after a full month, or at the end, it ends the sentence. */
const shortStop = '(?:(?<=\\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec))\\.(?!\\s*$|\\s+\\p{Lu}))?'
const ordinalFirst = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)(?: of)? (?<month>${month})\\b${shortStop}(?:,? (?<year>(?:19|20)\\d\\d))?(?! \\p{Lu})`,
  'gu',
)
const dayFirst = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£-])(?:(?<=\\b(?:on|by|until|before|after|since|from|through|starting|day,?) )(?<day>\\d{1,2}) (?<month>${month})\\b${shortStop}(?:,? (?<year>(?:19|20)\\d\\d)\\b)?|(?<yearDay>\\d{1,2}) (?<yearMonth>${month})\\.?,? (?<onlyYear>(?:19|20)\\d\\d)\\b)`,
  'gu',
)
const figureDate =
  /(?<![\p{L}\p{N}./:-])(?:(?<one>\d{1,2})\/(?<two>\d{1,2})\/(?<year>(?:19|20)?\d\d)|(?<isoYear>(?:19|20)\d\d)-(?<isoMonth>\d\d)-(?<isoDay>\d\d))(?![\p{L}\p{N}/-])/gu
const sentenceGoesOn = `(?= [\\p{L}\\d$“])(?! (?:to|through|until) (?:${month}|\\d))`
const goesOn = new RegExp(`^${sentenceGoesOn}`, 'u')
const openYear = new RegExp(
  `\\b(?<date>${month}\\.? \\d{1,2})(?<comma>,?) (?<year>(?:19|20)\\d\\d)(?![\\d,]|\\.\\d)(?:${sentenceGoesOn}|(?<!, \\d{4}))`,
  'gu',
)
/** A date without a comma after it: 'on Saturday, Dec. 5 in Dayton'. In a range or list the second day ends it. */
const openDay = new RegExp(
  `(?<=\\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, )${month}\\.? \\d{1,2}(?!\\d|(?:st|nd|rd|th)\\b)(?= (?!and\\b|or\\b|to\\b|through\\b|until\\b|but\\b|at \\d|from \\d)\\p{Ll})`,
  'gu',
)
export const dateRules: readonly Rule[] = [
  {
    id: 'DTE-01',
    severity: 'warning',
    title: 'Use AP’s form of the month with a day',
    reason:
      'With a day, AP abbreviates Jan., Feb., Aug., Sept., Oct., Nov. and Dec., but never March through July.',
    profile: 'ap',
    roles: textRoles,
    check: (paragraph) => [
      ...findInText(paragraph, monthDay)
        .filter((match) => isDay(match) && !beginsAnew(match))
        .flatMap(matchMonth),
      ...findInText(paragraph, dayFirst).flatMap(matchDayFirst),
      ...findInText(paragraph, figureDate).flatMap(matchFigures),
    ],
  },
  {
    id: 'DTE-02',
    severity: 'warning',
    title: 'Spell out a month without a day',
    reason: 'AP spells out a month on its own or with a year, with no comma in between.',
    profile: 'ap',
    roles: textRoles,
    check: (paragraph) => [
      ...findInText(paragraph, monthYear)
        .filter((match) => !beginsAnew(match))
        .flatMap(matchMonthYear),
      ...findInText(paragraph, loneMonth).map(matchLoneMonth),
      ...findInText(paragraph, monthOfYear).map((match) =>
        toRuleMatch(match, `${fullMonth(match)} ${match.groups?.year}`),
      ),
    ],
  },
  {
    id: 'DTE-03',
    severity: 'warning',
    title: 'Drop st, nd, rd or th in dates',
    reason: 'AP omits st, nd, rd and th: Nov. 17.',
    british: { reason: 'British newsrooms omit st, nd, rd and th: 17 November.' },
    roles: textRoles,
    check: (paragraph, _role, { profile }) =>
      profile === 'british'
        ? [...findInText(paragraph, ordinalDay), ...findInText(paragraph, ordinalFirst)].map(matchBritishDay)
        : [
            ...findInText(paragraph, ordinalDay).map(matchOrdinal),
            ...findInText(paragraph, ordinalFirst)
              .filter((match) => !isEdition(match))
              .flatMap(matchDayFirst),
          ],
  },
  {
    id: 'DTE-04',
    severity: 'hint',
    title: 'Set the year off with commas',
    reason: 'Commas set off the year in a full date and the date after a weekday.',
    profile: 'ap',
    roles: proseRoles,
    check: (paragraph) => [
      ...findInText(paragraph, openYear).map(matchOpenYear),
      ...findInText(paragraph, openDay).map((match) =>
        toRuleMatch(match, `${match[0]},`, 'Set the date off with commas'),
      ),
    ],
  },
]

/** '4 April' for '4th April'. */
function matchBritishDay(match: RegExpExecArray): RuleMatch {
  const { day = '', month: name, year } = match.groups ?? {}
  if (name === undefined) return toRuleMatch(match, day + (year === undefined ? '' : ` ${year}`))
  const date = `${Number(day)} ${months[readMonth(name) - 1] ?? name}`
  return toRuleMatch(match, year === undefined ? date : `${date} ${year}`)
}

/** Patterns whose fix would change spoken words, such as 'the 3rd of June' to 'June 3'. */
const otherWords: ReadonlySet<RegExp> = new Set([ordinalFirst, dayFirst, monthOfYear])

/** Whether the pattern can match at all; cheaper than trying it. */
function mayFind(paragraph: Paragraph, pattern: RegExp): boolean {
  if (pattern !== figureDate) return paragraph.has(monthNames)
  return paragraph.has(figures) && /\d[/-]\d/.test(paragraph.text)
}

/** Matches after the dateline, which has its own rules. */
function findInText(paragraph: Paragraph, pattern: RegExp): RegExpExecArray[] {
  if (!mayFind(paragraph, pattern)) return []
  const start = paragraph.recall(readDateline)?.end ?? 0
  return findAll(paragraph, pattern).filter(
    ({ index }) => index >= start && !(otherWords.has(pattern) && paragraph.isQuoted(index)),
  )
}

/** Whether the figure begins a new sentence: 'They leave in March. 2 more follow'. */
function beginsAnew(match: RegExpExecArray): boolean {
  const { month: name = '', dot } = match.groups ?? {}
  return (
    dot === '.' &&
    months[readMonth(name) - 1] === name &&
    /^ (?!(?:at|in|on|to|and|or|from|for|until|through) )\p{Ll}/u.test(restOf(match))
  )
}

function matchMonth(match: RegExpExecArray): RuleMatch[] {
  const { month: name = '', dot = '' } = match.groups ?? {}
  const expected = apMonths[readMonth(name) - 1] ?? ''
  const to = match.index + name.length + dot.length
  return name + dot === expected ? [] : [{ from: match.index, to, fix: expected }]
}

/** '20 November 2026' as 'Nov. 20, 2026'. */
function matchDayFirst(match: RegExpExecArray): RuleMatch[] {
  const { day, month: name, year, yearDay = '', yearMonth = '', onlyYear } = match.groups ?? {}
  return matchDate(match, readMonth(name ?? yearMonth), Number(day ?? yearDay), year ?? onlyYear)
}

/** American order; if the first figure can't be a month, the day comes first. */
function matchFigures(match: RegExpExecArray): RuleMatch[] {
  const { one, two, year = '', isoYear, isoMonth, isoDay } = match.groups ?? {}
  if (isoYear !== undefined) return matchDate(match, Number(isoMonth), Number(isoDay), isoYear)
  const [first, second] = [Number(one), Number(two)]
  const [monthNumber, day] = first > 12 ? [second, first] : [first, second]
  return matchDate(match, monthNumber, day, year.padStart(4, '20'))
}

function matchDate(
  match: RegExpExecArray,
  monthNumber: number,
  day: number,
  year: string | undefined,
): RuleMatch[] {
  const name = apMonths[monthNumber - 1]
  if (name === undefined || !isRealDay(year === undefined ? undefined : Number(year), monthNumber, day))
    return []
  const date = `${name} ${day}${year === undefined ? '' : `, ${year}`}`
  const message = `Write “${date}”`
  // Only the writer knows whether '5/11/2026' is in May or in November.
  if (isAmbiguous(match)) return [toRuleMatch(match, undefined, message)]
  return [toRuleMatch(match, year !== undefined && goesOn.test(restOf(match)) ? `${date},` : date, message)]
}

/** '17th' as '17', with the commas around its year. */
function matchOrdinal(match: RegExpExecArray): RuleMatch {
  const { day = '', year } = match.groups ?? {}
  if (year === undefined) return toRuleMatch(match, day)
  return toRuleMatch(match, `${day}, ${year}${goesOn.test(restOf(match)) ? ',' : ''}`)
}

/** 'Nov. 17, 2026 the' and 'Nov. 17 2026'. */
function matchOpenYear(match: RegExpExecArray): RuleMatch {
  const { date, year } = match.groups ?? {}
  return toRuleMatch(match, `${date}, ${year}${goesOn.test(restOf(match)) ? ',' : ''}`)
}

function isAmbiguous({ groups }: RegExpExecArray): boolean {
  const { one, two } = groups ?? {}
  return one !== undefined && one !== two && Number(one) <= 12 && Number(two) <= 12
}

function restOf({ index, input, 0: written }: RegExpExecArray): string {
  return input.slice(index + written.length, index + written.length + 12)
}

function matchMonthYear(match: RegExpExecArray): RuleMatch[] {
  const { month: name = '', dot, comma, year } = match.groups ?? {}
  if (dot === '' && comma === '' && name === fullMonth(match)) return []
  // 'In May, 2026 brings' is left alone; in 'in March, 2,026' the figure is no year.
  return [toRuleMatch(match, `${fullMonth(match)} ${year}`)]
}

/** The period of a short month may also end the sentence. */
function matchLoneMonth(match: RegExpExecArray): RuleMatch {
  const endsSentence = match[0].endsWith('.') && /^(?:\s*$|\s+\p{Lu})/u.test(restOf(match))
  return toRuleMatch(match, endsSentence ? `${fullMonth(match)}.` : fullMonth(match))
}

function fullMonth({ groups }: RegExpExecArray): string {
  return months[readMonth(groups?.month ?? groups?.month2 ?? '') - 1] ?? ''
}
