// Writes numbers, money and dates of the notes in American form, and tells whether the notes come from abroad.
import type { FactSheet } from '#domain/brief/sheet.ts'
import type { SortedBrief } from '#domain/brief/unit.ts'
import { withAmericanFigures } from '#domain/language/numbers/american-figures.ts'
import { isStateName } from '#domain/language/states.ts'

/** The notes with American numbers in all lines that may be printed. */
export function withAmericanNumbers(sorted: SortedBrief, habit: boolean): SortedBrief {
  const units = sorted.units.map((unit) =>
    unit.kind === 'fact'
      ? {
          ...unit,
          body: withAmericanFigures(unit.body, habit),
          ...(unit.value !== undefined && { value: withAmericanFigures(unit.value, habit) }),
          ...(unit.label !== undefined && { label: withAmericanFigures(unit.label, habit) }),
        }
      : unit,
  )
  return { ...sorted, units }
}

const foreignMoney =
  /[€£₹₦₱]|\b(?:EUR|GBP|CHF|NOK|SEK|DKK|PLN|INR|ZAR|Rs\.?|KSh|R\$|C\$|AU\$|NZ\$|S\$|lakh|crore)\b|\bR\d/
const foreignHost =
  /@[\w.-]+\.(?:uk|de|fr|nl|be|es|it|pt|br|in|za|ke|ng|jp|kr|sg|au|nz|ca|ie|at|ch|dk|se|no|fi|pl|cz|lt|lv|ee|mx|ar|cl|ph|gr|hu|ro)\b/

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** Dates that Americans don't write: '2 October', '22/8/2026'. */
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
