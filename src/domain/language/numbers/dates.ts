// Reads dates in every usual form: Nov. 17, 2026; 17 November; 2026-11-17; 11/17/26; Q3 2026; fall 2026; November; Monday; 1990s.
import {
  isRealDay,
  mayNameMonth,
  monthPattern,
  readMonth,
  readWeekday,
  weekdayOf,
  weekdayPattern,
} from '#domain/language/calendar-words.ts'
import type { Claims } from '#domain/language/claims.ts'
import type { ReadFact } from '#domain/language/fact.ts'
import { findMatches, findMatchesWith } from '#domain/language/matches.ts'
import { months } from '#domain/time/calendar.ts'
import { isVerbBeforeFigure } from './day-of-month.ts'
import { readOrdinalWord } from './number-words.ts'

type DateParts = {
  weekday?: number | undefined
  year?: number | undefined
  month?: number | undefined
  day?: number | undefined
}

const month = `(?:${monthPattern()})`
const weekday = `(?:${weekdayPattern()})`
/** A period after a full month ends the sentence: '19 July. 11 to 6 on both days'. */
const dot = `(?:(?<!\\b(?:${months.join('|')}))\\.)?`
const gap = '[ \\u00a0]'
const day = '\\d{1,2}(?:st|nd|rd|th)?'
const year = '(?:19|20)\\d\\d'
const notMore = '(?![\\d%]|,\\d{3}|:\\d|\\.\\d)'

/** 'May 3 and 4, 2027', but not 'on May 3 and 12 people came'. */
const bothDays = `and${gap}(?=${day}(?:,?${gap}${year}|[.,;)]|$|${gap}(?:at|in|from)\\b))`

const dayPattern = new RegExp(
  `(?:\\b(?<weekday>${weekday})\\.?,?${gap}+)?\\b(?<month>${month})${dot}${gap}+(?<day>${day})${notMore}(?:${gap}?(?:-|–|to${gap}|through${gap}|${bothDays})${gap}?(?:(?<month2>${month})${dot}${gap}+)?(?<day2>${day})${notMore})?(?:,?${gap}+(?<year>${year})(?!\\d|,\\d))?`,
  'gi',
)
const dayFirstPattern = new RegExp(
  `(?:\\b(?<weekday>${weekday})\\.?,?${gap}+(?:the${gap}+)?)?\\b(?:(?<day2>${day})${gap}?(?:-|–|to${gap}|and${gap})${gap}?)?(?<day>${day})${gap}+(?:of${gap}+)?(?<month>${month})\\b\\.?(?:,?${gap}+(?<year>${year})(?!\\d|,\\d))?`,
  'gi',
)
const monthYearPattern = new RegExp(
  `\\b(?<month>${month})\\b\\.?,?${gap}+(?:of${gap}+)?(?<year>${year})\\b`,
  'gi',
)
const figuresPattern =
  /\b(?:(?<y>(?:19|20)\d\d)-(?<m>\d\d)-(?<d>\d\d)|(?<a>\d{1,2})([/.])(?<b>\d{1,2})\5(?<c>(?:19|20)?\d\d))\b/y
