// Reads the dateline at the start of a paragraph, even in a wrong form: 'Denver, 11/17 - Acme …'.
import {
  isRealDay,
  monthPattern,
  readMonth,
  readWeekday,
  weekdayPattern,
} from '#domain/language/calendar-words.ts'
import type { Range } from '#domain/language/ranges.ts'
import { isStateName, readState } from '#domain/language/states.ts'
import type { Paragraph } from './paragraph.ts'

export type CalendarDay = { readonly year?: number; readonly month: number; readonly day: number }

export type Dateline = {
  readonly city: string
  readonly cityRange: Range
  /** State, province or country after the city. */
  readonly region?: string
  readonly regionRange?: Range
  readonly dateText?: string
  readonly dateRange?: Range
  /** Missing also while the date, or a part of it, is a blank. */
  readonly date?: CalendarDay
  readonly weekday?: number
  /** The dash or stroke between dateline and text, without spaces. */
  readonly dash: string
  readonly dashRange: Range
  /** The dateline is a wire's and dates the text: '(BUSINESS WIRE)'. */
  readonly isOfWire?: true
  /** No comma or dash stands between place and date. */
  readonly isParted?: true
  /** The form is none that newsrooms use. */
  readonly isLoose?: true
  /** Where the text of the paragraph begins. */
  readonly end: number
}

/** Months, also in capitals, as a dateline may have them with the city. */
const anyMonth = `${monthPattern()}|${monthPattern().toUpperCase()}`
const datePattern = `(?:(?:${weekdayPattern()})\\.?,? )?(?:(?:${anyMonth})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)? (?:${anyMonth})\\.?,?(?: \\d{4})?|\\d{1,4}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?)`
/** A blank of a template, in place of a date or a state. */
const blank = '\\[[^\\]\\n]{1,40}\\]'
const headPattern = new RegExp(
  `^\\s*(?<place>\\p{L}[\\p{L}\\p{M} .’',-]{1,60}?(?:, ${blank})??)?(?<gap>\\s*(?:—|–|--?)\\s*(?=${datePattern}|\\(\\p{Lu}[^)]{2,40}\\)\\s*(?:—|–|--))|,? ?\\(?)(?<date>${datePattern}(?:,? ${blank})?|${blank})?\\)?,?\\s*(?:(?<wire>/[^/]{2,40}/|\\(\\p{Lu}[^)]{2,40}\\))\\s*)?(?<dash>—|–|--+|-(?=\\s)|[:;](?=\\s))`,
  'u',
)
const anyDate = new RegExp(datePattern, 'u')
const cityWords = "\\p{Lu}[\\p{L}\\p{M}.’'-]*(?:,? (?:\\p{Lu}[\\p{L}\\p{M}.’'-]*|of|de|du|la)){0,5}"
/** Words in a blank; "[COMPANY]" is no place. */
const blankWords = '[\\p{Lu}\\d ,/]{3,40}'
const looseDash = '(?:—|–|--?|:)'
const loosePattern = new RegExp(
  `^\\s*(?:(?<date1>${datePattern}|(?:${weekdayPattern()})\\b(?=,? (?:in )?\\p{Lu}{3})),?\\s*[|/;:–—-]?\\s(?:in )?(?<place1>${cityWords})\\s*(?<dash1>${looseDash}|[|/])|[(\\[](?!${blankWords}\\])(?<place2>${cityWords})(?:,? (?<date2>${datePattern}))?[)\\]],?\\s*(?:(?<date5>${datePattern}|(?:${weekdayPattern()})\\b),?\\s*)?(?<dash2>${looseDash})?|(?<place3>${cityWords}),?\\s*[|/;:.–—-]?\\s*(?<date3>${datePattern}|(?:${weekdayPattern()})\\b)\\s*(?<dash3>[|/;:.,–—-])|(?<place4>${cityWords}),? \\(?(?<date4>${datePattern})\\)?)(?=\\s)`,
  'u',
)
/** A line that only gives the release date: 'Date: London, 18 November 2026'. */
const dateLinePattern = new RegExp(
  `^\\s*(?:(?:[Dd]ated?|[Ii]ssued|[Rr]eleased?)(?: on)?:? )?(?:${cityWords},? )?${datePattern}\\s*$`,
  'u',
)
const blankPattern = /^\s*\[[^\]]+\][^—–]{0,80}(?<dash>—|–|--)/
const wordDate = new RegExp(
  `(?<month>${monthPattern()})\\.? (?<day>\\d{1,2})(?!\\d)(?:st|nd|rd|th)?(?:,? (?<year>\\d{4}))?`,
  'i',
)
const dayFirstDate = new RegExp(
  `(?<day>\\d{1,2})(?:st|nd|rd|th)? (?<month>${monthPattern()})\\.?,?(?: (?<year>\\d{4}))?`,
  'i',
)
/** A date in figures. With slashes the month comes first; with points, or if the first figure is no month, the day does. */
const figureDate =
  /(?<day>\d{1,2})\.(?<month>0?[1-9]|1[0-2])\.(?<year>\d{4})|(?<day2>1[3-9]|[23]\d)[/.-](?<month2>0?[1-9]|1[0-2])[/.-](?<year2>\d{2,4})|(?<month3>\d{1,2})[/.-](?<day3>\d{1,2})(?:[/.-](?<year3>\d{2,4}))?/
