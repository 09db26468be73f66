import { describe, expect, it } from 'vitest'
import { nameTimelineFile, writeTimelineCsv } from './csv.ts'
import { generateTimeline, type TimelineTask } from './timeline.ts'

const task: TimelineTask = {
  days: 1,
  title: 'Thank reporters',
  description: 'By phone.',
  type: 'followup',
  date: '2026-11-18',
  dateString: 'November 18, 2026',
  dayOfWeek: 'Wednesday',
}
const rowOf = (change: Partial<TimelineTask>) =>
  writeTimelineCsv([{ ...task, ...change }]).slice('Date,Day of Week,Task,Description,Type\r\n'.length)

describe('writeTimelineCsv', () => {
  it('writes the specified columns, then a row per task, each ended by CRLF', () => {
    expect(writeTimelineCsv([task, { ...task, type: 'prep' }])).toBe(
      'Date,Day of Week,Task,Description,Type\r\n' +
        '2026-11-18,Wednesday,Thank reporters,By phone.,Follow-up\r\n' +
        '2026-11-18,Wednesday,Thank reporters,By phone.,Prep\r\n',
    )
  })

  it('writes the header alone when there are no tasks', () => {
    expect(writeTimelineCsv([])).toBe('Date,Day of Week,Task,Description,Type\r\n')
  })

  it('quotes cells with commas, quotes and line breaks, and doubles the quotes', () => {
    expect(rowOf({ title: 'Call, then write' })).toContain(',"Call, then write",')
    expect(rowOf({ title: 'Mark it "embargoed"' })).toContain(',"Mark it ""embargoed""",')
    expect(rowOf({ title: 'One\nTwo' })).toContain(',"One\nTwo",')
    expect(rowOf({ title: 'One\r\nTwo' })).toContain(',"One\r\nTwo",')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ])('turns the formula start %j into text', (title, cell) => {
    expect(rowOf({ title })).toBe(`2026-11-18,Wednesday,${cell},By phone.,Follow-up\r\n`)
  })

  it('leaves signs inside a cell alone', () => {
    expect(rowOf({ title: 'Sign-off = done' })).toContain(',Sign-off = done,')
  })

  it('fits a whole plan of twelve tasks into five columns', () => {
    const timeline = generateTimeline('2026-11-17', 'funding')
    const lines = timeline.ok ? writeTimelineCsv(timeline.tasks).split('\r\n') : []
    expect(lines).toHaveLength(14)
    for (const line of lines.slice(0, -1)) {
      expect(line.replace(/"(?:[^"]|"")*"/g, 'quoted').split(',')).toHaveLength(5)
    }
  })

  it('is named after the launch date', () => {
    expect(nameTimelineFile('2026-11-17')).toBe('launch-timeline-2026-11-17.csv')
  })
})
