// The plan as a strip: one column per day, weekends shaded, tasks as ticks, the launch day in the accent color.
import { apMonths, dayMs, formatShortDate, months } from '#domain/time/calendar.ts'
import type { TimelineTask } from '#domain/timeline/timeline.ts'
import { classNames } from '#web/ui/class-names.ts'

interface DayStripProps {
  tasks: readonly TimelineTask[]
  launchDate: string
}

export function DayStrip({ tasks, launchDate }: DayStripProps) {
  const first = tasks[0]?.date ?? launchDate
  const last = tasks.at(-1)?.date ?? launchDate
  const days = listDays(first, last)
  const busy = new Set(tasks.map(({ date }) => date))
  const numbered = chooseNumbered(days, busy, launchDate)
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }
  return (
    <div
      role="img"
      aria-label={`Tasks between ${formatShortDate(first, true)} and ${formatShortDate(last, true)}, weekends shaded, launch on ${formatShortDate(launchDate, true)}`}
      className="mt-7 mb-8"
    >
      <div className="grid border-b border-rule" style={columns}>
        {days.map((day) => (
          <span key={day} className={classNames('relative h-11', isWeekend(day) && 'mark-track bg-fill')}>
            {busy.has(day) && (
              <span
                className={classNames(
                  'mark-fill absolute bottom-0 left-1/2 w-1 -translate-x-1/2',
                  day === launchDate ? 'h-11 bg-accent' : 'h-5 bg-ink',
                )}
              />
            )}
            {numbered.has(day) && (
              <span
                className={classNames(
                  'absolute top-full left-1/2 mt-1.5 -translate-x-1/2 text-12 tabular-nums',
                  day === launchDate ? 'font-semibold text-accent' : 'text-ink-soft max-md:hidden',
                )}
              >
                {Number(day.slice(8))}
              </span>
            )}
          </span>
        ))}
      </div>
      <div className="mt-7 grid text-12 text-ink-soft" style={columns}>
        {listMonths(days).map(({ key, name, count }) => (
          <span
            key={key}
            style={{ gridColumn: `span ${count}` }}
            className="mr-0.5 overflow-hidden border-t border-line pt-1.5 text-ellipsis whitespace-nowrap"
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}

function listDays(first: string, last: string): string[] {
  const days: string[] = []
  const end = Date.parse(`${last}T00:00:00Z`)
  for (let time = Date.parse(`${first}T00:00:00Z`); time <= end; time += dayMs)
    days.push(new Date(time).toISOString().slice(0, 10))
  return days
}

/** The days that get a number: the launch day always, others if no neighbor has one. */
function chooseNumbered(days: readonly string[], busy: ReadonlySet<string>, launchDate: string): Set<string> {
  // Two digits need about 20 pixels, the width of a column in a six-week plan.
  const apart = Math.ceil(days.length / 40)
  const chosen = [days.indexOf(launchDate)]
  for (const [index, day] of days.entries())
    if (busy.has(day) && chosen.every((other) => Math.abs(other - index) >= apart)) chosen.push(index)
  return new Set(chosen.map((index) => days[index] ?? ''))
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

function listMonths(days: readonly string[]): { key: string; name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const day of days) counts.set(day.slice(0, 7), (counts.get(day.slice(0, 7)) ?? 0) + 1)
  return [...counts].map(([key, count]) => {
    const month = Number(key.slice(5)) - 1
    // With only a few days there is no room for the month's name.
    const name = count < 4 ? '' : count < 10 ? apMonths[month] : months[month]
    return { key, name: name ?? '', count }
  })
}
