// Clock times in a named time zone, for embargoes: '2026-11-20T09:00' in New York and the moment it means.

/** Zones to choose from; a document may have another. */
export const commonZones = [
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Los_Angeles', 'Pacific'],
  ['Europe/London', 'London'],
  ['Europe/Berlin', 'Berlin'],
  ['Asia/Tokyo', 'Tokyo'],
  ['UTC', 'UTC'],
] as const

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

/** 'Nov 20, 2026, 9:00 AM EST', or 'Nov 20, 9:00 AM EST' if that is in the year of `now` in the zone. */
export function formatInZone(instant: string, zone: string, now?: Date): string | undefined {
  try {
    const yearOf = (at: string) => toClockTime(at, zone)?.slice(0, 4)
    const isThisYear = now !== undefined && yearOf(instant) === yearOf(now.toISOString())
    return new Intl.DateTimeFormat('en-US', {
      ...({ timeZone: zone, timeZoneName: 'short' } as const),
      ...({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const),
      ...(!isThisYear && ({ year: 'numeric' } as const)),
    }).format(new Date(instant))
  } catch {
    return undefined
  }
}
