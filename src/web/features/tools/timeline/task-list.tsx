// The tasks in order of date, with notes about their day.
import { Info, TriangleAlert } from 'lucide-react'
import { utcDate } from '#domain/billing/usage.ts'
import { formatShortDate } from '#domain/time/calendar.ts'
import { taskTypeLabels } from '#domain/timeline/tasks.ts'
import { describeDistance, type TimelineTask } from '#domain/timeline/timeline.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'

interface TaskListProps {
  tasks: readonly TimelineTask[]
  launchDate: string
}

export function TaskList({ tasks, launchDate }: TaskListProps) {
  const today = utcDate(new Date())
  return (
    <ol>
      {tasks.map((task) => (
        <TaskEntry key={task.title} task={task} launchDate={launchDate} today={today} />
      ))}
    </ol>
  )
}

function TaskEntry({ task, launchDate, today }: { task: TimelineTask; launchDate: string; today: string }) {
  const isLaunch = task.days === 0
  const isOtherYear = task.date.slice(0, 4) !== launchDate.slice(0, 4)
  return (
    <li className="group grid grid-cols-[25px_minmax(0,1fr)] gap-x-3 md:grid-cols-[7.5rem_25px_minmax(0,1fr)] md:gap-x-4">
      <p className="flex gap-2 pt-4 text-13 max-md:col-start-2 md:row-start-1 md:block md:pt-[18px] md:text-right">
        <time
          dateTime={task.date}
          className={classNames(
            'font-semibold md:block md:font-serif md:text-18 md:leading-6 md:font-medium md:tracking-[-0.01em] md:whitespace-nowrap',
            isLaunch && 'text-accent',
          )}
        >
          {formatShortDate(task.date, isOtherYear)}
        </time>
        <span className="text-ink-soft">{task.dayOfWeek}</span>
      </p>
      <span
        aria-hidden
        className={classNames(
          'relative col-start-1 row-span-2 row-start-1 before:absolute before:top-0 before:bottom-0 before:left-3 before:w-px before:mark-fill before:bg-line-strong/60 group-first:before:top-6 group-last:before:bottom-auto group-last:before:h-6 after:absolute md:col-start-2 md:row-span-1',
          isLaunch
            ? 'after:top-[18px] after:left-1.5 after:size-[13px] after:mark-fill after:bg-accent md:after:top-6'
            : 'after:top-5 after:left-2 after:size-[9px] after:rounded-full after:border-2 after:border-ink after:bg-paper md:after:top-[26px]',
        )}
      />
      <div className="border-b border-line pt-0.5 pb-5 group-last:border-0 max-md:col-start-2 md:pt-[18px]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3
            className={classNames(
              'font-serif leading-6 font-medium tracking-[-0.01em]',
              isLaunch ? 'text-22' : 'text-18',
            )}
          >
            {withCurlyApostrophes(task.title)}
          </h3>
          <Badge tone={isLaunch ? 'info' : 'neutral'}>{taskTypeLabels[task.type]}</Badge>
          <span className="text-13 text-ink-soft md:ml-auto">{describeDistance(task, launchDate)}</span>
        </div>
        <p className="mt-1 max-w-[60ch] text-14 text-pretty text-ink-soft">
          {withCurlyApostrophes(task.description)}
        </p>
        <DayNote task={task} today={today} />
      </div>
    </li>
  )
}

function DayNote({ task, today }: { task: TimelineTask; today: string }) {
  const notes = [describeWeekend(task), task.date < today ? 'This date has passed.' : '']
  const text = notes.filter(Boolean).join(' ')
  if (text === '') return null
  const Icon = task.movedFrom === undefined ? TriangleAlert : Info
  return (
    <p className="mt-2 flex gap-2 text-14">
      <Icon
        size={14}
        strokeWidth={1.5}
        aria-hidden
        className={classNames('mt-[3px] shrink-0', task.movedFrom === undefined ? 'text-warn' : 'text-info')}
      />
      {text}
    </p>
  )
}

function describeWeekend({ days, dayOfWeek, movedFrom }: TimelineTask): string {
  if (movedFrom !== undefined) return `Moved from ${movedFrom}.`
  if (!['Saturday', 'Sunday'].includes(dayOfWeek)) return ''
  return days === 0 ? `Falls on a ${dayOfWeek}; the launch date doesn’t move.` : `Falls on a ${dayOfWeek}.`
}

/** The texts themselves stay ASCII, for calendars and spreadsheets that read nothing else. */
function withCurlyApostrophes(text: string): string {
  return text.replaceAll("'", '’')
}
