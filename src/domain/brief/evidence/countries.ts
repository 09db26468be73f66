// Names of countries, and of states and provinces outside the United States.
import { makeLazily } from '#domain/language/memoize-text.ts'
import { foldLetters } from '#domain/text/letter-case.ts'

const provinces =
  'alberta|british columbia|manitoba|new brunswick|newfoundland|nova scotia|ontario|prince edward island|quebec|saskatchewan|western australia|south australia|queensland|victoria|tasmania|new south wales|england|scotland|wales|northern ireland|normandy|brittany|bavaria|catalonia|andalusia|tuscany|lombardy|sicily|flanders|yorkshire|cornwall|kent|essex|sussex|surrey|devon|dorset|norfolk|suffolk|shropshire|telangana|kerala|gujarat|maharashtra|punjab|tamil nadu'
const alsoCalled =
  'turkey|czech republic|ivory coast|usa|uk|great britain|america|holland|korea|burma|macedonia'
/** Cities that are also states count as cities. */
const cities = new Set(['singapore', 'monaco', 'luxembourg', 'gibraltar', 'macao', 'hong kong', 'guernsey'])

const names = makeLazily(() => new Set([...listCountries(), ...`${provinces}|${alsoCalled}`.split('|')]))

/** Whether the words are the name of a country or of a province. */
export function isCountry(name: string): boolean {
  return names().has(foldLetters(name).replace(/\.$/, ''))
}

/** The English names of countries, from the JavaScript runtime. */
function listCountries(): string[] {
  const known = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((one) => letters.map((two) => foldLetters(known.of(`${one}${two}`) ?? '')))
    .filter((name) => name !== '' && !cities.has(name))
}

/** Short forms of Canadian and Australian provinces. */
const provinceCodes = new Set(
  'NSW VIC QLD TAS SA WA AB ALTA BC MB NB NL NS ON ONT PEI QC QUE SASK SK'.split(' '),
)

/** Whether the letters stand for a province: 'NSW', 'Qld', 'Ont'. */
export function isProvinceCode(letters: string): boolean {
  return provinceCodes.has(letters.toUpperCase())
}
