// Spec 9, Launch timeline, and decision 26a: base tasks plus those of the launch type, on calendar dates.
// Dates are 'YYYY-MM-DD' text and UTC arithmetic, so every time zone gets the same plan.
import {
  baseTasks,
  extraTasks,
  type LaunchType,
  launchTypeLabels,
  type PlannedTask,
} from './timeline-tasks.ts'

/** A task with its calendar date: `date` as 'YYYY-MM-DD', `dateString` as 'November 17, 2026'. */
export type TimelineTask = PlannedTask & {
  readonly date: string
  readonly dateString: string
  readonly dayOfWeek: string
}

export type Timeline =
  | { readonly ok: true; readonly tasks: readonly TimelineTask[] }
  | { readonly ok: false; readonly problem: 'date' | 'type' }

/** The range of the date input. The latest leaves room for the last task in a four-digit year. */
export const launchDateRange = { earliest: '1900-01-01', latest: '9999-12-24' } as const

const millisecondsPerDay = 86_400_000
const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** Whether both inputs are set and usable: the Generate button is enabled only then. */
export function mayPlan(date: string | undefined, type: string | undefined): boolean {
  return isLaunchDate(date) && isLaunchType(type)
}

/** Dates every task of the launch type, earliest first; on one day base tasks come before the type's own. */
export function generateTimeline(date: string | undefined, type: string | undefined): Timeline {
  if (!isLaunchDate(date)) return { ok: false, problem: 'date' }
  if (!isLaunchType(type)) return { ok: false, problem: 'type' }
  const launch = Date.parse(`${date}T00:00:00Z`)
  const tasks = [...baseTasks, ...extraTasks[type]]
    .toSorted((first, second) => first.days - second.days)
    .map((task) => dateTask(task, launch))
  return { ok: true, tasks }
}

function dateTask(task: PlannedTask, launch: number): TimelineTask {
  const day = new Date(launch + task.days * millisecondsPerDay)
  return {
    ...task,
    date: day.toISOString().slice(0, 10),
    dateString: longDate.format(day),
    dayOfWeek: weekday.format(day),
  }
}

function isLaunchType(type: string | undefined): type is LaunchType {
  return type !== undefined && Object.hasOwn(launchTypeLabels, type)
}

function isLaunchDate(date: string | undefined): date is string {
  if (date === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return false
  if (date < launchDateRange.earliest || date > launchDateRange.latest) return false
  const time = Date.parse(`${date}T00:00:00Z`)
  // Engines read February 30 as March 2: only a date that comes back unchanged is in the calendar.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
