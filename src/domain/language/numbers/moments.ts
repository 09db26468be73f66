// Finds moments as people write them: 'Monday 23 Nov, 15:00 CET', 'six in the morning Eastern on the thirtieth', '1.12.2026, 10:00 Uhr'.

import { anyCase } from '#domain/language/any-case.ts'
import { findMatches } from '#domain/language/matches.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import type { Range } from '#domain/language/ranges.ts'
import { hourWords, partOfDay, saidClock } from './clock-words.ts'

// Sources of patterns for months and weekdays as notes from many countries write them, in lower case.
const weekdayName = [
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thurs?|thu|fri|sat|sun',
  'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  'lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo',
  'luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|domenica',
  '(?:segunda|ter[cç]a|quarta|quinta|sexta)-feira',
  'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
  'mandag|tirsdag|onsdag|torsdag|fredag|l[øö]rdag|s[øö]ndag|m[åa]ndag|tisdag',
  'poniedziałek|wtorek|środa|czwartek|piątek|pazartesi|salı|çarşamba|perşembe|cuma',
].join('|')

const monthName = [
  'jan(?:uary|uar|uari|vier)?|feb(?:ruary|ruar|ruari|braio)?|f[eé]vrier|mar(?:ch|s|zo|t)?|märz|maart|apr(?:il|ile)?|avril|abril|may|mai|mayo|maj|maio|mei|maggio',
  'june?|juni|juin|junio|junho|giugno|july?|juli|juillet|julio|julho|luglio|aug(?:ust|usti|ustus)?|ao[uû]t|agosto',
  'sept?(?:ember|embre|iembre)?|settembre|setembro|oct(?:ober|obre|ubre)?|okt(?:ober)?|ottobre|outubro|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|d[eé]cembre|dez(?:ember|embro)?|diciembre|dicembre',
  'enero|gennaio|janeiro|febrero|fevereiro|março|aprile',
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
  'ocak|şubat|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık',
].join('|')

const weekday = anyCase(weekdayName)
const month = anyCase(monthName)
const ordinal = anyCase(
  '(?:twenty[- ]|thirty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth',
)
const hours = anyCase(hourWords)

/** Excludes words before 'time' that name no zone: 'our time'. */
const anyTime = `(?!(?:${anyCase('our|your|my|his|her|their|its|the|an?|this|that|same|any|no|some|every|each|all|first|second|third|last|next|full|half|part|real|long|short|lead|start|opening|closing|lunch|tea|dinner|show|release|lifting|embargo|in|at|on|of|for|am|pm')}) )`
/** A country before a zone: 'U.S. Eastern time'. */
const country = `(?:U\\.? ?[SK]\\.?(?: ?A\\.)?)`
/** A time zone by letters, region or place: 'CET', 'Eastern', 'Lisbon time', 'West Africa Time', 'hora Lima'. */
const namedZone = `(?:${anyTime}(?:(?:\\p{Lu}[\\p{L}’'-]{1,20}|${country}|St\\.) ){1,4}[Tt]ime|[ECMPA]T|(?!(?:SAT|SEPT|OCT)(?!\\p{L}))[A-Z]{2,4}T|UTC|WIB|[MWO]ES?Z|(?:${country} )?(?:${anyCase('eastern|central|mountain|pacific|atlantic|newfoundland')})(?: (?:[Ss]tandard |[Dd]aylight )?[Tt]ime)?|local time|hora (?:de )?\\p{Lu}[\\p{L}’']{1,20})`
/** The same in small letters ('irish time'), only after a time or a day. */
const anyZone = `(?:${namedZone}|${anyTime}\\p{Ll}{2,20} time)`
const zone = `(?:${anyZone}(?![\\p{L}\\d])|\\(${anyZone}\\))`

const clock = `${saidClock}|\\d{1,2}(?:[:.][0-5]\\d)?(?: ?[AaPp]\\.?[Mm]\\b\\.?)|\\d{1,2}[:.][0-5]\\d(?: ?(?:h|hs|hrs|Uhr|uhr)\\b| o[’']?clock\\b)?|\\d{1,2} ?(?:h|hs|hrs|Uhr|uhr)(?: ?\\d\\d)?\\b|${anyCase('noon|midnight|midday')}|(?:(?:${hours})(?: (?:${anyCase('fifteen|thirty|forty[- ]five')}))?|\\d{1,2}) (?:[AaPp]\\.?[Mm]\\b\\.?|o[’']?clock(?: (?:${partOfDay}))?|${partOfDay})|(?<=at )(?:${hours})(?: thirty)?|\\d{1,2}(?= [ECMPA][SD]?T\\b)|(?<=(?:kl\\.?|klo|godz\\.|um) )\\d{1,2}`
/** Whole dates in figures come first, since '1.12' of '1.12.2026' is no time. */
const figures =
  '\\d{4}[./-]\\d{1,2}[./-]\\d{1,2}|\\d{1,2}[./]\\d{1,2}[./](?:20)?\\d\\d(?!\\d)|\\d{1,2}-\\d{1,2}-20\\d\\d(?!\\d)|\\d{1,2}-\\d{1,2}(?=,? (?:at|kl|um|om)? ?\\d{1,2}[:.]\\d\\d)'
