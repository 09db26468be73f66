// Cities that stand without their state in AP style: a text that names the city has told the state.

const cities: Readonly<Record<string, string>> = {
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
  missouri: 'st louis',
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

/** The words of each city that vouches for the state; none for anything but a state. */
export function listKnownCities(state: string): string[][] {
  return (cities[state]?.split('|') ?? []).map((city) => city.split(' '))
}
