// Launch timeline: base tasks plus those of the launch type, on calendar dates.
// Dates are 'YYYY-MM-DD' text and UTC arithmetic, so every time zone gets the same plan.
import { dayMs, formatDay } from '#domain/time/calendar.ts'
import { nameWeekday } from '#domain/time/weekdays.ts'
import { isLaunchDate, isLaunchType } from './input.ts'
import { baseTasks, extraTasks, type PlannedTask } from './tasks.ts'

/** A task with its calendar date: `date` as 'YYYY-MM-DD', `dateString` as 'November 17, 2026'. */
export type TimelineTask = PlannedTask & {
  readonly date: string
  readonly dateString: string
  readonly dayOfWeek: string
  /** The weekend day it was moved from. */
  readonly movedFrom?: string
}

export type Timeline =
  | { readonly ok: true; readonly tasks: readonly TimelineTask[] }
  | { readonly ok: false; readonly problem: 'date' | 'type' }

/** Dates every task of the launch type, earliest first; on one day base tasks come before the type's own. */
export function generateTimeline(date: string | undefined, type: string | undefined): Timeline {
  if (!isLaunchDate(date)) return { ok: false, problem: 'date' }
  if (!isLaunchType(type)) return { ok: false, problem: 'type' }
  const launch = Date.parse(`${date}T00:00:00Z`)
  const tasks = [...baseTasks, ...extraTasks[type]]
    .toSorted((first, second) => first.days - second.days)
    .map((task) => ({ ...task, ...describeDay(launch + task.days * dayMs) }))
  return { ok: true, tasks }
}

/**
 * Moves tasks off weekends: before the launch to the Friday before, after it to the Monday after, so that none comes to
 * are on the other side of it. The launch itself stays: its day is the sender's decision.
 */
export function keepOffWeekends(tasks: readonly TimelineTask[]): TimelineTask[] {
  return tasks
    .map((task) => moveOffWeekend(task))
    .toSorted((first, second) => first.date.localeCompare(second.date) || first.days - second.days)
}

/** '11 days before': from the day a task is on, not the one it was planned for. */
export function describeDistance({ date, days }: TimelineTask, launchDate: string): string {
  if (days === 0) return 'Launch day'
  const distance = (Date.parse(date) - Date.parse(launchDate)) / dayMs
  const count = Math.abs(distance)
  return `${count} ${count === 1 ? 'day' : 'days'} ${distance < 0 ? 'before' : 'after'}`
}

function moveOffWeekend(task: TimelineTask): TimelineTask {
  const time = Date.parse(`${task.date}T00:00:00Z`)
  const steps = stepsOffWeekend(new Date(time).getUTCDay(), task.days)
  return steps === 0 ? task : { ...task, ...describeDay(time + steps * dayMs), movedFrom: task.dayOfWeek }
}

function stepsOffWeekend(weekdayIndex: number, days: number): number {
  if (days === 0 || !(weekdayIndex === 0 || weekdayIndex === 6)) return 0
  const isSunday = weekdayIndex === 0
  if (days < 0) return isSunday ? -2 : -1
  return isSunday ? 1 : 2
}

function describeDay(time: number): Pick<TimelineTask, 'date' | 'dateString' | 'dayOfWeek'> {
  const date = new Date(time).toISOString().slice(0, 10)
  return { date, dateString: formatDay(date) ?? '', dayOfWeek: nameWeekday(date) }
}
