// Clock times in a named time zone, for embargoes: '2026-11-20T09:00' in New York and the moment it means.

import { formatClock, formatShortDay } from './calendar.ts'

/** Zones to choose from; a document may have another. */
export const commonZones = [
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Los_Angeles', 'Pacific'],
  ['Europe/London', 'London'],
  ['Europe/Berlin', 'Central European'],
  ['Asia/Kolkata', 'India'],
  ['Asia/Singapore', 'Singapore'],
  ['Asia/Hong_Kong', 'Hong Kong'],
  ['Asia/Tokyo', 'Japan'],
  ['Australia/Sydney', 'Sydney'],
  ['UTC', 'UTC'],
] as const

/** What newsrooms write where the American list has only the distance from Greenwich. */
const zoneLetters: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = {
  'Europe/London': { 'GMT+1': 'BST' },
  'Europe/Berlin': { 'GMT+1': 'CET', 'GMT+2': 'CEST' },
  'Asia/Kolkata': { 'GMT+5:30': 'IST' },
  'Asia/Calcutta': { 'GMT+5:30': 'IST' },
  'Asia/Singapore': { 'GMT+8': 'SGT' },
  'Asia/Hong_Kong': { 'GMT+8': 'HKT' },
  'Asia/Tokyo': { 'GMT+9': 'JST' },
  'Australia/Sydney': { 'GMT+10': 'AEST', 'GMT+11': 'AEDT' },
}
/** Has the letters of the other zones of Europe. */
const european = 'en-GB'

/** 'EST', 'CEST'; 'GMT+3' where the zone has no letters of its own. Undefined for a moment or zone that doesn't exist. */
export function nameZone(instant: string, zone: string): string | undefined {
  try {
    const read = (locale: string) =>
      new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' })
        .formatToParts(new Date(instant))
        .find(({ type }) => type === 'timeZoneName')?.value
    const short = read('en-US') ?? ''
    return zoneLetters[zone]?.[short] ?? (/\d/.test(short) ? read(european) : short)
  } catch {
    return undefined
  }
}

const parts = (zone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    ...({ timeZone: zone, hourCycle: 'h23' } as const),
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  })

/** The clock time 'YYYY-MM-DDTHH:MM' in the zone; undefined for a moment or zone that doesn't exist. */
export function toClockTime(instant: string, zone: string): string | undefined {
  try {
    const at = Object.fromEntries(
      parts(zone)
        .formatToParts(new Date(instant))
        .map(({ type, value }) => [type, value]),
    )
    return `${at.year}-${at.month}-${at.day}T${at.hour}:${at.minute}`
  } catch {
    return undefined
  }
}

/** The moment of a clock time in the zone, as an ISO string. In the hour that spring skips: the moment an hour later. */
export function toInstant(clockTime: string, zone: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clockTime)) return undefined
  const asUtc = Date.parse(`${clockTime}:00Z`)
  let guess = asUtc
  // The offset found at the first guess may be the one before a change of clocks.
  for (let round = 0; round < 2; round += 1) {
    const shown = Number.isNaN(guess) ? undefined : toClockTime(new Date(guess).toISOString(), zone)
    if (shown === undefined) return undefined
    guess += asUtc - Date.parse(`${shown}:00Z`)
  }
  return new Date(guess).toISOString()
}

/** 'Nov. 20, 2026, 9:00 AM EST', or 'Nov. 20, 9:00 AM EST' if that is in the year of `now` in the zone. */
export function formatInZone(instant: string, zone: string, now?: Date): string | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = readClockTime(instant, zone)
  if (year === 0) return undefined
  const [thisYear] = now === undefined ? [] : readClockTime(now.toISOString(), zone)
  const letters = nameZone(instant, zone) ?? zone
  return `${formatShortDay(year, month - 1, day, thisYear)}, ${formatClock(hour, minute)} ${letters}`
}

const readClockTime = (instant: string, zone: string): number[] =>
  (toClockTime(instant, zone)?.match(/\d+/g) ?? []).map(Number)

/** The time zone of this device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
