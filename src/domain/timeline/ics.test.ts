import { describe, expect, it } from 'vitest'
import { countUtf8Bytes } from '#domain/text/text-length.ts'
import { nameIcsFile, writeTimelineIcs } from './ics.ts'
import { generateTimeline, type TimelineTask } from './timeline.ts'

const now = new Date('2026-11-01T09:05:07.123Z')
const task: TimelineTask = {
  days: 1,
  title: 'Call, then write; twice',
  description: 'One\nTwo \\ three',
  type: 'followup',
  date: '2028-02-29',
  dateString: 'February 29, 2028',
  dayOfWeek: 'Tuesday',
}

describe('writeTimelineIcs', () => {
  it('writes one all-day event per task, escaped, on its date in every time zone', () => {
    expect(writeTimelineIcs([task], { date: '2028-02-28', type: 'event' }, now).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Presswright//Launch Timeline Planner//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Launch timeline 2028-02-28',
      'BEGIN:VEVENT',
      'UID:2028-02-28-event-call-then-write-twice@launch-timeline.presswright',
      'DTSTAMP:20261101T090507Z',
      'DTSTART;VALUE=DATE:20280229',
      'SUMMARY:Call\\, then write\\; twice',
      'DESCRIPTION:One\\nTwo \\\\ three',
      'CATEGORIES:Follow-up',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('folds lines at 75 octets and loses nothing by it', () => {
    const plan = generateTimeline('2026-11-17', 'partnership')
    if (!plan.ok) throw new Error(plan.problem)
    const file = writeTimelineIcs(plan.tasks, { date: '2026-11-17', type: 'partnership' }, now)
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => countUtf8Bytes(line)))).toBe(75)
    const unfolded = file.replaceAll('\r\n ', '')
    for (const { description } of plan.tasks)
      expect(unfolded).toContain(`DESCRIPTION:${description.replace(/[;,]/g, '\\$&')}\r\n`)
  })

  it('gives each event of a plan a name of its own, the same each time', () => {
    const plan = generateTimeline('2026-11-17', 'partnership')
    if (!plan.ok) throw new Error(plan.problem)
    const names = (at: Date, type = 'partnership') =>
      writeTimelineIcs(plan.tasks, { date: '2026-11-17', type }, at)
        .replaceAll('\r\n ', '')
        .match(/^UID:.*$/gm)
    expect(new Set(names(now)).size).toBe(plan.tasks.length)
    expect(names(new Date(0))).toEqual(names(now))
    expect(names(now, 'funding')?.some((name) => names(now)?.includes(name))).toBe(false)
  })
})

describe('the calendar file', () => {
  it('is named after the launch date', () => {
    expect(nameIcsFile('2026-11-17')).toBe('launch-timeline-2026-11-17.ics')
  })
})
