// Dates and hours as AP writes them. Rules DTE-01 to DTE-05.

import { isRealDay, monthPattern, readMonth } from '#domain/language/calendar-words.ts'
import { isDay, isEdition } from '#domain/language/numbers/day-of-month.ts'
import { readNumberWords } from '#domain/language/numbers/number-words.ts'
import { figures, monthNames, Trigger } from '#domain/rules/release/triggers.ts'
import { apMonths, months } from '#domain/time/calendar.ts'
import { findAll, isTitled, toRuleMatch } from './paragraph-matches.ts'
import { readDateline } from './release/dateline.ts'
import type { Paragraph } from './release/paragraph.ts'
import { proseRoles, type Rule, type RuleMatch, textRoles } from './rule.ts'

const month = `(?:${monthPattern()})`
/** 'february 3' too; 'march' and 'may' are other words. */
const smallMonths = 'january|february|april|june|july|august|september|october|november|december'
const monthDay = new RegExp(
  `\\b(?<month>${month}|${smallMonths})(?<dot>\\.?) \\d{1,2}(?:st|nd|rd|th)?(?![\\d%:]|,\\d|\\.\\d)\\b`,
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
/** The stop of a shortened month; after a month in full, or at the end, it ends the sentence. */
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
const hourPattern =
  /\b(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?[ \u00a0]?(?<half>[AaPp])\.?[ \u00a0]?[Mm](?!\p{L})(?:\.(?=\s?[\p{Ll}\d,;:)—–]|\s[ECMP][SD]?T\b|\s(?:GMT|UTC|CET)\b|$)|\.(?=[^\s]))?/gu
const namedHour = /\b12(?::00)?[ \u00a0]?(?<name>noon|midnight)\b/gi
/** '8 o’clock in the morning'. */
const clockHour =
  /\b(?<hour>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?o[’']clock(?: (?<part>in the morning|in the afternoon|in the evening|at night))?|\b(?<hour2>\d{1,2}):00 (?<part2>in the morning|in the afternoon|in the evening|at night)/gi
/** '19:30', where it is a time of day. */
const dayHour =
  /(?<=\b(?:at|from|until|till|by|to|before|after|around) )(?<hour>1[3-9]|2[0-3]):(?<minute>[0-5]\d)(?![\d:])(?: (?:hours|hrs|h)\b)?/g
/** '6 p.m. in the evening'. */
const saidTwice = /(?<=\b\d{1,2}(?::\d\d)? [ap]\.m\.) (?:in the (?:morning|afternoon|evening)|at night)\b/g
const openSpan = /\b(?<hour>\d{1,2}):00(?= ?(?:-|–|to|until) ?\d{1,2}(?::\d\d)? ?[ap]\.?m)/gi

export const dateRules: readonly Rule[] = [
  {
    id: 'DTE-01',
    severity: 'warning',
    title: 'Use AP’s form of the month with a day',
    reason:
      'With a day, AP abbreviates Jan., Feb., Aug., Sept., Oct., Nov. and Dec., but never March through July.',
    roles: textRoles,
    check: (paragraph) => [
      ...findInText(paragraph, monthDay).filter(isDay).flatMap(matchMonth),
      ...findInText(paragraph, dayFirst).flatMap(matchDayFirst),
      ...findInText(paragraph, figureDate).flatMap(matchFigures),
    ],
  },
  {
    id: 'DTE-02',
    severity: 'warning',
    title: 'Spell out a month without a day',
    reason: 'AP spells out a month on its own or with a year, with no comma in between.',
    roles: textRoles,
    check: (paragraph) => [
      ...findInText(paragraph, monthYear).flatMap(matchMonthYear),
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
    reason: 'In a full date, the year takes a comma on both sides.',
    roles: proseRoles,
    check: (paragraph) => findInText(paragraph, openYear).map(matchOpenYear),
  },
  {
    id: 'DTE-05',
    severity: 'warning',
    title: 'Write times as 9 a.m., 9:30 p.m. or noon',
    reason: 'AP uses lowercase with periods, drops :00, and writes noon and midnight.',
    roles: textRoles,
    check: (paragraph, _role, { profile }) =>
      profile === 'british'
        ? findInText(paragraph, hourPattern).flatMap(matchBritishHour)
        : findHours(paragraph),
  },
]

const hourWords = new Trigger(
  /^(?:noon|midnight|o'clock|[ap]m?|[ap]\.m|\d.*[ap]\.?m|1[3-9]|2[0-3]|00)$|\d[:.]\d/,
)

function findHours(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(hourWords)) return []
  return [
    ...findInText(paragraph, namedHour).map((match) =>
      toRuleMatch(match, (match.groups?.name ?? '').toLowerCase()),
    ),
    ...findInText(paragraph, openSpan).map((match) => toRuleMatch(match, match.groups?.hour ?? '')),
    ...findInText(paragraph, clockHour).map(matchClock),
    ...findInText(paragraph, dayHour).map(matchDayHour),
    ...findInText(paragraph, saidTwice).map((match) =>
      toRuleMatch(match, '', 'a.m. and p.m. already give the time of day'),
    ),
    ...findInText(paragraph, hourPattern).flatMap(matchHour),
  ]
}

/** '4 April' for '4th April'. */
function matchBritishDay(match: RegExpExecArray): RuleMatch {
  const { day = '', month: name, year } = match.groups ?? {}
  if (name === undefined) return toRuleMatch(match, day + (year === undefined ? '' : ` ${year}`))
  const date = `${Number(day)} ${months[readMonth(name) - 1] ?? name}`
  return toRuleMatch(match, year === undefined ? date : `${date} ${year}`)
}

/** '10am' for '10:00 AM'; '10.30am' and '10:30am' are both in use. */
function matchBritishHour(match: RegExpExecArray): RuleMatch[] {
  const { hour = '', minute = '00', half = '' } = match.groups ?? {}
  const written = match[0].replace(/(?<=m)\.$/, '')
  if (Number(hour) > 12 || (/^[\d:.]+[ap]m$/.test(written) && !/:00/.test(written))) return []
  const fix = `${hour}${minute === '00' ? '' : `.${minute}`}${half.toLowerCase()}m`
  return written === fix
    ? []
    : [{ from: match.index, to: match.index + written.length, fix, message: `Write “${fix}”` }]
}

const withoutMonth: ReadonlySet<RegExp> = new Set([
  figureDate,
  hourPattern,
  namedHour,
  openSpan,
  clockHour,
  dayHour,
  saidTwice,
])

/** Whether the pattern can find anything: far cheaper than to try it. */
function mayFind(paragraph: Paragraph, pattern: RegExp): boolean {
  if (!withoutMonth.has(pattern)) return paragraph.has(monthNames)
  if (pattern === clockHour) return true
  return paragraph.has(figures) && (pattern !== figureDate || /\d[/-]\d/.test(paragraph.text))
}

/** Matches behind the dateline, which has rules of its own. */
function findInText(paragraph: Paragraph, pattern: RegExp): RegExpExecArray[] {
  if (!mayFind(paragraph, pattern)) return []
  const start = paragraph.recall(readDateline)?.end ?? 0
  return findAll(paragraph, pattern).filter(({ index }) => index >= start && !isTitled(paragraph, index))
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
  // '5/11/2026' is a day in May and one in November: only the writer knows.
  if (isAmbiguous(match)) return [toRuleMatch(match, undefined, message)]
  return [toRuleMatch(match, year !== undefined && goesOn.test(restOf(match)) ? `${date},` : date, message)]
}

/** '17th' is '17', and the year behind it gets its commas in one go. */
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
  // 'In May, 2026 brings' would be odd, but 'in March, 2,026' is no year.
  return [toRuleMatch(match, `${fullMonth(match)} ${year}`)]
}

/** The stop of a short month may be the one that ends the sentence. */
function matchLoneMonth(match: RegExpExecArray): RuleMatch {
  const endsSentence = match[0].endsWith('.') && /^(?:\s*$|\s+\p{Lu})/u.test(restOf(match))
  return toRuleMatch(match, endsSentence ? `${fullMonth(match)}.` : fullMonth(match))
}

function fullMonth({ groups }: RegExpExecArray): string {
  return months[readMonth(groups?.month ?? groups?.month2 ?? '') - 1] ?? ''
}

/** Without its part of the day only the writer knows which hour is meant. */
function matchClock(match: RegExpExecArray): RuleMatch {
  const { hour, hour2 = '', part: one, part2 } = match.groups ?? {}
  const [written, part] = [(hour ?? hour2).toLowerCase(), one ?? part2]
  const value = /^\d/.test(written) ? Number(written) : readNumberWords(written)
  if (part === undefined || value === undefined) return toRuleMatch(match)
  return toRuleMatch(match, writeHour(value, '00', /morning/i.test(part) ? 'a' : 'p'))
}

function matchDayHour(match: RegExpExecArray): RuleMatch {
  const { hour = '', minute = '00' } = match.groups ?? {}
  const text = writeHour(Number(hour) - 12, minute, 'p')
  return toRuleMatch(match, settleStop(text, match[0], match.input[match.index + match[0].length]))
}

function matchHour(match: RegExpExecArray): RuleMatch[] {
  const { hour = '', minute = '00', half = '' } = match.groups ?? {}
  if (Number(hour) < 1 || Number(hour) > 12) return []
  const written = match[0]
  const after = match.input[match.index + written.length]
  const text = writeHour(Number(hour), minute, half.toLowerCase())
  const fix = settleStop(text, written, after)
  return written.replace('\u00a0', ' ') === fix ? [] : [toRuleMatch(match, fix)]
}

/** The stop of 'a.m.' may also be the one that ends the sentence. */
function settleStop(text: string, written: string, after: string | undefined): string {
  if (after === '.') return text.replace(/\.$/, '')
  return after === undefined && written.endsWith('.') && !text.endsWith('.') ? `${text}.` : text
}

function writeHour(hour: number, minute: string, half: string): string {
  if (hour === 12 && minute === '00') return half === 'p' ? 'noon' : 'midnight'
  return `${hour}${minute === '00' ? '' : `:${minute}`} ${half}.m.`
}
