// Cities that AP writes without state or country. A text with such a city has implied its state.
import { canonicalWords } from './words.ts'

const byState: Readonly<Record<string, string>> = {
  arizona: 'phoenix',
  california: 'los angeles|san diego|san francisco',
  colorado: 'denver',
  florida: 'miami',
  georgia: 'atlanta',
  hawaii: 'honolulu',
  illinois: 'chicago',
  indiana: 'indianapolis',
  louisiana: 'new orleans',
  maryland: 'baltimore',
  massachusetts: 'boston',
  michigan: 'detroit',
  minnesota: 'minneapolis',
  missouri: 'st. louis',
  nevada: 'las vegas',
  'new york': 'new york',
  ohio: 'cincinnati|cleveland',
  oklahoma: 'oklahoma city',
  pennsylvania: 'philadelphia|pittsburgh',
  texas: 'dallas|houston|san antonio',
  utah: 'salt lake city',
  washington: 'seattle',
  wisconsin: 'milwaukee',
}

/** Cities that AP writes without their country. */
const abroad: Readonly<Record<string, string>> = {
  austria: 'vienna',
  australia: 'sydney',
  belgium: 'brussels',
  brazil: 'rio de janeiro|sao paulo',
  canada: 'montreal|quebec city|toronto',
  china: 'beijing|hong kong|macau|shanghai',
  cuba: 'havana',
  'czech republic': 'prague',
  egypt: 'cairo',
  england: 'london',
  finland: 'helsinki',
  france: 'paris',
  germany: 'berlin|munich',
  india: 'new delhi',
  ireland: 'dublin',
  israel: 'jerusalem',
  italy: 'rome',
  japan: 'tokyo',
  lebanon: 'beirut',
  mexico: 'mexico city',
  netherlands: 'amsterdam',
  russia: 'moscow',
  'south africa': 'johannesburg',
  'south korea': 'seoul',
  spain: 'madrid',
  sweden: 'stockholm',
  switzerland: 'geneva|zurich',
  thailand: 'bangkok',
  'united kingdom': 'london',
}

/** The cities in lower case; Washington is in no state. */
export const standaloneCities: ReadonlySet<string> = new Set([
  ...Object.values(byState).flatMap((cities) => cities.split('|')),
  'washington',
])

/** The words of each city that implies the state; empty for anything but a state. */
export function listStandaloneCities(state: string): (readonly string[])[] {
  return (byState[state]?.split('|') ?? []).map(canonicalWords)
}

/** Whether AP writes this city without this country: 'Paris' and 'France', but not 'Texas'. */
export function isStandaloneCityAbroad(city: string, country: string): boolean {
  return abroad[country.toLowerCase()]?.split('|').includes(city.toLowerCase()) === true
}

/** Whether AP writes this city without this state: 'Miami' and 'florida', but not 'ohio'. */
export function isStandaloneCityOf(city: string, state: string): boolean {
  const name = city.toLowerCase()
  if (name === 'washington') return /^d\.?c\.?$/i.test(state)
  return byState[state]?.split('|').includes(name) === true
}
