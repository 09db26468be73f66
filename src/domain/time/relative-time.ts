// How long ago something was, in the words of the sidebar, and the groups it makes there. Design, Editor. Days are those
// of the device's own calendar.
import { dayMs, formatShortDay } from './calendar.ts'
import { weekdays } from './weekdays.ts'

const minuteMs = 60_000
const hourMs = 3_600_000

/** Days before today that still count as this week. */
const weekDays = 6

export const documentGroups = ['Today', 'This week', 'Earlier'] as const

export type DocumentGroup = (typeof documentGroups)[number]

/** Calendar days from the instant to now; 0 for today and for anything later, whatever a wrong clock says. */
function daysAgo(instant: Date, now: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.max(0, Math.round((day(now) - day(instant)) / dayMs))
}

/** The group of the sidebar a document belongs to; no date at all is Earlier. */
export function groupByAge(instant: string, now: Date): DocumentGroup {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return 'Earlier'
  const days = daysAgo(date, now)
  if (days === 0) return 'Today'
  return days <= weekDays ? 'This week' : 'Earlier'
}

/** As in "2 minutes ago", "3 hours ago", "Yesterday", "Monday", "Nov. 4" or "Nov. 4, 2025"; empty when it is no date. */
export function describeAge(instant: string, now: Date): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const days = daysAgo(date, now)
  const age = now.getTime() - date.getTime()
  // Ten minutes ago is ten minutes ago, also just after midnight.
  if (days === 0 || age < hourMs) return describeToday(age)
  if (days === 1) return 'Yesterday'
  if (days <= weekDays) return weekdays[date.getDay()] ?? ''
  return describeDate(date, now)
}

/** The same for a narrow column: "2 min ago", "3 hr ago". */
export const describeShortAge = (instant: string, now: Date): string =>
  describeAge(instant, now)
    .replace(/ minutes? ago$/, ' min ago')
    .replace(/ hours? ago$/, ' hr ago')

function describeToday(age: number): string {
  if (age < minuteMs) return 'just now'
  if (age < hourMs) return count(Math.floor(age / minuteMs), 'minute')
  return count(Math.floor(age / hourMs), 'hour')
}

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`

const describeDate = (date: Date, now: Date): string =>
  formatShortDay(date.getFullYear(), date.getMonth(), date.getDate(), now.getFullYear())

/** The age inside a sentence, as in "edited 2 hours ago", "edited on Monday", "edited on Nov. 4". */
export function describeEdited(instant: string, now: Date): string {
  const age = describeAge(instant, now)
  if (age === '') return 'edited earlier'
  if (age === 'Yesterday') return 'edited yesterday'
  return age === 'just now' || age.endsWith(' ago') ? `edited ${age}` : `edited on ${age}`
}

/** The day a version belongs to, as in "Today", "Yesterday", "Monday, Nov. 16" or "Nov. 16, 2025". */
export function describeDay(instant: string, now: Date): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const days = daysAgo(date, now)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  const day = describeDate(date, now)
  return date.getFullYear() === now.getFullYear() ? `${weekdays[date.getDay()]}, ${day}` : day
}
