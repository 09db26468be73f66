// The release line of a document under embargo, and whether a line says the same as the document's details.
import { findZone } from '#domain/language/numbers/moments.ts'
import type { StyleProfile } from '#domain/rules/release/settings.ts'
import { apMonths, months } from '#domain/time/calendar.ts'
import { nameZone, toClockTime } from '#domain/time/zoned-time.ts'
import { type EmbargoEnd, readClock, readEmbargoEnd, zoneOf } from './embargo-end.ts'

/** '9 a.m. CST, Dec. 1, 2026', or '9am GMT, 1 December 2026' for British newsrooms; undefined for a zone that doesn't exist. */
export function writeEmbargoEnd(
  { until, zone }: EmbargoEnd,
  profile: StyleProfile = 'ap',
): string | undefined {
  const at = readParts(until, zone)
  const letters = nameZone(until, zone)
  if (at === undefined || letters === undefined) return undefined
  const { year, month, day } = at
  return profile === 'british'
    ? `${writeTime(at, 'am', 'pm', '')} ${letters}, ${day} ${months[month - 1]} ${year}`
    : `${writeTime(at, 'a.m.', 'p.m.', ' ')} ${letters}, ${apMonths[month - 1]} ${day}, ${year}`
}

export function writeEmbargoLine(end: EmbargoEnd, profile: StyleProfile = 'ap'): string | undefined {
  const moment = writeEmbargoEnd(end, profile)
  return moment && `EMBARGOED UNTIL ${moment}`.toUpperCase()
}

interface ClockParts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

function readParts(until: string, zone: string): ClockParts | undefined {
  const [year, month, day, hour, minute] = (toClockTime(until, zone)?.match(/\d+/g) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  return { year, month, day, hour: hour ?? 0, minute: minute ?? 0 }
}

/** Midnight has no name here: nobody knows which day it belongs to. */
function writeTime({ hour, minute }: ClockParts, am: string, pm: string, gap: string): string {
  if (hour === 12 && minute === 0) return 'noon'
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${gap}${hour < 12 ? am : pm}`
}

/** Whether a line names another moment than the details. A line that leaves out the year, the time or the zone may mean the same. */
export function namesOtherMoment(line: string, { until, zone }: EmbargoEnd): boolean {
  const named = readClock(line)
  const inZone = readLineZone(line, zone)
  const at = inZone === undefined ? undefined : readParts(until, inZone)
  if (named === undefined || at === undefined) return false
  return (
    named.month !== at.month ||
    named.day !== at.day ||
    (named.year !== undefined && named.year !== at.year) ||
    (named.minutes !== undefined && named.minutes !== at.hour * 60 + at.minute)
  )
}

/** When the embargo ends that a release line names with its day and time; undefined for any other line, and for one that has passed. */
export function readLineEnd(
  line: string,
  { now, ownZone }: { now: Date; ownZone: string },
): EmbargoEnd | undefined {
  const zone = /\bembargo/i.test(line) ? readLineZone(line, ownZone) : undefined
  if (zone === undefined || readClock(line)?.minutes === undefined) return undefined
  return readEmbargoEnd({ until: line, zone: null }, { now, ownZone: zone })
}

/** The zone that a line's clock is read in: the one it names, or else that of the details; undefined for one that isn't known. */
function readLineZone(line: string, ofDetails: string): string | undefined {
  const known = (line.match(/\p{L}+/gu) ?? []).flatMap((word) => zoneOf(word) ?? [])
  if (known.length > 0) return known.at(-1)
  const place = /(?<![\p{L}’'-])(?<place>[\p{L}’'-]{1,30}) time\b/iu.exec(line)?.groups?.place
  if (place !== undefined)
    return ofDetails.toLowerCase().endsWith(place.toLowerCase()) ? ofDetails : undefined
  return findZone(line.replaceAll(/\bat\b/gi, ' ')) === undefined ? ofDetails : undefined
}