const near = anyCase('today|tomorrow|tonight')
const day = `(?:${weekday})\\b\\.?|\\((?:${weekday})\\.?\\)|(?:${month})\\b\\.?|\\d{1,2}[./]\\d{1,2}\\.?|(?:19|20)\\d\\d|\\d{1,2}(?:st|nd|rd|th|er|\\.)?|(?:the )?(?:${ordinal})|(?:${near})`
const between =
  '(?:,? ?(?:(?:on|at|from|after|the|of|in|kl\\.?|klo|godz\\.|om|um|à|alle|ore|de|del|le|am|morning,?|afternoon,?|evening,?|sharp,?)(?= ) ?){0,4})'
/** A place between hour and day, whose clock is meant: "7 a.m. London, Wednesday 14 April". */
const placeOfClock = `(?<=\\d|\\d ?[AaPp]\\.?[Mm]\\.?|noon|midnight) (?!(?:${month}|${weekday})\\b)(?:UK|\\p{Lu}\\p{Ll}{2,14}(?: \\p{Lu}\\p{Ll}{2,14})?)(?=,? (?:on )?(?:(?:${weekday})\\b|\\d{1,2}(?:st|nd|rd|th)? (?:${month})\\b|(?:${month})\\b\\.? \\d))`
const moment = new RegExp(
  `(?<![\\p{L}\\d$€£.-])(?:${figures}|${clock}|${day})(?:[ ,]+${between}(?:${figures}|${clock}|${day}|${zone})(?![\\p{L}\\d])| \\((?:${clock})(?:,? ${zone})?\\)|${placeOfClock})*`,
  'gu',
)
const isTimed = new RegExp(`(?<![\\d./-])(?:${clock})`, 'u')
const inFigures = new RegExp(figures, 'gu')
const isDay = new RegExp(
  `(?<!\\p{L})(?:${weekday}|${month})\\b|\\d{1,2}[./]\\d{1,2}|${figures}|\\d(?:st|nd|rd|th)\\b`,
  'u',
)
const isOrdinal = new RegExp(`(?:${ordinal})`, 'u')
/** Words that alone may mean something else: 'may', 'sun', 'sat'. */
const isOtherWord = /^(?:may|mar|march|mart|sun|sat|wed|mon|mai|maj|set|fri)$/u

export interface Moment extends Range {
  text: string
  /** It has a time of day. */
  isTimed: boolean
  /** It has a day. */
  isDated: boolean
}

/** All moments in the text, in order. */
export const findMoments: (text: string) => readonly Moment[] = memoizeText((text) => {
  return findMatches(text.slice(0, longest), moment).flatMap(({ 0: found, index }): Moment[] => {
    const words = found.replace(/(?<=\p{L}{3}|\d)\.$/u, '')
    const [isTime, isDate] = [isTimed.test(words.replaceAll(inFigures, ' ')), isDay.test(words)]
    if (!(isTime || isDate || isOrdinal.test(words)) || isOtherWord.test(words)) return []
    return [{ text: words, from: index, to: index + words.length, isTimed: isTime, isDated: isDate }]
  })
})

/** The first words that give a day, with the time if there is one. */
export function findMoment(text: string): Moment | undefined {
  const all = findMoments(text)
  return all.find((each) => each.isDated || each.isTimed) ?? all[0]
}

const longest = 400
const inZone = new RegExp(`(?<![\\p{L}])${anyZone}(?![\\p{L}])`, 'u')

/** German names of European time zones. */
const german: ReadonlyMap<string, string> = new Map([
  ['MEZ', 'CET'],
  ['MESZ', 'CEST'],
  ['WEZ', 'WET'],
  ['WESZ', 'WEST'],
  ['OEZ', 'EET'],
  ['OESZ', 'EEST'],
])

/** The time zone in the words of a moment. */
export function findZone(words: string): string | undefined {
  const zone = inZone.exec(words)?.[0]
  return german.get(zone ?? '') ?? zone?.replace(/^hora (?:de )?(.+)$/u, '$1 time')
}

const continued = new RegExp(
  `^(?:${clock}|${namedZone}|${country}|(?:${weekday})|(?:${month}))(?![\\p{L}\\d])`,
  'u',
)

/** Whether the words continue a moment that a period seems to end: '6 a.m.' and 'Atlantic time, April 29'. */
export function continuesMoment(words: string): boolean {
  return continued.test(words)
}
