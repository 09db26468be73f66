// What British newsrooms write another way than AP.
import { monthPattern, readMonth } from '#domain/language/calendar-words.ts'
import { months } from '#domain/time/calendar.ts'
import { type Rule, textRoles } from './rule.ts'
import { findOutsideQuotes, spotMatch } from './spots.ts'

const monthFirst = new RegExp(
  `\\b(?<month>${monthPattern()})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d%:]|,\\d{3})(?:,? (?<year>(?:19|20)\\d\\d),?)?`,
  'g',
)

export const britishRules: readonly Rule[] = [
  {
    id: 'DTE-08',
    severity: 'warning',
    title: 'Put the day before the month',
    reason: 'British newsrooms write 17 November 2026, without a comma.',
    profile: 'british',
    roles: textRoles,
    check: (paragraph) =>
      findOutsideQuotes(paragraph, monthFirst).map((match) => {
        const { month = '', day = '', year } = match.groups ?? {}
        const date = `${Number(day)} ${months[readMonth(month) - 1] ?? month}${year === undefined ? '' : ` ${year}`}`
        return spotMatch(match, date, `Write “${date}”`)
      }),
  },
]
