// Completes a moment from the words around it: the time zone from a place name behind it, and the month of a bare day ("the 24th") from the nearest
// date in the notes with the same day.

import { isCountry } from '#domain/brief/evidence/countries.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { anyCase } from '#domain/language/any-case.ts'
import { monthPattern } from '#domain/language/calendar-words.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { dayInFigures } from '#domain/language/numbers/moment-figures.ts'
import { findZone } from '#domain/language/numbers/moments.ts'
import { readFacts } from '#domain/language/reading.ts'
import { months } from '#domain/time/calendar.ts'

const ordinal =
  /(?<![\p{L}\d-])(?:\d{1,2}(?:st|nd|rd|th)|(?:(?:twenty|thirty)[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth)|twentieth|thirtieth)(?![\p{L}\d-])/iu
const named = new RegExp(
  `(?<!\\p{L})(?:${anyCase(monthPattern())})(?!\\p{L})|\\d[./-]\\d{1,2}[./-]|\\d\\/\\d`,
  'u',
)
interface NamedDay {
  month: number
  day: number
  unit: number
}

/** The embargo with the missing month added; unchanged if no date tells it. */
export function withMonth<Embargo extends { until: string; unit: number }>(
  embargo: Embargo,
  units: readonly SortedUnit[],
): Embargo {
  const { until, unit } = embargo
  const found = named.test(until) ? null : ordinal.exec(until)
  if (found === null) return embargo
  const [told] = readDays(dayInFigures(`${found[0]} January`), unit)
  const month = told && chooseMonth(told.day, units, unit)
  const name = month === undefined ? undefined : months[month - 1]
  if (name === undefined) return embargo
  const end = found.index + found[0].length
  return { ...embargo, until: `${until.slice(0, end)} of ${name}${until.slice(end)}` }
}

/** The month of the nearest date with the same day. Other dates don't count: what opens in April may be announced in March. */
function chooseMonth(day: number, units: readonly SortedUnit[], at: number): number | undefined {
  const dates = units.flatMap(({ kind, text }, unit) =>
    kind === 'private' || kind === 'foreign' ? [] : readDays(text, unit),
  )
  const same = dates.filter((each) => each.day === day)
  return same.sort((one, other) => Math.abs(one.unit - at) - Math.abs(other.unit - at))[0]?.month
}

/** Every day of a month that the text names. */
const readDays = (text: string, unit: number): NamedDay[] =>
  readFacts(text)
    .flatMap(({ needs }) => needs)
    .flatMap((need) => {
      const { month, day } = /^day:(?<month>\d+)-(?<day>\d+)$/u.exec(need)?.groups ?? {}
      return month === undefined || day === undefined
        ? []
        : [{ month: Number(month), day: Number(day), unit }]
    })

/** "18:00 (Paris)", "8 a.m. Seoul", "09h00 (hour of Brasília)", "9 in the morning of Montevideo" */
const placeBehind =
  /^,? \(?(?:hour of |heure de |of |in )?(?<place>\p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}’'-]{1,20}){0,2})(?=[).,;]|$)/u

/** "7 a.m. London, Wednesday 14 April" */
const placeInside =
  /(?<=\d|[AaPp]\.?[Mm]\.?|[Nn]oon|[Mm]idnight) (?<place>UK|\p{Lu}\p{Ll}{2,14}(?: \p{Lu}\p{Ll}{2,14})?),? /u

/** The time zone in the words of the moment, or right behind them on the line. */
export function readZone(until: string, line = until): string | null {
  const zone = findZone(until)
  if (zone !== undefined) return zone
  const inside = placeInside.exec(until)?.groups?.place
  if (inside !== undefined && isPlace(inside)) return `${inside} time`
  const at = line.indexOf(until)
  const place = at === -1 ? undefined : placeBehind.exec(line.slice(at + until.length))?.groups?.place
  return place !== undefined && isPlace(place) ? `${place} time` : null
}

const isPlace = (name: string): boolean => isKnownCity(name) || isCountry(name) || name === 'UK'
