// Writes numbers, money and dates of notes from anywhere in American form.
import { americanNumbers } from '#domain/language/continental-numbers.ts'
import { apMonths, months } from '#domain/time/calendar.ts'
import { withAmericanDates } from './american-dates.ts'
import { withAmericanTimes } from './american-times.ts'
import { dayInFigures } from './moment-figures.ts'
import { numberWordsPattern, readNumberWords } from './number-words.ts'

/** A range of days: "23 and 24 May 2026" becomes one month with both. */
const dayRange = new RegExp(
  `(?<![\\d.,:])(?<first>[1-3]?\\d)(?:st|nd|rd|th|\\.)? ?(?<join>and|to|&|-|–|through|until) ?(?<last>[1-3]?\\d)(?:st|nd|rd|th|\\.)? (?<month>${months.join('|')})(?!\\p{L})(?<year>,? 20\\d\\d)?`,
  'giu',
)

const dottedDay = /(?<![\d.])(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>20\d\d)(?!\d)/g
/** A day and month with periods, in notes with that habit: "Friday 17.04." */
const dottedDayAlone =
  /(?<![\d.]|\b(?:version|section|chapter|release|part) )(?<day>[0-2]?[1-9]|[1-3]0|31)\.(?<month>0[1-9]|1[0-2])\.(?=$|[ ,;:)])(?! (?:Uhr|h)\b)/g

/** A decimal in words: "four point two million dollars". */
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

const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const ones = 'one|two|three|four|five|six|seven|eight|nine'
const spokenYear = new RegExp(
  `(?<=\\b(?:in|since|until|till|by|from|to|of|for|a|the|early|late|and|before|after|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter) )(?<century>nineteen|twenty) (?<rest>(?:${tens})(?:[ -](?:${ones}))?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)(?![\\p{L}-]| (?:dollars|percent|hundred|thousand|million|people|years|days|hours|minutes|miles|feet))`,
  'giu',
)
const farthestYear = 2060

/** Years in words: "in nineteen ninety-eight". */
const withYears = (text: string): string =>
  text.replaceAll(spokenYear, (all, century: string, rest: string) => {
    const year =
      (/^n/i.test(century) ? 1900 : 2000) + (readNumberWords(rest.replace(' ', '-')) ?? farthestYear)
    return year < farthestYear ? String(year) : all
  })

/** A range of sums in one currency: "between 430 and 440 Mio. €". */
const moneyRange =
  /(?<![\d.,€])(?<from>\d[\d,.]{0,12}) ?(?<join>and|to|bis|-|–) ?(?<to>\d[\d,.]{0,12}) ?(?<unit>M|m|Mio\b\.?|Mrd\b\.?)? ?€(?! ?\d)/gu

const scaleOf = (unit: string): string =>
  unit === '' ? '' : unit.startsWith('Mrd') ? ' billion' : ' million'

const writeDay = (_: string, day: string, month: string): string =>
  `${apMonths[Number(month) - 1]} ${Number(day)}`

/** The text with all figures in American form. */
export function withAmericanFigures(text: string, habit: boolean): string {
  const money = americanNumbers(withDecimals(withYears(dayInFigures(text))), habit)
    .replaceAll(moneyRange, (_, from: string, join: string, to: string, unit = '') => {
      const scale = scaleOf(unit)
      return `€${from}${scale} ${join === 'and' ? 'and' : 'to'} €${to}${scale}`
    })
    .replaceAll(/(?<![\d.,€])(?<sum>\d[\d,.]*\d|\d) ?(?:M|Mio\.?|m) ?€(?! ?\d)/gu, '€$<sum> million')
    .replaceAll(/(?<![\d.,€])(?<sum>\d[\d,.]*\d|\d) ?€(?! ?\d)/gu, '€$<sum>')
    .replaceAll(/(?<=\d) ?Mio\b\.?/g, ' million')
    .replaceAll(/(?<=\d) ?Mrd\b\.?/g, ' billion')
    .replaceAll(/(?<=\d) ?ml?n\b\.?/g, ' million')
    .replaceAll(
      /(?<![\d:.,])(?<hours>\d{1,2}) ?h (?<minutes>[0-5]\d)(?: ?min\b\.?| (?=at|on|in)|$)/gu,
      '$<hours> hours and $<minutes> minutes ',
    )
    .replaceAll(/(?<=\d) %/g, '%')
    .replaceAll(/(?<![\p{L}.])ca\.? ?(?=\d)/gu, 'about ')
    // In lower case "us" is not the country: "$99 us", "us regulator".
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
  return withAmericanTimes(withAmericanDates(habit ? spelled.replaceAll(dottedDayAlone, writeDay) : spelled))
}
