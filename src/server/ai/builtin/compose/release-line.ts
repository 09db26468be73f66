// Writes the first line: FOR IMMEDIATE RELEASE, or the embargo with time, zone and date. Rules STR-01 to STR-03.

import { readEventBefore } from '#domain/document/embargo-end.ts'
import { momentInFigures } from '#domain/language/numbers/moment-figures.ts'
import { extractFacts } from '#domain/language/reading.ts'
import { releaseLine } from '#domain/release/skeletons.ts'
import { apMonths } from '#domain/time/calendar.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { polishText } from './polish.ts'

const clock =
  /(?<!\d)(?<hour>\d{1,2})(?:(?:[:.]|\s?h\s?|\s?h(?=\d))(?<minute>\d\d))?\s?(?<half>[ap])\.?m\b\.?|(?<!\d)(?<hour24>\d{1,2})(?:[:.](?<minute24>\d\d)(?!\.?\d)|\s?(?:h|hs|hrs|uhr)\b\s?(?<minuteH>\d\d)?)/iu
const word = /\b(?:noon|midnight)\b/i
const spelledDay =
  /(?:(?<weekday>(?:mon|tues|wednes|thurs|fri|satur|sun)day),? )?(?:(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th|\.)?(?: of)? (?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\p{L})\.?|(?<!\p{L})(?<month2>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\p{L})\.? (?<day2>\d{1,2})(?:st|nd|rd|th)?)(?:,? (?<year>20\d\d))?/iu
const weekday = /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})/iu
const numericDay = /(?<!\d)(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>20\d\d)?(?!\d)/u
const isoDay = /(?<!\d)(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)/u
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export function writeReleaseLine({ embargo, profile }: Pick<Story, 'embargo' | 'profile'>): string {
  if (embargo === undefined) return releaseLine
  const until = momentInFigures(embargo.until)
  const time = readTime(until) ?? '[TIME]'
  const clock = `${time} ${embargo.zone ?? '[TIME ZONE]'}, ${readDay(until) ?? writeUnknownDay(until)}`
  const event = readEventBefore(until)
  const moment = event === undefined ? clock : `after ${event} at ${clock}`
  return `EMBARGOED UNTIL ${profile === 'ap' ? moment : polishText(moment, { profile })}`.toUpperCase()
}

function readTime(text: string): string | undefined {
  const spoken = word.exec(text)?.[0]
  if (spoken !== undefined) return spoken
  // Digits of a date are no time.
  const groups = clock.exec(text.replace(numericDay, ' '))?.groups
  if (groups === undefined) return undefined
  const given = Number(groups.hour ?? groups.hour24)
  if (given > 24) return undefined
  const minute = groups.minute ?? groups.minute24 ?? groups.minuteH ?? '00'
  const half = groups.half?.toLowerCase() ?? (given >= 12 && given < 24 ? 'p' : 'a')
  return `${given % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${half}.m.`
}

/** The day as "Nov. 17, 2026" from any way to write it; the weekday alone if no date is given. */
export function readDay(words: string): string | undefined {
  const text = momentInFigures(words)
  const numeric = numericDay.exec(text)?.groups
  if (numeric !== undefined) return writeDay(Number(numeric.month) - 1, numeric.day, numeric.year)
  const iso = isoDay.exec(text)?.groups
  if (iso !== undefined) return writeDay(Number(iso.month) - 1, iso.day, iso.year)
  const groups = spelledDay.exec(text)?.groups
  if (groups !== undefined) {
    const month = months.indexOf((groups.month ?? groups.month2 ?? '').toLowerCase().slice(0, 3))
    return writeDay(month, groups.day ?? groups.day2, groups.year, groups.weekday)
  }
  // The key of a date fact holds how an ambiguous date such as "18/08/2026" was read.
  const key = extractFacts(text).find(
    (fact) => fact.kind === 'date' && /^date:\d{4}-\d+-\d+$/.test(fact.key),
  )?.key
  const [year, month, day] = key?.slice('date:'.length).split('-') ?? []
  return key === undefined ? undefined : writeDay(Number(month) - 1, day, year)
}

/** The weekday with a blank, if the notes give no date. */
function writeUnknownDay(text: string): string {
  const day = weekday.exec(text)?.[0]
  return day === undefined ? '[DATE]' : `${day}, [DATE]`
}

function writeDay(month: number, day = '', year?: string, weekday?: string): string | undefined {
  const name = apMonths[month]
  if (name === undefined) return undefined
  const front =
    weekday === undefined ? '' : `${weekday.charAt(0).toUpperCase()}${weekday.slice(1).toLowerCase()}, `
  return `${front}${name} ${Number(day)}${year === undefined ? '' : `, ${year}`}`
}
