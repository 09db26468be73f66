// The plan: its time span, the downloads, the days as a strip and the tasks in order.
import { CalendarDays, Download } from 'lucide-react'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { csvMediaType, nameTimelineFile, writeTimelineCsv } from '#domain/timeline/csv.ts'
import { icsMediaType, nameIcsFile, writeTimelineIcs } from '#domain/timeline/ics.ts'
import { isLaunchType, launchTypeLabels } from '#domain/timeline/input.ts'
import { generateTimeline, keepOffWeekends, type TimelineTask } from '#domain/timeline/timeline.ts'
import { OpenInEditor } from '#web/features/tools/open-in-editor.tsx'
import { resultMark, showResult } from '#web/features/tools/show-result.ts'
import { downloadFile } from '#web/lib/download.ts'
import { Button } from '#web/ui/button.tsx'
import { DayStrip } from './day-strip.tsx'
import { TaskList } from './task-list.tsx'

interface TimelineResultsProps {
  date: string
  type: string
  isOffWeekends: boolean
}

export function TimelineResults({ date, type, isOffWeekends }: TimelineResultsProps) {
  const timeline = generateTimeline(date, type)
  if (!timeline.ok) return null
  const tasks = isOffWeekends ? keepOffWeekends(timeline.tasks) : timeline.tasks
  const heading = describeLaunch(tasks, type)
  return (
    <section {...resultMark} aria-labelledby="plan">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id="plan" className="title-1">
            {describePlan(tasks)}
          </h2>
          <p className="mt-1.5 text-ink-soft">{heading}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            variant="secondary"
            onClick={() => save(nameTimelineFile(date), writeTimelineCsv(tasks), csvMediaType)}
          >
            <Download size={16} strokeWidth={1.5} aria-hidden />
            Download CSV
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              save(nameIcsFile(date), writeTimelineIcs(tasks, { date, type }, new Date()), icsMediaType)
            }
          >
            <CalendarDays size={16} strokeWidth={1.5} aria-hidden />
            Download calendar file
          </Button>
          <OpenInEditor makeBlocks={() => writePlan(tasks, heading)} />
        </div>
      </div>
      <DayStrip tasks={tasks} launchDate={date} />
      <TaskList tasks={tasks} launchDate={date} />
    </section>
  )
}

/** Shows the plan and announces its size. */
export function showPlan(date: string, type: string): void {
  const timeline = generateTimeline(date, type)
  if (timeline.ok) showResult(`${describePlan(timeline.tasks)}.`)
}

const describePlan = (tasks: readonly TimelineTask[]) => `${tasks.length} tasks in ${countDays(tasks)} days`

function save(name: string, text: string, type: string): void {
  downloadFile(name, new Blob([text], { type }))
}

function describeLaunch(tasks: readonly TimelineTask[], type: string): string {
  const launch = tasks.find(({ days }) => days === 0)
  const label = isLaunchType(type) ? launchTypeLabels[type] : type
  return `${label}, ${launch?.dayOfWeek}, ${launch?.dateString}`
}

function countDays(tasks: readonly TimelineTask[]): number {
  const first = Date.parse(`${tasks[0]?.date}T00:00:00Z`)
  const last = Date.parse(`${tasks.at(-1)?.date}T00:00:00Z`)
  return Math.round((last - first) / 86_400_000) + 1
}

/** The plan as a document: a heading and one paragraph per task. */
function writePlan(tasks: readonly TimelineTask[], heading: string): ReleaseBlock[] {
  return [
    { type: 'heading', level: 1, spans: [{ text: 'Launch timeline' }] },
    { type: 'paragraph', spans: [{ text: heading }] },
    ...tasks.map(
      (task): ReleaseBlock => ({
        type: 'paragraph',
        spans: [
          { text: `${task.dayOfWeek}, ${task.dateString}: ${task.title}`, bold: true },
          { text: `\n${task.description}` },
        ],
      }),
    ),
  ]
}
