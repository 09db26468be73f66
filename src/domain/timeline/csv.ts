// The timeline as a CSV file (RFC 4180), safe to open in a spreadsheet.

import { taskTypeLabels } from './tasks.ts'
import type { TimelineTask } from './timeline.ts'

/** The header row. */
const csvColumns = ['Date', 'Day of Week', 'Task', 'Description', 'Type'] as const

/** The media type of the download. */
export const csvMediaType = 'text/csv;charset=utf-8'

/** The file's text: a header and a row per task, each line ended by CRLF. */
export function writeTimelineCsv(tasks: readonly TimelineTask[]): string {
  const rows = tasks.map((task) => [
    task.date,
    task.dayOfWeek,
    task.title,
    task.description,
    taskTypeLabels[task.type],
  ])
  return [csvColumns, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/** The file's name by launch date, 'launch-timeline-2026-11-17.csv'. */
export function nameTimelineFile(launchDate: string): string {
  return `launch-timeline-${launchDate}.csv`
}

function writeCell(text: string): string {
  // A spreadsheet runs a cell that starts like a formula; a leading apostrophe makes it text.
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
