// The moment at which an embargo ends, from the words in which the notes give it: '9 a.m. ET on Nov. 20' on the clock of New York. Words
// that leave open which day is meant, or in which zone, have none.
import { readFacts } from '#domain/language/reading.ts'
import { toInstant } from '#domain/time/zoned-time.ts'

export interface EmbargoEnd {
  /** ISO */
  until: string
  zone: string
}

/** The zones that releases name. */
const zones: Readonly<Partial<Record<string, string>>> = {
  et: 'America/New_York',
  ct: 'America/Chicago',
  mt: 'America/Denver',
  pt: 'America/Los_Angeles',
  bst: 'Europe/London',
  cet: 'Europe/Berlin',
  gmt: 'UTC',
  utc: 'UTC',
}

interface NotedEmbargo {
  until: string
  zone: string | null
}

/** Undefined as well for a moment that has passed. Without a zone the writer's own is meant, without a time the start of the day. */
export function readEmbargoEnd(
  { until, zone: named }: NotedEmbargo,
  { now, ownZone }: { now: Date; ownZone: string },
): EmbargoEnd | undefined {
  const parts = readFacts(until).flatMap(({ needs }) => needs)
  const read = (name: string) => parts.findLast((part) => part.startsWith(`${name}:`))?.slice(name.length + 1)
  const zone = named === null ? ownZone : zones[read('zone') ?? '']
  const [month, day] = (read('day') ?? '').split('-')
  if (zone === undefined || month === undefined || day === undefined) return undefined
  const minutes = Number(read('time') ?? 0)
  const clock = `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
  const thisYear = now.getUTCFullYear()
  const years = read('year') === undefined ? [thisYear, thisYear + 1] : [Number(read('year'))]
  const ends = years.flatMap((year) => toInstant(`${year}-${pad(month)}-${pad(day)}T${clock}`, zone) ?? [])
  const end = ends.find((instant) => new Date(instant) > now)
  return end === undefined ? undefined : { until: end, zone }
}

const pad = (number: number | string): string => String(number).padStart(2, '0')
