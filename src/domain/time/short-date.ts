// Dates in few words: the year is left out only where it is this one. Days and years are those of the device's own calendar.

const day = { month: 'short', day: 'numeric' } as const
const styles = {
  /** Nov 20, 9:00 AM */
  time: { ...day, hour: 'numeric', minute: '2-digit' },
  /** Nov 20 */
  day,
  /** Of a calendar day, YYYY-MM-DD, which is the same in every time zone. */
  calendarDay: { ...day, timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/** Hundreds of comments are drawn with one format: making one takes longer than using it. */
function formatOf(style: keyof typeof styles, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${style} ${hasYear}`
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-US', { ...styles[style], ...(hasYear && { year: 'numeric' }) })
  formats.set(key, known)
  return known
}

export function formatShort(at: string, style: keyof typeof styles, now: Date): string {
  const date = new Date(at)
  const year = style === 'calendarDay' ? date.getUTCFullYear() : date.getFullYear()
  return formatOf(style, year !== now.getFullYear()).format(date)
}
