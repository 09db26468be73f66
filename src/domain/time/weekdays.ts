// English weekdays, Sunday first. Apart from calendar.ts, because a public page needs only these.

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** The weekday of the date 'YYYY-MM-DD'. */
export const nameWeekday = (date: string): string => weekdays[new Date(date).getUTCDay()] ?? ''
