// Days that depend on when they are read, weekdays that must match their date, and British dates. Rules DTE-06 to DTE-08.

import {
  isRealDay,
  monthPattern,
  readMonth,
  readWeekday,
  weekdayPattern,
} from '#domain/language/calendar-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { countsBehindMonth } from '#domain/language/numbers/day-of-month.ts'
import { isPast, readVerb } from '#domain/language/verbs.ts'
import { monthNames, Trigger } from '#domain/rules/release/triggers.ts'
import { apMonths, months } from '#domain/time/calendar.ts'
import { weekdays } from '#domain/time/weekdays.ts'
import { findAll, findOutsideQuotes, toRuleMatch } from './paragraph-matches.ts'
import { type CalendarDay, daysFrom, readDateLine, readDateline, readDay } from './release/dateline.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Part, Release } from './release/release.ts'
import type { CheckSettings } from './release/settings.ts'
import { type ReleaseMatch, type Rule, type RuleMatch, textRoles } from './rule.ts'

const dayMs = 86_400_000
const movingDay =
  /(?<![\p{L}-]|(?<!\b[Aa]s )\bof )(?<word>today|yesterday|tomorrow|tonight|this (?:morning|afternoon|evening)|last night)(?<part> (?:morning|afternoon|evening|night))?(?![\p{L}’'-])/giu
/** How many days each word is from today. For 'tomorrow morning' only the writer knows the hour. */
const shifts: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 }
/** 'Today' in a sense of now: 'Has no stop today'. */
const lastingState =
  /\b(?:is|are|has|have|do|does|can|remains?|employs?|serves?|runs?|works?|uses?|lives?|stands?|makes?|sells?)\b/i
/** The same at the start of a sentence: 'Today, the mill is a museum'. */
const lastingOpening =
  /^, (?:the |its |this |that |an? )?[\p{L}’' -]{2,40}? (?:is|are|has|have|remains?|employs?|serves?|runs?|stands?|makes?|sells?|owns?|operates?|holds?|houses?|lives?)\b(?! (?:launching|opening|announcing|unveiling|releasing|introducing|\p{Ll}+ing|announced|launched|opened|released|named|appointed|signed|\p{Ll}+ed))/u
/** How far back the verb of 'today' is looked for. */
const clauseLength = 160
const weekdayDate = new RegExp(
  `\\b(?:(?<weekday>Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)|(?<short>Sun|Mon|Tues?|Wed|Thurs?|Fri|Sat)\\.),? \\(?(?<date>(?:${monthPattern()})\\.? \\d{1,2}(?:st|nd|rd|th)?(?!\\d|,\\d{3}|:\\d)(?:, (?:19|20)\\d\\d)?|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthPattern()})\\b(?:,? (?:19|20)\\d\\d)?)`,
  'gi',
)
/** Only a day above 28 can be one that its month does not have. */
const lateDay = new RegExp(
  `(?<![\\p{L}])(?:${monthPattern()})\\.? (?:29|3\\d)(?:st|nd|rd|th)?(?![\\d%:]|,\\d{3})(?:, (?:19|20)\\d\\d)?|(?<![\\p{L}\\p{N}.,:$€£-])(?:29|3\\d)(?:st|nd|rd|th)?(?: of)? (?:${monthPattern()})(?!\\p{L})(?:,? (?:19|20)\\d\\d)?`,
  'giu',
)

export const calendarRules: readonly Rule[] = [
  {
    id: 'DTE-06',
    severity: 'hint',
    title: 'Use the date instead of today, yesterday or tomorrow',
    reason: 'Releases get read days later. Only the lead can rely on the dateline’s date.',
    checkRelease: checkMovingDays,
  },
  {
    id: 'DTE-07',
    severity: 'warning',
    title: 'The weekday and date don’t match',
    reason: 'People will show up on the wrong day, and editors will doubt the rest.',
    roles: ['release-line', ...textRoles],
    check: (paragraph, role, settings) =>
      paragraph.has(monthNames)
        ? [...checkWeekdays(paragraph, role, settings), ...findUnrealDays(paragraph)]
        : [],
  },
]

function checkMovingDays(release: Release): ReleaseMatch[] {
  const dateline = release.lead?.paragraph.recall(readDateline)
  const date = dateline?.date ?? readTopDate(release)
  const distance = date && daysFrom(release.settings.today, date)
  const day = distance === undefined ? undefined : Date.parse(release.settings.today) + distance * dayMs
  return release.of('subhead', 'lead', 'body').flatMap((part) => {
    if (part.role === 'lead' && (date !== undefined || dateline?.isOfWire)) return []
    return part.paragraph.recall(readMovingDays).map((match) => matchDay(part, match, day, release.settings))
  })
}

/** The day of a date line above the lead. */
function readTopDate({ parts, lead }: Release): CalendarDay | undefined {
  const above = lead === undefined ? [] : parts.slice(0, parts.indexOf(lead))
  return above.map(({ paragraph }) => paragraph.recall(readDateLine)).find((day) => day !== undefined)
}

const movingWords = new Trigger(
  new Set('today yesterday tomorrow tonight morning afternoon evening night'.split(' ')),
)

function readMovingDays(paragraph: Paragraph): RegExpExecArray[] {
  if (!paragraph.has(movingWords)) return []
  return findMatches(paragraph.text, movingDay).filter(({ index, groups }) => {
    if (paragraph.isQuoted(index) || isName(paragraph, index)) return false
    return groups?.word?.toLowerCase() !== 'today' || isThatDay(paragraph, index)
  })
}

/** Whether 'today' is the calendar day, and not 'now' as in 'Has no stop today', 'Weavers today earn more'. */
function isThatDay(paragraph: Paragraph, index: number): boolean {
  const { text, sentences } = paragraph
  const start = sentences[paragraph.sentenceAt(index)]?.from ?? 0
  const after = text.slice(index + 5, index + 25)
  const before = text.slice(Math.max(start, index - clauseLength), index)
  if (countsFrom.test(before)) return true
  // 'Costs the same as today', 'twice as many as today'.
  if (/\b(?:as|than|like|unlike) $/.test(before)) return false
  // In a relative clause the day belongs to its verb: 'Collectors who stop by today can see it'.
  const isInClause = /\b(?:who|that|which) \p{Ll}+ (?:\p{Ll}+ ){0,4}$/u.test(before)
  return !(
    isNowadays(before, after) ||
    lastingState.test(before) ||
    (!isInClause && lastingState.test(after.split(/[,.;]/)[0] ?? '')) ||
    (index === start && lastingOpening.test(text.slice(index + 5, index + 65)))
  )
}

/** 'can use the gate as of today', 'free until today': a day on the calendar. */
const countsFrom = /\b(?:as of|from|starting|beginning|effective|since|until|through) $/i

/** Whether 'today' means nowadays: 'Weavers today earn more'. */
function isNowadays(before: string, after: string): boolean {
  const verb = /^ (?<verb>\p{Ll}+) /u.exec(after)?.groups?.verb ?? ''
  return (
    /^(?:[\p{L}-]+ ){0,2}\p{L}+s $/u.test(before) && readVerb(verb, 'base') !== undefined && !isPast(verb)
  )
}

/** 'USA Today', 'the Today show': a capital inside a sentence. */
function isName({ text, sentences }: Paragraph, at: number): boolean {
  return /\p{Lu}/u.test(text[at] ?? '') && !sentences.some(({ from }) => from === at)
}

const clockBefore = /(?:\d ?[ap]\.?m\.?|noon|midnight),? $/i

/** Words after which a British date needs no 'on'. */
const dayBefore = /\b(?:on|of|by|until|till|from|since|before|after|for|to) $/i

function matchDay(
  part: Part,
  match: RegExpExecArray,
  day: number | undefined,
  { profile }: CheckSettings,
): ReleaseMatch {
  const { word = '', part: time } = match.groups ?? {}
  const place = { part, from: match.index, to: match.index + match[0].length }
  const shift = shifts[word.toLowerCase()]
  // 'tomorrow morning' is a date only beside an hour.
  const isDay = time === undefined || clockBefore.test(match.input.slice(0, match.index).slice(-12))
  if (day === undefined || shift === undefined || !isDay) return place
  const date = new Date(day + shift * dayMs)
  const [month, number] = [date.getUTCMonth(), date.getUTCDate()]
  const name = profile === 'british' ? `${number} ${months[month]}` : `${apMonths[month]} ${number}`
  if (/^\p{Lu}/u.test(word)) return { ...place, fix: `On ${name}` }
  const isBritish = profile === 'british' && !dayBefore.test(match.input.slice(0, match.index).slice(-12))
  return { ...place, fix: isBritish ? `on ${name}` : name }
}

/** Days that their month doesn't have: Nov. 31. The dateline has a rule of its own. */
function findUnrealDays(paragraph: Paragraph): RuleMatch[] {
  const start = paragraph.recall(readDateline)?.end ?? 0
  return findAll(paragraph, lateDay).flatMap((match) => {
    const day = readDay(match[0])
    if (match.index < start || !day || isRealDay(day.year, day.month, day.day)) return []
    const [before, after] = [
      paragraph.text.slice(Math.max(0, match.index - 8), match.index),
      paragraph.text.slice(match.index + match[0].length),
    ]
    if (countsBehindMonth(before, after)) return []
    return [toRuleMatch(match, undefined, `${match[0]} doesn’t exist`)]
  })
}

const spanBefore = new RegExp(
  `(?<!\\p{L})(?:${weekdayPattern()})(?: (?:and|to|through|until) | ?[-–] ?)$`,
  'iu',
)
const spanAfter = /^(?: (?:and|to|through|until) | ?[-–] ?)(?<last>\d{1,2})(?![\d:]|,\d)/

/** 'Friday through Sunday, Nov. 20-22': how many days after the date the weekday beside it comes. */
function readSpan(text: string, at: number, date: string): number {
  if (!spanBefore.test(text.slice(Math.max(0, at - 24), at))) return 0
  const end = text.indexOf(date, at) + date.length
  const last = spanAfter.exec(text.slice(end, end + 16))?.groups?.last
  return last === undefined ? 0 : Math.max(0, Number(last) - Number(/\d+/.exec(date)?.[0]))
}

function checkWeekdays(paragraph: Paragraph, _role: string, settings: CheckSettings): RuleMatch[] {
  return findAll(paragraph, weekdayDate).flatMap(({ index, groups }) => {
    const { weekday = groups?.short ?? '', date = '' } = groups ?? {}
    const day = readDay(date)
    const distance = day && daysFrom(settings.today, day)
    if (distance === undefined) return []
    const first = Date.parse(settings.today) + distance * dayMs
    const real = new Date(first + readSpan(paragraph.text, index, date) * dayMs).getUTCDay()
    if (real === readWeekday(weekday)) return []
    // Only the writer knows whether the weekday or the date is wrong.
    return [{ from: index, to: index + weekday.length, message: `${date} is a ${weekdays[real]}` }]
  })
}

/** One day or a span of days, with the commas that only the American order needs. */
const monthFirst = new RegExp(
  `\\b(?<weekday>(?:${weekdayPattern()})\\.?,? )?(?<month>${monthPattern()})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?(?<span> ?(?:-|–|to|and|through) ?[1-3]?\\d(?:st|nd|rd|th)?)?(?![\\d%:]|,\\d{3})(?:,? (?<year>(?:19|20)\\d\\d)\\b)?`,
  'g',
)
/** The comma after a year or a weekday. */
const closingComma = /^,(?= \p{L})/u
const nextWord = /^ (?<word>\p{Ll}+)/u
/** How far after the date its comma and the next word are. */
const tailLength = 24

function matchMonthFirst(match: RegExpExecArray): RuleMatch {
  const { weekday = '', month = '', day = '', span = '', year } = match.groups ?? {}
  const days = `${Number(day)}${span.replaceAll(/(?<=\d)(?:st|nd|rd|th)/g, '')}`
  const date = `${weekday.replace(',', '')}${days} ${months[readMonth(month) - 1] ?? month}${year === undefined ? '' : ` ${year}`}`
  const end = match.index + match[0].length
  const tail = match.input.slice(end, end + tailLength)
  const isClosed = (year !== undefined || weekday !== '') && closingComma.test(tail)
  const next = nextWord.exec(tail)?.groups?.word
  // The second figure counts something: 'On Nov. 3 and 12 shops will follow'.
  if (span !== '' && next !== undefined && !isFunctionWord(next)) return toRuleMatch(match)
  return { from: match.index, to: end + (isClosed ? 1 : 0), fix: date, message: `Write “${date}”` }
}

/** What British newsrooms write differently from AP. */
export const britishRules: readonly Rule[] = [
  {
    id: 'DTE-08',
    severity: 'warning',
    title: 'Put the day before the month',
    reason: 'British newsrooms write 17 November 2026, with no comma.',
    profile: 'british',
    // Also notes to editors and a date line.
    roles: [...textRoles, 'notice'],
    check: (paragraph) => findOutsideQuotes(paragraph, monthFirst).map(matchMonthFirst),
  },
]
