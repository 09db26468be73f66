// The moment at which an embargo ends, from the words in which the notes give it: '9 a.m. ET on Nov. 20' on the clock of New York. Words
// that leave open which day is meant, or in which zone, have none, and neither have those that wait for a meeting to be over.
import { momentInFigures } from '#domain/language/numbers/moment-figures.ts'
import { readFacts } from '#domain/language/reading.ts'
import { toInstant } from '#domain/time/zoned-time.ts'

export interface EmbargoEnd {
  /** ISO */
  until: string
  zone: string
}

/** The zones that releases name, by their letters. */
const zones: Readonly<Partial<Record<string, string>>> = {
  ...Object.fromEntries(['et', 'est', 'edt', 'eastern'].map((name) => [name, 'America/New_York'])),
  ...Object.fromEntries(['ct', 'cst', 'cdt', 'central'].map((name) => [name, 'America/Chicago'])),
  ...Object.fromEntries(['mt', 'mst', 'mdt', 'mountain'].map((name) => [name, 'America/Denver'])),
  ...Object.fromEntries(['pt', 'pst', 'pdt', 'pacific'].map((name) => [name, 'America/Los_Angeles'])),
  ...Object.fromEntries(['aet', 'aest', 'aedt'].map((name) => [name, 'Australia/Sydney'])),
  ...{ bst: 'Europe/London', cet: 'Europe/Berlin', cest: 'Europe/Berlin', gmt: 'UTC', utc: 'UTC' },
  ...{ ist: 'Asia/Kolkata', sgt: 'Asia/Singapore', hkt: 'Asia/Hong_Kong', jst: 'Asia/Tokyo' },
}

export const zoneOf = (letters: string): string | undefined => zones[letters.toLowerCase()]

interface NotedEmbargo {
  until: string
  zone: string | null
}

/** What has to be over before the news goes out, where its own hour follows: "after the growers' meeting on Friday at 2 p.m." */
export function readEventBefore(until: string): string | undefined {
  return waits.exec(until)?.groups?.event
}

const waits =
  /^(?:embargoed until )?after (?<event>(?:the|our|their|its|this) [\p{L}’' -]{3,50}?),?(?: on| at|,) /iu

/** Undefined as well for a moment that has passed. Without a zone the writer's own is meant, without a time the start of the day. */
export function readEmbargoEnd(
  { until, zone: named }: NotedEmbargo,
  { now, ownZone }: { now: Date; ownZone: string },
): EmbargoEnd | undefined {
  const clock = readEventBefore(until) === undefined ? readClock(momentInFigures(until)) : undefined
  const zone = named === null ? ownZone : (zoneOf(clock?.zone ?? '') ?? zoneOf(named))
  if (zone === undefined || clock === undefined) return undefined
  const { month, day, minutes = 0 } = clock
  const time = `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
  const thisYear = now.getUTCFullYear()
  const years = clock.year === undefined ? [thisYear, thisYear + 1] : [clock.year]
  const ends = years.flatMap((year) => toInstant(`${year}-${pad(month)}-${pad(day)}T${time}`, zone) ?? [])
  const end = ends.find((instant) => new Date(instant) > now)
  return end === undefined ? undefined : { until: end, zone }
}

interface NamedClock {
  month: number
  day: number
  year?: number
  /** Since the start of the day. */
  minutes?: number
  /** By the letters it was read as. */
  zone?: string
}

/** The day that the words name, with what else they say of the moment; undefined where they name none. */
export function readClock(words: string): NamedClock | undefined {
  const parts = readFacts(words).flatMap(({ needs }) => needs)
  const read = (name: string) => parts.findLast((part) => part.startsWith(`${name}:`))?.slice(name.length + 1)
  const [month, day] = (read('day') ?? '').split('-').map(Number)
  if (!month || !day) return undefined
  const [year, minutes, zone] = [read('year'), read('time'), read('zone')]
  return {
    ...{ month, day },
    ...(year !== undefined && { year: Number(year) }),
    ...(minutes !== undefined && { minutes: Number(minutes) }),
    ...(zone !== undefined && { zone }),
  }
}

const pad = (number: number | string): string => String(number).padStart(2, '0')