/** The longest dateline; only this much is read. */
const headLength = 200
const weekdayStart = new RegExp(`^(?:${weekdayPattern()})`)

const sentenceStart = /^\s*\p{L}+ \p{Ll}/u
const datelineSign = /[—–:(/|\]]|-[-\s]/

/** The dateline of a paragraph; undefined if there is none. */
export function readDateline(paragraph: Pick<Paragraph, 'text'>): Dateline | undefined {
  const text = paragraph.text.slice(0, headLength)
  // Most paragraphs begin like sentences and need no closer look.
  if (sentenceStart.test(text) && !datelineSign.test(text)) return undefined
  const match = headPattern.exec(text)
  const groups = match?.groups
  if (match === null || groups === undefined) return readBlank(text) ?? readLoose(text)
  const { place = '', date, dash = '' } = groups
  if (!isDateline(place, date, groups.wire, dash)) return readBlank(text) ?? readLoose(text)
  const start = text.indexOf(place)
  const end = match[0].length
  const dashRange = { from: end - dash.length, to: end }
  return {
    ...readPlace(place, start),
    ...readDate(date, text, start + place.length),
    ...(groups.wire !== undefined && { isOfWire: true as const }),
    ...(groups.wire === undefined && isGapOff(groups) && { isParted: true as const }),
    dash,
    dashRange,
    end: end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0),
  }
}

/** Whether date and place are separated by a space or dash: 'DENVER — Nov. 17, 2026 —', 'DENVER Nov. 17, 2026 —'. */
function isGapOff({ place = '', date, gap = '' }: Record<string, string | undefined>): boolean {
  return /[—–-]/.test(gap) || (date !== undefined && place !== '' && !/[,(]/.test(gap))
}

/** Place and date in an unusual form: '(Denver) -', 'Nov. 17, 2026, Denver:', 'Boise | Nov. 17 |'. */
function readLoose(text: string): Dateline | undefined {
  const match = loosePattern.exec(text)
  const groups = match?.groups
  if (match === null || groups === undefined) return undefined
  const place = (groups.place1 ?? groups.place2 ?? groups.place3 ?? groups.place4 ?? '').replace(/[,.]$/, '')
  const date = groups.date1 ?? groups.date2 ?? groups.date3 ?? groups.date4 ?? groups.date5
  const dash = groups.dash1 ?? groups.dash2 ?? groups.dash3 ?? ''
  // After a date in brackets no dash is needed: 'Denver (17.11.2026) Acme opened'.
  const isBracketed = groups.date4 !== undefined && match[0].endsWith(')')
  if (isSentence(place, isBracketed ? ')' : dash)) return undefined
  const end = match[0].length
  return {
    ...readPlace(place, text.indexOf(place)),
    ...readDate(date, text, 0),
    isLoose: true,
    dash,
    dashRange: { from: end - dash.length, to: end },
    end: end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0),
  }
}

function isSentence(place: string, dash: string): boolean {
  // 'Acme opened May 3. The plant' is a sentence.
  if (dash === '.' && !place.includes(',')) return true
  const [city = '', region = ''] = place.split(/, ?/)
  // A label of an event's details: 'WHEN: Saturday, Nov. 21, 2026, 10 a.m.'
  if (/^(?:who|what|when|where|why|how|date|time|place)$/i.test(city)) return true
  return (dash === ',' || dash === '') && !isDatelinePlace(city, region)
}

/**
 * Whether the words are a dateline's place: 'PORTLAND, Maine, Nov. 17, 2026, Acme opened' lacks only its dash. 'On Nov. 17, 2026, Acme opened' is a
 * sentence.
 */
function isDatelinePlace(city: string, region: string): boolean {
  return isShouted(city) || readState(region) !== undefined || isStateName(region)
}

/** A template's dateline with blanks, which their own rule reports (STR-16). */
function readBlank(text: string): Dateline | undefined {
  const match = blankPattern.exec(text)
  const dash = match?.groups?.dash ?? ''
  if (match === null) return undefined
  const [from, to] = [match[0].length - dash.length, match[0].length]
  const date = anyDate.exec(match[0])?.[0]
  const place = { city: '[', cityRange: { from: 0, to: from } }
  return { ...place, ...readDate(date, text, 0), dash, dashRange: { from, to }, end: to + 1 }
}

