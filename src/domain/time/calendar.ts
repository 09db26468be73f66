// Days left and dates in words, from UTC instants: the same answer in every time zone.

/** Milliseconds of a day. */
export const dayMs = 86_400_000

/** Whole or begun days from `now` until `days` after `start`, from 0 to `days`; 0 when `start` is no date. */
export function countDaysLeft(start: string | null | undefined, days: number, now: Date): number {
  const left = Math.ceil((Date.parse(start ?? '') + days * dayMs - now.getTime()) / dayMs)
  return Number.isNaN(left) ? 0 : Math.min(Math.max(left, 0), days)
}

/** English month names, January first. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Months as AP style shortens them beside a day. */
export const apMonths = [
  'Jan.',
  'Feb.',
  'March',
  'April',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
] as const

/** The UTC calendar date in words, as in "December 14, 2026"; undefined when the text is no date. */
export function formatDay(instant: string): string | undefined {
  const date = new Date(instant)
  const month = months[date.getUTCMonth()]
  return month === undefined ? undefined : `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** The date 'YYYY-MM-DD' as AP style writes it beside a weekday, 'Nov. 17', or 'Nov. 17, 2026' with its year. */
export function formatApDate(date: string, withYear = false): string {
  const [year, month, day] = date.split('-')
  const short = `${apMonths[Number(month) - 1] ?? ''} ${Number(day)}`
  return withYear ? `${short}, ${year}` : short
}