const quarterPattern = new RegExp(
  `\\b(?:Q(?<figure>[1-4])|(?<word>first|second|third|fourth)[ -]quarter)(?:(?:${gap}+of)?${gap}+(?:FY${gap}?)?(?<year>${year}))?\\b`,
  'gi',
)
const seasonPattern = new RegExp(
  `\\b(?:(?<led>this|next|last|in|by|early|late|mid)[ -](?:the${gap}+)?)?(?<season>spring|summer|fall|autumn|winter)(?:(?:${gap}+of)?${gap}+(?<year>${year}))?\\b`,
  'gi',
)
const decadePattern = /(?:\b(?:19|20)\d0|['’]\d0)s\b/g
const yearsPattern = /\b(?<first>(?:19|20)\d\d)[-–](?<second>(?:19|20)\d\d|\d\d)\b/y
const lonePattern = new RegExp(
  `\\b(?:(?<weekday>${weekday.replace('Sun|', '').replace('|Sat)', ')')})s?|(?<month>${month}))\\b`,
  'gi',
)
const ledMonth =
  /\b(?:in|since|by|until|till|through|from|to|of|this|next|last|early|late|and|or|during|every|each|before|after|mid)[ -]$/i
// Nouns after a month: 'March sales', 'the May issue'.
const monthNoun =
  /^ (?:sales|revenues?|results|earnings|profits?|figures|numbers|orders|bookings|deliveries|shipments|exports|imports|output|production|traffic|attendance|enrollment|data|reports?|surveys?|polls?|launch|opening|openings|release|events?|meetings?|sessions?|hearings?|issue|edition|deadline|forecast|election|primary|vote|trial|update|filing|jobs|payrolls?|rainfall|temperatures|start|date)\b/
const monthNext = new RegExp(`^ ?(?:to|through|until|and|or|-|–) ?(?:${monthPattern()})\\b`, 'i')
const possessiveBefore = /\b(?:the|its|their|our|his|her|my|your|an?) $/i
const alwaysMonth =
  /^(?:January|February|April|June|July|August|September|October|November|December|Sept|Nov|Oct|Aug|Feb|Dec|Jan)$/
/** Months that are no other word in lower case. */
const typedMonth = /^(?:january|february|september|october|november|december)$/

/** A sign that every date of each kind contains, for a quick test. */
const signs = {
  figures: /\d[/.-]\d/,
  quarter: /q[1-4]|quarter/i,
  season: /spring|summer|fall|autumn|winter/i,
  years: /\d[-–]\d/,
}

/** Reads all dates and takes their places. */
export function readDates(text: string, claims: Claims): ReadFact[] {
  const facts: ReadFact[] = []
  const add = (match: RegExpExecArray, parts: readonly DateParts[], needs: readonly string[] = []) => {
    const from = match.index
    const to = from + match[0].length
    if (!claims.isFree(from, to)) return
    claims.take(from, to)
    facts.push(toFact(text.slice(from, to), from, parts, needs))
  }
  const hasMonth = /\d/.test(text) && mayNameMonth(text)
  const findMonths = (pattern: RegExp) => (hasMonth ? findMatches(text, pattern) : [])
  for (const match of findMonths(dayPattern)) addDays(match, add)
  for (const match of findMonths(dayFirstPattern)) addDays(match, add)
  for (const match of findMatchesWith(text, signs.figures, figuresPattern, claims.figures))
    addFigures(match, add)
  for (const match of findMonths(monthYearPattern)) {
    add(match, [{ month: readMonth(match.groups?.month ?? ''), year: Number(match.groups?.year) }])
  }
  addSeasons(text, add)
  addDecades(text, claims, add)
  addLoneWords(text, add)
  return facts
}

type Add = (match: RegExpExecArray, parts: readonly DateParts[], needs?: readonly string[]) => void

function addDays(match: RegExpExecArray, add: Add): void {
  const groups = match.groups ?? {}
  const first: DateParts = {
    weekday: groups.weekday === undefined ? undefined : readWeekday(groups.weekday),
    month: readMonth(groups.month ?? ''),
    day: Number.parseInt(groups.day ?? '', 10),
    year: groups.year === undefined ? undefined : Number(groups.year),
  }
  const second = groups.day2 === undefined ? [] : [readSecondDay(first, groups)]
  // '3-5 May' and 'May 3-5' are the same days.
  const dates = [first, ...second].toSorted((one, other) =>
    one.month === other.month ? (one.day ?? 0) - (other.day ?? 0) : 0,
  )
  if (isVerb(match)) return
  if (dates.every((date) => isRealDay(date.year, date.month ?? 0, date.day ?? 0))) add(match, dates)
}

function isVerb({ index, input, 0: found, groups }: RegExpExecArray): boolean {
  if (groups?.weekday !== undefined || groups?.month === undefined || !found.startsWith(groups.month))
    return false
  const end = index + found.length
  return isVerbBeforeFigure(
    groups.month,
    input.slice(Math.max(0, index - 12), index),
    input.slice(end, end + 2),
  )
}

function readSecondDay(first: DateParts, groups: Record<string, string | undefined>): DateParts {
  const ownMonth = groups.month2 === undefined ? first.month : readMonth(groups.month2)
  return { month: ownMonth, day: Number.parseInt(groups.day2 ?? '', 10), year: first.year }
}

function addFigures(match: RegExpExecArray, add: Add): void {
  const { y, m, d, a, b, c } = match.groups ?? {}
  if (y !== undefined) {
    const iso = { year: Number(y), month: Number(m), day: Number(d) }
    if (iso.month >= 1 && iso.month <= 12 && isRealDay(iso.year, iso.month, iso.day)) add(match, [iso])
    return
  }
  const isDayFirst = match[5] === '.' || Number(a) > 12
  const date = {
    year: Number(c) < 100 ? 2000 + Number(c) : Number(c),
    month: Number(isDayFirst ? b : a),
    day: Number(isDayFirst ? a : b),
  }
  if (date.month >= 1 && date.month <= 12 && isRealDay(date.year, date.month, date.day)) add(match, [date])
}

function addSeasons(text: string, add: Add): void {
  for (const match of findMatchesWith(text, signs.quarter, quarterPattern)) {
    const { figure, word = '', year: inYear } = match.groups ?? {}
    add(match, [readYear(inYear)], [`quarter:${figure ?? readOrdinalWord(word)}`])
  }
  for (const match of findMatchesWith(text, signs.season, seasonPattern)) {
    const { led, season = '', year: inYear } = match.groups ?? {}
    if (led === undefined && inYear === undefined) continue
    add(match, [readYear(inYear)], [`season:${season.toLowerCase().replace('autumn', 'fall')}`])
  }
}

function readYear(written: string | undefined): DateParts {
  return written === undefined ? {} : { year: Number(written) }
}

function addDecades(text: string, claims: Claims, add: Add): void {
  for (const match of findMatches(text, decadePattern)) {
    const digits = match[0].replaceAll(/\D/g, '')
    add(match, [{}], [`decade:${digits.slice(-2)}`])
  }
  for (const match of findMatchesWith(text, signs.years, yearsPattern, claims.figures)) {
    const { first = '', second = '' } = match.groups ?? {}
    const end = second.length === 2 ? first.slice(0, 2) + second : second
    if (Number(end) > Number(first)) add(match, [{ year: Number(first) }, { year: Number(end) }])
  }
}

function addLoneWords(text: string, add: Add): void {
  for (const match of findMatches(text, lonePattern)) {
    const { weekday: dayName, month: monthName } = match.groups ?? {}
    if (dayName !== undefined && dayName.length > 3) add(match, [{ weekday: readWeekday(dayName) }])
    if (monthName === undefined) continue
    // 'May' and 'March' often begin a sentence as other words.
    if (
      alwaysMonth.test(monthName) ||
      typedMonth.test(monthName) ||
      (monthName.length > 2 && isMonthAt(text, match))
    ) {
      add(match, [{ month: readMonth(monthName) }])
    }
  }
}

function isMonthAt(text: string, { index, 0: word }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - 9), index)
  const next = text.slice(index + word.length, index + word.length + 20)
  if (monthNext.test(next)) return true
  return (
    ledMonth.test(before) || monthNoun.test(next) || (possessiveBefore.test(before) && /^ \p{Ll}/u.test(next))
  )
}

