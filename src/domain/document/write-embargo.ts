// The end of an embargo as a release names it. Apart from embargo-line.ts, which reads English.
import type { StyleProfile } from '#domain/rules/release/settings.ts'
import { apMonths, months } from '#domain/time/calendar.ts'
import { nameZone, toClockTime } from '#domain/time/zoned-time.ts'
import type { EmbargoEnd } from './embargo-end.ts'

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

export function readParts(until: string, zone: string): ClockParts | undefined {
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
