// What the launch timeline asks for: a calendar date and a launch type.

/** Launch types with the labels of the select, in its order. */
export const launchTypeLabels = {
  product: 'Product launch',
  funding: 'Funding',
  partnership: 'Partnership',
  event: 'Event',
  general: 'General',
} as const

export type LaunchType = keyof typeof launchTypeLabels

/** The range of the date input. The latest leaves room for the last task in a four-digit year. */
export const launchDateRange = { earliest: '1900-01-01', latest: '9999-12-24' } as const

/** Whether both inputs are set and usable: the Generate button is enabled only then. */
export function mayPlan(date: string | undefined, type: string | undefined): boolean {
  return isLaunchDate(date) && isLaunchType(type)
}

/** Whether the text names a launch type, for values that come from a select or from storage. */
export function isLaunchType(type: string | undefined): type is LaunchType {
  return type !== undefined && Object.hasOwn(launchTypeLabels, type)
}

/** Whether the text is a date of the calendar, as 'YYYY-MM-DD', within the range. */
export function isLaunchDate(date: string | undefined): date is string {
  if (date === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return false
  if (date < launchDateRange.earliest || date > launchDateRange.latest) return false
  const time = Date.parse(`${date}T00:00:00Z`)
  // Engines read February 30 as March 2: only a date that comes back unchanged is in the calendar.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
