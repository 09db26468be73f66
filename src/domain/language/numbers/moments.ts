// A moment as people write it, whole: 'Monday 23 Nov, 15:00 CET', 'six in the morning Eastern on the thirtieth', '1.12.2026, 10:00 Uhr'.
import { anyCase } from '#domain/language/any-case.ts'
import { findMatches } from '#domain/language/matches.ts'
import type { Range } from '#domain/language/ranges.ts'
import { monthName, weekdayName } from './calendar-names.ts'

const weekday = anyCase(weekdayName)
const month = anyCase(monthName)
const ordinal = anyCase(
  '(?:twenty[- ]|thirty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth',
)
const hours = anyCase('one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve')
const partOfDay = `in the (?:morning|afternoon|evening)|at night`

/** Source of a pattern for a time zone: 'CET', 'Eastern', 'Lisbon time', 'hora Lima'. */
const zone =
  "(?:[ECMPA]T|[A-Z]{2,4}T|UTC|WIB|(?:[Ee]astern|[Cc]entral|[Mm]ountain|[Pp]acific|[Aa]tlantic|[Nn]ewfoundland)(?: (?:[Ss]tandard |[Dd]aylight )?[Tt]ime)?|\\p{Lu}[\\p{L}’']{1,20} time|local time|hora (?:de )?\\p{Lu}[\\p{L}’']{1,20})"

const clock = `\\d{1,2}(?:[:.]\\d\\d)?(?: ?[AaPp]\\.?[Mm]\\b\\.?)|\\d{1,2}[:.]\\d\\d(?: ?(?:h|hs|hrs|Uhr|uhr)\\b)?|\\d{1,2} ?(?:h|hs|hrs|Uhr|uhr)(?: ?\\d\\d)?\\b|${anyCase('noon|midnight|midday')}|(?:(?:${hours})|\\d{1,2}) (?:[AaPp]\\.?[Mm]\\b\\.?|o[’']?clock(?: (?:${partOfDay}))?|${partOfDay})|(?<=at )(?:${hours})(?: thirty)?|(?<=(?:kl\\.?|klo|godz\\.|um) )\\d{1,2}`
/** Whole dates in figures go first: '1.12' of '1.12.2026' is no time. */
const figures =
  '\\d{4}[./-]\\d{1,2}[./-]\\d{1,2}|\\d{1,2}[./]\\d{1,2}[./](?:20)?\\d\\d(?!\\d)|\\d{1,2}-\\d{1,2}-20\\d\\d(?!\\d)|\\d{1,2}-\\d{1,2}(?=,? (?:at|kl|um|om)? ?\\d{1,2}[:.]\\d\\d)'
const near = anyCase('today|tomorrow|tonight')
const day = `(?:${weekday})\\b\\.?|\\((?:${weekday})\\.?\\)|(?:${month})\\b\\.?|\\d{1,2}[./]\\d{1,2}\\.?|(?:19|20)\\d\\d|\\d{1,2}(?:st|nd|rd|th|er|\\.)?|(?:the )?(?:${ordinal})|(?:${near})`
const between =
  '(?:,? ?(?:(?:on|at|the|of|in|kl\\.?|klo|godz\\.|om|um|à|alle|ore|de|del|le|am|morning|afternoon|evening|sharp,?)(?= ) ?){0,4})'
const moment = new RegExp(
  `(?<![\\p{L}\\d$€£.-])(?:${figures}|${clock}|${day})(?:[ ,]+${between}(?:${figures}|${clock}|${day}|${zone})(?![\\p{L}\\d]))*`,
  'gu',
)
const isTimed = new RegExp(clock, 'u')
const isDated = new RegExp(
  `(?<!\\p{L})(?:${weekday}|${month})\\b|\\d{1,2}[./]\\d{1,2}|${figures}|\\d(?:st|nd|rd|th)\\b`,
  'u',
)
const isOrdinal = new RegExp(`(?:${ordinal})`, 'u')

export interface Moment extends Range {
  text: string
  /** It tells a time of the day. */
  isTimed: boolean
}

/** The first words of the text that tell a day, with its time when it is given. */
export function findMoment(text: string): Moment | undefined {
  const all = findMatches(text.slice(0, longest), moment)
  const found =
    all.find(([words]) => isDated.test(words) || isTimed.test(words)) ??
    all.find(([words]) => isOrdinal.test(words))
  if (found === undefined) return undefined
  const words = found[0].replace(/(?<=\p{L}{3}|\d)\.$/u, '')
  return { text: words, from: found.index, to: found.index + words.length, isTimed: isTimed.test(words) }
}

const longest = 400
const inZone = new RegExp(`(?<![\\p{L}])${zone}(?![\\p{L}])`, 'u')

/** The time zone among the words of a moment. */
export function findZone(words: string): string | undefined {
  return inZone.exec(words)?.[0]
}

const continued = new RegExp(`^(?:${clock}|${zone}|(?:${weekday})|(?:${month}))(?![\\p{L}\\d])`, 'u')

/** Whether the words continue a moment that a stop seems to end: '6 a.m.' and 'Atlantic time, April 29'. */
export function continuesMoment(words: string): boolean {
  return continued.test(words)
}
