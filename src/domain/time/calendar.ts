// Days left, and how every date and time of the interface is written: "December 14, 2026", and "Dec. 14" where space is short.

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

/** The date in words on the calendar of this device. */
export function formatOwnDay(instant: string): string {
  const date = new Date(instant)
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`
}

/** A day where space is short, as AP style writes it: 'Nov. 17', or 'Nov. 17, 2026' in another year than this one. The month is 0 to 11. */
export function formatShortDay(year: number, month: number, day: number, thisYear?: number): string {
  const short = `${apMonths[month] ?? ''} ${day}`
  return year === thisYear ? short : `${short}, ${year}`
}

/** The date 'YYYY-MM-DD' where space is short, without its year unless that is asked for. */
export function formatShortDate(date: string, withYear = false): string {
  const [year, month, day] = date.split('-').map(Number)
  return formatShortDay(year ?? 0, (month ?? 0) - 1, day ?? 0, withYear ? undefined : year)
}

/** '9:05 AM' */
export const formatClock = (hour: number, minute: number): string =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`

/** The time of day on the clock of this device, and nothing where there is no such instant. */
export function formatOwnClock(instant: string): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? '' : formatClock(date.getHours(), date.getMinutes())
}
