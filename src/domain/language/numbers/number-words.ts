// Reads numbers in words: 'forty-two', 'three hundred and five', 'a dozen', 'third'.

/** One to ten, in lower case and at the start of a sentence, as the source of a pattern. */
export const smallNumbers = '[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en'

const units = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }),
)

const scales = new Map(
  Object.entries({
    dozen: 12,
    hundred: 100,
    thousand: 1000,
    million: 1_000_000,
    billion: 1_000_000_000,
    trillion: 1_000_000_000_000,
  }),
)

const ordinals = new Map(
  Object.entries({
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    eleventh: 11,
    twelfth: 12,
    twentieth: 20,
    thirtieth: 30,
    fortieth: 40,
    fiftieth: 50,
    hundredth: 100,
  }),
)

const unitWords = [...units.keys()].join('|')
const scaleWords = [...scales.keys()].join('|')

/** Source of a pattern for a number in words, including scales such as 'million'. */
export function numberWordsPattern(): string {
  return `(?:(?:${unitWords})(?:-(?:${unitWords}))?${spokenDecimals}(?: (?:${scaleWords}))?|(?:a|${unitWords})(?:[ -](?:and )?${numberWordPattern()})+|(?:${unitWords}))`
}

/** Source of a pattern for any one word of a number. */
export function numberWordPattern(): string {
  return `(?:${unitWords}|${scaleWords})`
}

const digitWords = [...units.keys()].slice(0, 10).join('|')
/** Digits after a spoken point: 'four point two'. */
const spokenDecimals = ` point (?:${digitWords})(?:[ -](?:${digitWords})){0,3}(?![\\p{L}-])`
const decimalWords = new RegExp(
  `^(?<whole>.+?) point (?<digits>(?:${digitWords})(?:[ -](?:${digitWords}))*)(?: (?<scale>${scaleWords}))?$`,
  'i',
)

/** Source of a pattern for an ordinal in words. */
export function ordinalWordsPattern(): string {
  return [...ordinals.keys()].join('|')
}

/** 'third' is 3; undefined for any other word. */
export function readOrdinalWord(word: string): number | undefined {
  return ordinals.get(word.toLowerCase())
}

/** The factor of 'thousand', 'million', 'k', 'M', 'bn' …; 1 if there is none. */
export function readScale(text: string): number {
  const word = text.trim().toLowerCase().replace(/^-/, '')
  if (word === '') return 1
  const scale = scales.get(word)
  if (scale !== undefined) return scale
  const letter = word[0]
  if (letter === 'k') return 1000
  if (letter === 'm') return 1_000_000
  return letter === 'b' ? 1_000_000_000 : 1_000_000_000_000
}

/** The value of a number in words; undefined if they make none ('three four'). */
export function readNumberWords(text: string): number | undefined {
  const spoken = decimalWords.exec(text)?.groups
  if (spoken !== undefined) return readDecimal(spoken)
  const sum: Sum = { total: 0, group: 0, last: Number.POSITIVE_INFINITY }
  const words = text
    .toLowerCase()
    .split(/[ -]+/)
    .filter((word) => word !== 'and' && word !== 'a')
  return words.every((word) => addWord(sum, word)) ? sum.total + sum.group : undefined
}

function readDecimal({ whole = '', digits = '', scale = '' }: Record<string, string>): number | undefined {
  const value = readNumberWords(whole)
  const behind = digits.split(/[ -]/).map((word) => units.get(word.toLowerCase()))
  return value === undefined ? undefined : Number(`${value}.${behind.join('')}`) * readScale(scale)
}

type Sum = { total: number; group: number; last: number }

/** Adds the word to the sum; false if it cannot follow the words before. */
function addWord(sum: Sum, word: string): boolean {
  const scale = scales.get(word)
  if (scale !== undefined && scale >= 1000) {
    sum.total += Math.max(sum.group, 1) * scale
    sum.group = 0
    sum.last = Number.POSITIVE_INFINITY
    return true
  }
  if (scale !== undefined) {
    // 'one hundred and two hundred' are two numbers.
    if (sum.group >= 100) return false
    sum.group = Math.max(sum.group, 1) * scale
    sum.last = scale
    return true
  }
  const unit = units.get(word)
  if (unit === undefined || !isNextPart(unit, sum.last)) return false
  sum.group += unit
  sum.last = unit
  return true
}

/** Whether the unit may follow: a digit after a ten, anything below a hundred after a hundred. */
function isNextPart(unit: number, last: number): boolean {
  if (last === Number.POSITIVE_INFINITY || last === 100) return true
  return last >= 20 && last < 100 && last % 10 === 0 && unit < 10
}