function toFact(text: string, from: number, parts: readonly DateParts[], needs: readonly string[]): ReadFact {
  const asked = [...needs, ...parts.flatMap(listNeeds)]
  const given = [...needs, ...parts.flatMap(listGiven)]
  const key = parts
    .map((part) => [part.year, part.month, part.day].map((value) => value ?? '').join('-'))
    .join('/')
  return {
    kind: 'date',
    text,
    from,
    to: from + text.length,
    key: `date:${[...needs, key].join(' ')}${parts[0]?.weekday !== undefined && key === '--' ? parts[0].weekday : ''}`,
    needs: asked,
    gives: given,
  }
}

function listNeeds({ weekday: dayOfWeek, year: inYear, month: inMonth, day: onDay }: DateParts): string[] {
  const needs: string[] = []
  if (onDay !== undefined) needs.push(`day:${inMonth}-${onDay}`)
  else if (inMonth !== undefined) needs.push(`month:${inMonth}`)
  if (inYear !== undefined) needs.push(`year:${inYear}`)
  const isDerived =
    inYear !== undefined && onDay !== undefined && weekdayOf(inYear, inMonth ?? 0, onDay) === dayOfWeek
  if (dayOfWeek !== undefined && !isDerived) needs.push(`weekday:${dayOfWeek}`)
  return needs
}

function listGiven(part: DateParts): string[] {
  const given = listNeeds(part)
  if (part.month !== undefined) given.push(`month:${part.month}`)
  if (part.year !== undefined) given.push(`number:${part.year}`)
  if (part.weekday !== undefined) given.push(`weekday:${part.weekday}`)
  if (part.year !== undefined && part.month !== undefined && part.day !== undefined) {
    given.push(`weekday:${weekdayOf(part.year, part.month, part.day)}`)
    given.push(`quarter:${Math.ceil(part.month / 3)}`)
  }
  return given
}
