// A moment as people write it, whole: 'Monday 23 Nov, 15:00 CET', 'six in the morning Eastern on the thirtieth', '1.12.2026, 10:00 Uhr'.
import { anyCase } from '#domain/language/any-case.ts'
import { findMatches } from '#domain/language/matches.ts'
import type { Range } from '#domain/language/ranges.ts'

const weekday = anyCase(
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thurs?|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo',
)
const month = anyCase(
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|f[eé]vrier|mar(?:ch|s|zo)?|märz|apr(?:il)?|avril|abril|may|mai|mayo|june?|juni|juin|junio|july?|juli|juillet|julio|aug(?:ust)?|ao[uû]t|agosto|sept?(?:ember|embre|iembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|nov(?:ember|embre|iembre)?|dec(?:ember)?|d[eé]cembre|dez(?:ember)?|diciembre',
)
const ordinal = anyCase(
  '(?:twenty[- ]|thirty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth',
)
const hours = anyCase('one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve')
const zone =
  "(?:[ECMPA]K?[SD]?T|H[AS]T|GMT|UTC|BST|CES?T|EES?T|WES?T|IST|JST|SGT|SAST|WAT|EAT|CAT|HKT|KST|PHT|BRT|ART|NZ[SD]?T|AE[SD]?T|(?:Eastern|Central|Mountain|Pacific)(?: (?:Standard |Daylight )?[Tt]ime)?|\\p{Lu}[\\p{L}’']{1,20} time|local time)"

const clock = `\\d{1,2}(?:[:.]\\d\\d)?(?: ?[AaPp]\\.?[Mm]\\b\\.?)|\\d{1,2}[:.]\\d\\d(?: ?(?:h|hs|hrs|Uhr|uhr)\\b)?|\\d{1,2} ?(?:h|hs|hrs|Uhr|uhr)(?: ?\\d\\d)?\\b|${anyCase('noon|midnight|midday')}|(?:${hours}) (?:[AaPp]\\.?[Mm]\\b\\.?|o[’']clock|in the (?:morning|afternoon|evening))|(?<=at )(?:${hours})`
/** Whole dates in figures go first: '1.12' of '1.12.2026' is no time. */
const figures = '\\d{4}[./-]\\d{1,2}[./-]\\d{1,2}|\\d{1,2}[./]\\d{1,2}[./](?:20)?\\d\\d(?!\\d)'
const day = `(?:${weekday})\\b\\.?|(?:${month})\\b\\.?|\\d{1,2}[./]\\d{1,2}|(?:19|20)\\d\\d|\\d{1,2}(?:st|nd|rd|th|er)?|(?:the )?(?:${ordinal})`
const between =
  '(?:,? ?(?:(?:on|at|the|of|in|kl\\.|um|à|de|del|le|am|morning|afternoon|evening)(?= ) ?){0,4})'
const moment = new RegExp(
  `(?<![\\p{L}\\d$€£.-])(?:${figures}|${clock}|${day})(?:[ ,]+${between}(?:${figures}|${clock}|${day}|${zone})(?![\\p{L}\\d]))*`,
  'gu',
)
const isTimed = new RegExp(clock, 'u')
const isDated = new RegExp(`(?:${weekday}|${month})\\b|\\d{1,2}[./]\\d{1,2}|(?:${ordinal})`, 'u')

export interface Moment extends Range {
  text: string
  /** It tells a time of the day. */
  isTimed: boolean
}

/** The first words of the text that tell a day, with its time when it is given. */
export function findMoment(text: string): Moment | undefined {
  const found = findMatches(text.slice(0, longest), moment).find(
    ([words]) => isDated.test(words) || isTimed.test(words),
  )
  if (found === undefined) return undefined
  const words = found[0].replace(/(?<=\p{L}{3})\.$/u, '')
  return { text: words, from: found.index, to: found.index + words.length, isTimed: isTimed.test(words) }
}

const longest = 400
