// Whether the release line of a document under embargo says the same as its details.
import { findZone } from '#domain/language/numbers/moments.ts'
import { type EmbargoEnd, readClock, readEmbargoEnd, zoneOf } from './embargo-end.ts'
import { readParts } from './write-embargo.ts'

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
