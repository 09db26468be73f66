// Moments where space is short, on the calendar and the clock of this device: 'Nov. 20, 9:00 AM'.
import { formatClock, formatShortDate, formatShortDay } from './calendar.ts'

/**
 * The year is left out only where it is this one. `calendarDay` is for a calendar day, YYYY-MM-DD, which is the same in every time zone.
 * Hundreds of comments are drawn with it, and an Intl.DateTimeFormat of its own would take a millisecond for each.
 */
export function formatShort(at: string, style: 'time' | 'day' | 'calendarDay', now: Date): string {
  const thisYear = now.getFullYear()
  if (style === 'calendarDay') return formatShortDate(at, Number(at.slice(0, 4)) !== thisYear)
  const date = new Date(at)
  const day = formatShortDay(date.getFullYear(), date.getMonth(), date.getDate(), thisYear)
  return style === 'day' ? day : `${day}, ${formatClock(date.getHours(), date.getMinutes())}`
}
