// 'BOULDER, Colo., Nov. 17, 2026 —'. Press rules DAT-01 to DAT-05.

import { largeCities } from '#domain/language/large-cities.ts'
import { extractFacts } from '#domain/language/reading.ts'
import { isStateName, shortenState } from '#domain/language/states.ts'
import type { Brief } from '#server/ai/builtin/brief/brief.ts'

const abroad = new Set(
  `amsterdam|baghdad|bangkok|beijing|beirut|berlin|brussels|cairo|copenhagen|dublin|geneva|havana|helsinki|hong kong|istanbul|jerusalem|johannesburg|london|luxembourg|macau|madrid|mexico city|milan|monaco|montreal|moscow|munich|new delhi|oslo|ottawa|panama city|paris|prague|quebec city|rio de janeiro|rome|san marino|sao paulo|singapore|stockholm|sydney|tokyo|toronto|vatican city|vienna|warsaw|zurich`.split(
    '|',
  ),
)

/** AP names these cities without their state or country. */
export function standsAlone(city: string): boolean {
  const name = city.toLowerCase()
  return largeCities.has(name) || abroad.has(name)
}

/** What stands before the lead; gaps where the brief is silent. */
export function writeDateline(
  { place, releaseDate, slots }: Brief,
  cleanDate: (date: string) => string,
): string {
  const day = releaseDate ?? embargoDay(slots.get('embargo'))
  const date = day === undefined ? '[MONTH DAY, YEAR]' : withYear(cleanDate(day))
  if (place === undefined) return `[CITY], [STATE], ${date} —`
  const city = place.city.toUpperCase()
  if (standsAlone(place.city)) return `${city}, ${date} —`
  if (place.region === undefined) return `${city}, [STATE], ${date} —`
  const region = isStateName(place.region) ? shortenState(place.region) : place.region
  return `${city}, ${region}, ${date} —`
}

/** The news comes out on the day its embargo ends. */
function embargoDay(until = ''): string | undefined {
  return extractFacts(until).find(({ kind, key }) => kind === 'date' && /^date:\d{4}-\d+-\d+$/.test(key))
    ?.text
}

function withYear(date: string): string {
  return /\b(?:19|20)\d\d\b/.test(date) ? date : `${date}, [YEAR]`
}
