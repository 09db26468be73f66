// Writes numbers of other countries in American form: 18.000 and 18 000 as 18,000, 7,2 million as 7.2 million, 20 h 15 as 20:15. A point before
// three digits means thousands only if the text shows that habit.

const decimalComma =
  /(?<![\d.,])(?<whole>\d{1,4}),(?<part>\d{1,2})(?![\d,])(?=\s?(?:%|percent|per cent|[Mm]illion|Mio|[Bb]illion|bn\b|euros?\b|€|EUR|k[gmW]\b|m\b|kilo|met(?:er|re)|degrees|tons?\b|points))/gu
const pointThousands =
  /(?<![\d.,/-])(?<first>[1-9]\d{0,2})(?<rest>(?:\.\d{3})+)(?![\d.,]*\d)(?!\s?(?:%|percent|points|in\b(?! \p{Lu})|inch|million|billion))/gu
const spaceThousands =
  /(?<![\d.,+)-]|\d )(?<first>[1-9]\d{0,2})(?<rest>(?:[ \u00a0\u202f]\d{3})+)(?![\d]| \d)(?=\s(?:\p{Ll}{3}|€|kr\b|k?m[2²]?(?![\p{L}\d])))/gu
/** A decimal comma, "2,4", in a text with that habit. */
const plainDecimal =
  /(?<![\d.,/]|\b(?:pages?|rooms?|nos?\.?|days?|dates?|chapters?) )(?<whole>\d{1,4}),(?<part>\d{1,2})(?![\d,/]|\.\d| (?:and|or|&) \d+(?![\d.,]))/gu
const habit =
  /(?<![\d.,])\d{1,3},\d{1,2}(?![\d,])\s?(?:%|percent|[Mm]illion|Mio|euros?\b|€)|(?<![\d.])\d{1,2}\.\d{1,2}\.20\d\d|[€₹]|\b(?:euros?|EUR|DKK|SEK|NOK|PLN|CHF|kroner?|Uhr)\b|R\$/u

const spelledHour = /(?<!\d)(?<hour>[01]?\d|2[0-4])(?: ?h ?| ?hs? )(?<minute>[0-5]\d)(?!\d)/g
const pointHour =
  /(?<![\d.])(?<hour>[01]?\d|2[0-4])\.(?<minute>[0-5]\d)(?= ?(?:Uhr|h|CES?T|EES?T|GMT|BST|UTC|SAST|IST|JST)\b)/g

/** A quick test. */
const anyContinental =
  /\d ?h ?\d|\d,\d{1,2}(?!\d)|\d\.\d{3}(?!\d)|\d[ \u00a0\u202f]\d{3}(?!\d)|\d\.\d\d ?(?:Uhr|h|[A-Z]{3})/

/** The text with its numbers in American form; the same text when there are none to change. */
export function americanNumbers(text: string, hasHabit = hasContinentalHabit(text)): string {
  if (!anyContinental.test(text)) return text
  const normalized = text
    .replaceAll(spelledHour, '$<hour>:$<minute>')
    .replaceAll(pointHour, '$<hour>:$<minute>')
    .replaceAll(decimalComma, '$<whole>.$<part>')
    .replaceAll(spaceThousands, groupThousands)
  return hasHabit
    ? normalized.replaceAll(plainDecimal, '$<whole>.$<part>').replaceAll(pointThousands, groupThousands)
    : normalized
}

/** A count with a point, which can't be a decimal: '38.000 patients'. */
const dottedCount =
  /(?<![\d.,])[1-9]\d{0,2}\.\d{3} (?!percent|points|inch|met(?:er|re)s|million|billion|seconds|grams|kilo|degrees|times|miles)\p{Ll}{4}/u
/** Whether the text begins with such a count. */
export const isDottedCount = (text: string): boolean => dottedCount.exec(text)?.index === 0

const commaThousands = /\d,\d{3}(?!\d)/

/** Whether the text writes numbers in this way. */
export const hasContinentalHabit = (text: string): boolean =>
  habit.test(text) || (dottedCount.test(text) && !commaThousands.test(text))

function groupThousands(written: string): string {
  return written.replaceAll(/[.\s]/gu, ',')
}