/** Whether it is a dateline. Many sentences begin with a place and a dash, so it needs capitals, a state or a date. */
function isDateline(
  place: string,
  date: string | undefined,
  wire: string | undefined,
  dash: string,
): boolean {
  if (place === '') return date !== undefined
  if (date !== undefined || wire !== undefined) return place.split(' ').length <= 6
  if (dash === ':') return false
  const [city = '', region = ''] = place.split(/, ?/)
  return dash === ';' ? isShouted(city) : isDatelinePlace(city, region)
}

function isShouted(city: string): boolean {
  return /\p{Lu}{2}/u.test(city) && capitalizeCity(city) === city
}

/** A city in the capitals of a dateline: 'McLEAN', 'NEW YORK and LONDON'. */
export function capitalizeCity(city: string): string {
  return city
    .split(' ')
    .map((word) => (word === 'and' || mixedCapitals.test(word) ? word : toCapitals(word)))
    .join(' ')
}

/** 'McLEAN', 'DeKALB', 'LaGRANGE', 'O’FALLON'. */
const mixedCapitals = /^(?:Mc|Mac|De|Del|La|Le|Du|Di|Van|Fitz|San)\p{Lu}{2,}[,.]?$/u

function toCapitals(word: string): string {
  return word.replace(/(?<=^Mc(?=\p{Lu})).+|^(?!Mc\p{Lu}).+/u, (letters) => letters.toUpperCase())
}

function readPlace(
  place: string,
  start: number,
): Pick<Dateline, 'city' | 'cityRange' | 'region' | 'regionRange'> {
  const comma = place.indexOf(',')
  const city = (comma === -1 ? place : place.slice(0, comma)).trim()
  const cityRange = { from: start, to: start + city.length }
  if (comma === -1) return { city, cityRange }
  const region = place.slice(comma + 1).trim()
  const from = start + place.indexOf(region, comma)
  if (region === '') return { city, cityRange }
  return { city, cityRange, region, regionRange: { from, to: from + region.length } }
}

function readDate(
  date: string | undefined,
  text: string,
  after: number,
): Pick<Dateline, 'dateText' | 'dateRange' | 'date' | 'weekday'> {
  if (date === undefined) return {}
  const from = text.indexOf(date, after)
  const day = hasBlank(date) ? undefined : readDay(date)
  const weekday = weekdayStart.test(date) ? readWeekday(date) : undefined
  return {
    dateText: date,
    dateRange: { from, to: from + date.length },
    ...(day ? { date: day } : {}),
    ...(weekday === undefined ? {} : { weekday }),
  }
}

/** The day of a line that is only a date, as letterheads have it above the headline. */
export function readDateLine({ text, block, wordCount }: Paragraph): CalendarDay | undefined {
  if (block.type === 'heading' || wordCount > dateLineMost || !dateLinePattern.test(text)) return undefined
  return readDay(text)
}

const dateLineMost = 9

export function hasBlank(part: string | undefined): boolean {
  return part?.includes('[') === true
}

/** The day of a date in any usual form; it may not exist in the calendar. */
export function readDay(date: string): CalendarDay | undefined {
  const groups = (wordDate.exec(date) ?? dayFirstDate.exec(date))?.groups ?? readFigures(date)
  if (groups?.month === undefined) return undefined
  const month = /\d/.test(groups.month) ? Number(groups.month) : readMonth(groups.month)
  const year = groups.year === undefined ? undefined : Number(groups.year.padStart(4, '20'))
  return { month, day: Number(groups.day), ...(year === undefined ? {} : { year }) }
}

function readFigures(date: string): Record<'month' | 'day' | 'year', string | undefined> | undefined {
  const found = figureDate.exec(date)?.groups
  if (found === undefined) return undefined
  return {
    month: found.month ?? found.month2 ?? found.month3,
    day: found.day ?? found.day2 ?? found.day3,
    year: found.year ?? found.year2 ?? found.year3,
  }
}

/** Days from `today` to the day; without a year, to the nearest such day. Undefined for a day that doesn't exist. */
export function daysFrom(today: string, { year, month, day }: CalendarDay): number | undefined {
  if (month < 1 || month > 12 || !isRealDay(year, month, day)) return undefined
  const now = Date.parse(today)
  const thisYear = Number(today.slice(0, 4))
  const years = year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [year]
  const distances = years.map((each) => Math.round((Date.UTC(each, month - 1, day) - now) / 86_400_000))
  return distances.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0]
}
