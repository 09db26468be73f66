// Notes from anywhere in the form of an American newsroom: numbers, money and dates, and whether they come from abroad.
import type { FactSheet } from '#domain/brief/sheet.ts'
import type { SortedBrief } from '#domain/brief/unit.ts'
import { americanNumbers } from '#domain/language/continental-numbers.ts'
import { numberWordsPattern, readNumberWords } from '#domain/language/numbers/number-words.ts'
import { isStateName } from '#domain/language/states.ts'
import { apMonths, months } from '#domain/time/calendar.ts'
import { withAmericanDates } from './american-dates.ts'

/** Numbers in the form of an American newsroom, in what may be printed. */
export function withAmericanNumbers(sorted: SortedBrief, habit: boolean): SortedBrief {
  const units = sorted.units.map((unit) =>
    unit.kind === 'fact'
      ? {
          ...unit,
          body: american(unit.body, habit),
          ...(unit.value !== undefined && { value: american(unit.value, habit) }),
        }
      : unit,
  )
  return { ...sorted, units }
}

/** "23 and 24 May 2026": the month comes first, and once. */
const dayRange = new RegExp(
  `(?<![\\d.,:])(?<first>[1-3]?\\d)(?:st|nd|rd|th|\\.)? ?(?<join>and|to|&|-|–|through|until) ?(?<last>[1-3]?\\d)(?:st|nd|rd|th|\\.)? (?<month>${months.join('|')})(?!\\p{L})(?<year>,? 20\\d\\d)?`,
  'giu',
)

const dottedDay = /(?<![\d.])(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>20\d\d)(?!\d)/g

/** "four point two million dollars": nobody writes the point out. */
const spokenDecimal = new RegExp(
  `(?<![\\p{L}-])(?<words>(?:${numberWordsPattern()}))(?<money> (?:(?:us|u\\.s\\.) )?(?:dollars|euros|pounds))?(?![\\p{L}-])`,
  'giu',
)
const signs: Readonly<Record<string, string>> = { dollars: '$', euros: '€', pounds: '£' }

function withDecimals(text: string): string {
  if (!/ point /i.test(text)) return text
  return text.replaceAll(spokenDecimal, (all, words: string, money = '') => {
    if (!words.includes(' point ')) return all
    const scale = / (?:thousand|million|billion)$/i.exec(words)?.[0] ?? ''
    const value = readNumberWords(words.slice(0, words.length - scale.length))
    const sign = signs[money.toLowerCase().split(' ').at(-1) ?? ''] ?? ''
    return value === undefined ? all : `${sign}${value}${scale}`
  })
}

function american(text: string, habit: boolean): string {
  const money = americanNumbers(withDecimals(text), habit)
    .replaceAll(/(?<![\d.,€])(?<sum>\d[\d,.]*\d|\d) ?(?:M|Mio\.?|m) ?€/gu, '€$<sum> million')
    .replaceAll(/(?<![\d.,€])(?<sum>\d[\d,.]*\d|\d) ?€(?!\d)/gu, '€$<sum>')
    .replaceAll(/(?<=\d) ?Mio\b\.?/g, ' million')
    .replaceAll(/(?<=\d) ?Mrd\b\.?/g, ' billion')
    .replaceAll(
      /(?<![\d:.,])(?<hours>\d{1,2}) ?h (?<minutes>[0-5]\d)(?: ?min\b\.?| (?=at|on|in)|$)/gu,
      '$<hours> hours and $<minutes> minutes ',
    )
    .replaceAll(/(?<=\d) %/g, '%')
    // The country in small letters is nobody of ours: "$99 us", "us regulator".
    .replaceAll(/(?<=[$€£]\s?\d[\d,.]{0,12} )us\b/g, 'US')
    .replaceAll(
      /\bus (?=(?:regulators?|markets?|government|agency|patents?|dollars|retailers?|distributors?|subsidiary|army|navy|embassy|office|launch)\b)/g,
      'U.S. ',
    )
    .trimEnd()
  const ranged = money.replaceAll(
    dayRange,
    (_, first: string, join: string, last: string, name: string, year = '') =>
      `${name} ${first} ${join === '&' ? 'and' : join} ${last}${year === '' ? '' : `, ${year.replace(/^,? /, '')}`}`,
  )
  const spelled = ranged.replaceAll(dottedDay, (all, day: string, month: string, year: string) => {
    const name = apMonths[Number(month) - 1]
    return name === undefined ? all : `${name} ${Number(day)}, ${year}`
  })
  return withAmericanDates(spelled)
}

const foreignMoney =
  /[€£₹₦₱]|\b(?:EUR|GBP|CHF|NOK|SEK|DKK|PLN|INR|ZAR|Rs\.?|KSh|R\$|C\$|AU\$|NZ\$|S\$|lakh|crore)\b|\bR\d/
const foreignHost =
  /@[\w.-]+\.(?:uk|de|fr|nl|be|es|it|pt|br|in|za|ke|ng|jp|kr|sg|au|nz|ca|ie|at|ch|dk|se|no|fi|pl|cz|lt|lv|ee|mx|ar|cl|ph|gr|hu|ro)\b/

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** '2 October', '22/8/2026': nobody in the United States writes a date so. */
const dayFirst = new RegExp(
  `(?<![\\d/.])(?:[1-3]?\\d(?:st|nd|rd|th)? ${month}(?!\\p{L})|(?:1[3-9]|2\\d|3[01])[/.](?:0?[1-9]|1[0-2])(?![\\d%]))`,
  'iu',
)
const monthFirst = new RegExp(`(?<!\\p{L})${month}\\.? (?:the )?[1-3]?\\d(?![\\d:])`, 'iu')

export function isAbroad(notes: string, { contact, place }: FactSheet): boolean {
  const region = place?.region
  if (region !== undefined) return !isStateName(region)
  if (/^\+(?!1\b)/.test(contact?.phone ?? '')) return true
  if (foreignMoney.test(notes) || foreignHost.test(notes)) return true
  return dayFirst.test(notes) && !monthFirst.test(notes)
}
