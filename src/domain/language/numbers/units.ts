// Reads the unit of a number: 40 miles are not 40 kilometers.

const spellings = `mile miles mi|kilometer kilometers kilometre kilometres km|meter meters metre metres|centimeter centimeters cm|
millimeter millimeters mm|foot feet ft|inch inches|yard yards|acre acres|hectare hectares ha|pound pounds lb lbs|ounce ounces oz|
kilogram kilograms kg|gram grams g|milligram milligrams mg|ton tons|tonne tonnes|gallon gallons gal|liter liters litre litres l|
milliliter milliliters ml|second seconds sec|minute minutes min mins|hour hours hr hrs|day days|week weeks|month months|
year years yr yrs|watt watts w|kilowatt kilowatts kw|megawatt megawatts mw|gigawatt gigawatts gw|kilowatt-hour kilowatt-hours kwh|
megawatt-hour megawatt-hours mwh|gigawatt-hour gigawatt-hours gwh|kilobyte kilobytes kb|megabyte megabytes mb|
gigabyte gigabytes gb|terabyte terabytes tb|mph|times x|degree degrees °|celsius °c|fahrenheit °f|psi|rpm|btu btus|knot knots|horsepower hp|
calorie calories|decibel decibels db|hertz hz|kilohertz khz|megahertz mhz|gigahertz ghz|lumen lumens|volt volts|amp amps|quart quarts|
pint pints|cup cups|tablespoon tablespoons tbsp|teaspoon teaspoons tsp|carat carats|megapixel megapixels|micron microns|
microgram micrograms mcg|nanometer nanometers nm|fathom fathoms|furlong furlongs`

const units = new Map(
  spellings
    .split(/\s*\|\s*/)
    .map((line) => line.split(' '))
    .flatMap((words) => words.map((word) => [word, words[0] ?? ''] as const)),
)
const unitPattern =
  /[ \u00a0-]?(?<size>(?:square|sq\.?|cubic)[ -])?(?<word>°[CF]?|(?:kilo|mega|giga)watt-hours?|[A-Za-z]{1,11})(?![A-Za-z\u00b0-\u024f])(?<scale> (?:Celsius|Fahrenheit|C|F)\b)?/y
// '30 to 40 miles', '30- and 40-mile'
const listPattern = /(?:-|–| to | and | or |- and |- or |-to-)\d[\d,.]*/y
const age = /[ -]old\b| of age\b/y

/** A unit in one spelling, and how many characters after the number it takes. */
export type Unit = { name: string; length: number }

/** The unit right after a number; undefined for a count or an age. */
export function readUnit(text: string, at: number): Unit | undefined {
  unitPattern.lastIndex = at
  const match = unitPattern.exec(text)
  const unit = units.get(match?.groups?.word?.toLowerCase() ?? '')
  if (match === null || unit === undefined) return undefined
  const length = match[0].length
  age.lastIndex = at + length
  return unit === 'year' && age.test(text) ? undefined : { name: nameUnit(unit, match.groups ?? {}), length }
}

function nameUnit(unit: string, { size, scale }: Record<string, string | undefined>): string {
  if (unit === 'degree' && scale !== undefined) return / C/i.test(scale) ? 'celsius' : 'fahrenheit'
  return size === undefined ? unit : `${size.startsWith('c') ? 'cubic' : 'square'} ${unit}`
}

/** The unit of a number that shares it with the next one. */
export function readSharedUnit(text: string, at: number): Unit | undefined {
  listPattern.lastIndex = at
  const match = listPattern.exec(text)
  return match === null ? undefined : readUnit(text, at + match[0].length)
}

const minusPattern = /(?<!\d)−$|[^\s\d][ \u00a0(][-–]$|\bminus $/i

/** How many characters before a number make it negative. A hyphen at the start of a line is a bullet. */
export function measureMinus(text: string, at: number): number {
  const sign = text[at - 1] ?? ''
  if (!/[-–− ]/.test(sign) || !minusPattern.test(text.slice(Math.max(0, at - 7), at))) return 0
  return sign === ' ' ? 'minus '.length : 1
}
