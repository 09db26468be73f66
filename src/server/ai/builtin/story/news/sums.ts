// Reads sums of money in all forms of notes: "$9.25M", "EUR 39.6 million", "86 million shillings", "three million eight hundred thousand dollars".
import { findMatches } from '#domain/language/matches.ts'
import { numberWordsPattern, readNumberWords } from '#domain/language/numbers/number-words.ts'

const scale = '(?:[ \u00a0]?(?:million|billion|thousand|crore|lakh|bn|mn|m|M|B|k|K)(?![\\p{L}]))'
const figure = `\\d(?:[\\d.,]{0,14}\\d)?${scale}?`
const unit =
  '(?:(?:US |U\\.S\\. )?dollars|euros?|pounds|francs|kron(?:or|er)|crowns|yen|pesos|shillings|naira|rupees|won|reais|rand|cedis|taka|zloty|baht|dirhams)'
const spelled = `(?:${numberWordsPattern()})`
const code = '(?:EUR|USD|GBP|CHF|NOK|SEK|DKK|PLN|INR|NGN|KES|ZAR|KSh|Ksh|Rs\\.?|R\\$|N(?=\\d)|R(?=\\d))'

/** A pattern source for a sum. */
export const sumPattern = `(?:(?:US|CA|C|AU|A|NZ|S|HK)?[$€£¥₹₦₱] ?${figure}|(?<!\\p{L})${code} ?${figure}|(?<![\\d.,$€£])${figure} ${unit}(?!\\p{L})|(?<!\\p{L})${spelled} ${unit}(?!\\p{L}))`

const anySum = new RegExp(sumPattern, 'giu')
const words = new RegExp(`^(?<number>${spelled}) (?<unit>${unit})$`, 'iu')
const signs: Readonly<Record<string, string>> = { dollars: '$', euros: '€', euro: '€', pounds: '£' }
const codes: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }
const million = 1_000_000

/** The sum in a newsroom's form; undefined if its words are no number. */
export function writeSum(sum: string): string | undefined {
  const { number, unit: money = '' } = words.exec(sum)?.groups ?? {}
  if (number !== undefined) return writeWords(number, money)
  return sum
    .replace(/^(?:USD|EUR|GBP) ?(?=\d)/u, (code) => codes[code.trim()] ?? code)
    .replace(/(?<=\d)[ \u00a0]?(?:mn|m|M)$/u, ' million')
    .replace(/(?<=\d)[ \u00a0]?(?:bn|B)$/u, ' billion')
    .replace(/(?<=\d)[ \u00a0]?[kK]$/u, ',000')
    .replace(
      /^(?<sum>\d.*) (?<unit>(?:US |U\.S\. )?dollars|euros?|pounds)$/iu,
      (_, value: string, name: string) =>
        `${signs[name.toLowerCase().split(' ').at(-1) ?? ''] ?? ''}${value}`,
    )
}

function writeWords(number: string, money: string): string | undefined {
  const value = readNumberWords(number)
  if (value === undefined || value < 1) return undefined
  const digits = value >= million ? `${value / million} million` : value.toLocaleString('en-US')
  const sign = signs[money.toLowerCase().split(' ').at(-1) ?? '']
  return sign === undefined ? `${digits} ${money.toLowerCase()}` : `${sign}${digits}`
}

/** All sums in the text with their places. */
export const findSums = (text: string): readonly RegExpExecArray[] => findMatches(text, anySum)

/** The text with every sum in a newsroom's form. */
export const withEvenSums = (text: string): string =>
  text.length > longest ? text : text.replace(anySum, (sum) => writeSum(sum) ?? sum)

/** A longer line is skipped. */
const longest = 400
