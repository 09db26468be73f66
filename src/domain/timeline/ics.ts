// The timeline as a calendar file (RFC 5545): one all-day event per task, without a time zone, so that every calendar
// shows it on its date.

import { taskTypeLabels } from './tasks.ts'
import type { TimelineTask } from './timeline.ts'

/** The media type of the download. */
export const icsMediaType = 'text/calendar;charset=utf-8'

/** Octets a line may have before it is folded. */
const maxLineLength = 75

/** The file's text; `now` is when it was made. The same plan made twice updates the events of the first. */
export function writeTimelineIcs(
  tasks: readonly TimelineTask[],
  launch: { readonly date: string; readonly type: string },
  now: Date,
): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Presswright//Launch Timeline Planner//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:Launch timeline ${launch.date}`,
    ...tasks.flatMap((task) => writeEvent(task, `${launch.date}-${launch.type}`, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** The file's name by launch date, 'launch-timeline-2026-11-17.ics'. */
export function nameIcsFile(launchDate: string): string {
  return `launch-timeline-${launchDate}.ics`
}

function writeEvent(task: TimelineTask, plan: string, stamp: string): string[] {
  const slug = task.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return [
    'BEGIN:VEVENT',
    `UID:${plan}-${slug}@launch-timeline.presswright`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${task.date.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(task.title)}`,
    `DESCRIPTION:${escapeText(task.description)}`,
    `CATEGORIES:${escapeText(taskTypeLabels[task.type])}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** A long line continues in the next one after a space. Counted in characters: the texts are ASCII, and others only fold earlier. */
function foldLine(line: string): string {
  const pieces: string[] = []
  let rest = line
  while (rest.length > maxLineLength) {
    pieces.push(rest.slice(0, maxLineLength - 1))
    rest = rest.slice(maxLineLength - 1)
  }
  return [...pieces, rest].join('\r\n ')
}
