import { expect, it } from 'vitest'
import { withMonth } from '#domain/brief/embargo/moment-context.ts'
import { readEmbargo } from '#domain/brief/embargo/read-embargo.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { Checker } from '#domain/check/checker.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { textOf } from './blocks.ts'
import { composeRelease } from './compose-release.ts'
import { writeReleaseLine } from './release-line.ts'

function write(line: string): string {
  const { units } = sortBrief(`Larkmoor opens a plant in Dayton.\n${line}`)
  const embargo = readEmbargo(units)
  return writeReleaseLine({
    profile: 'ap',
    embargo: embargo === null ? undefined : withMonth(embargo, units),
  })
}

it.each([
  [
    'Diffusion on Tuesday 19 May at 9:00 (Paris time), not earlier, because of the salon.',
    'EMBARGOED UNTIL 9 A.M. PARIS TIME, TUESDAY, MAY 19',
  ],
  ['not before Tue 22 Sept 9am EAT ok?', 'EMBARGOED UNTIL 9 A.M. EAT, SEPT. 22'],
  ['can go Thursday 5 March 9am irish time', 'EMBARGOED UNTIL 9 A.M. IRISH TIME, THURSDAY, MARCH 5'],
  ['Embargo: 14 January 2027, 18:00 (Paris)', 'EMBARGOED UNTIL 6 P.M. PARIS TIME, JAN. 14, 2027'],
  [
    'It’s for 00:01 on Wednesday 8 April please',
    'EMBARGOED UNTIL 12:01 A.M. [TIME ZONE], WEDNESDAY, APRIL 8',
  ],
  ['hold until 10 September, 9am our time', 'EMBARGOED UNTIL 9 A.M. [TIME ZONE], SEPT. 10'],
  // The hour and the day as people say them.
  [
    'It is under embargo till Tuesday the sixteenth of June, eleven a.m. Manila time.',
    'EMBARGOED UNTIL 11 A.M. MANILA TIME, TUESDAY, JUNE 16',
  ],
  [
    'You can publish from Friday 9 of May at 8 in the morning of Lima, not before.',
    'EMBARGOED UNTIL 8 A.M. LIMA TIME, FRIDAY, MAY 9',
  ],
  ['Embargoed to 00.01 on Friday 12 June', 'EMBARGOED UNTIL 12:01 A.M. [TIME ZONE], FRIDAY, JUNE 12'],
  [
    'Strictly not to be published until after the members’ meeting on Monday 4th May at 6.30 p.m. EAT.',
    'EMBARGOED UNTIL AFTER THE MEMBERS’ MEETING AT 6:30 P.M. EAT, MONDAY, MAY 4',
  ],
  [
    'Please sit on it until Wednesday 6 May at half past eight in the morning, Lisbon time.',
    'EMBARGOED UNTIL 8:30 A.M. LISBON TIME, WEDNESDAY, MAY 6',
  ],
  ['Not for release before 0700 hrs on 6 May', 'EMBARGOED UNTIL 7 A.M. [TIME ZONE], MAY 6'],
  ['Nothing out before May 6 (4:05 p.m. ET)', 'EMBARGOED UNTIL 4:05 P.M. ET, MAY 6'],
  [
    'The story is under embargo until 00:01 London, Wednesday 6 May.',
    'EMBARGOED UNTIL 12:01 A.M. LONDON TIME, WEDNESDAY, MAY 6',
  ],
  // A weekday alone is kept before the blank of its date.
  ['Hold until Thursday, 8 a.m. Eastern', 'EMBARGOED UNTIL 8 A.M. EASTERN, THURSDAY, [DATE]'],
  // The zone by its region, its city and its letters, wherever it is.
  [
    'The museum’s embargo lifts at 3 p.m. U.S. Central time on Tuesday, May 5, for everyone.',
    'EMBARGOED UNTIL 3 P.M. U.S. CENTRAL TIME, TUESDAY, MAY 5',
  ],
  ['Please not to print before 4 May 2027, 11:00 o’clock CEST.', 'EMBARGOED UNTIL 11 A.M. CEST, MAY 4, 2027'],
  [
    'Everybody is asked to sit on it until six in the evening Halifax time on 9 May.',
    'EMBARGOED UNTIL 6 P.M. HALIFAX TIME, MAY 9',
  ],
  // The month of a day told by its number is that of the date which names the day.
  [
    'The prize is handed over on Saturday 18 April.\n\nWinners are to keep it quiet until 9 pm Perth time on the 18th, and nobody runs it before then.',
    'EMBARGOED UNTIL 9 P.M. PERTH TIME, APRIL 18',
  ],
  [
    'The hall opens on 2 April.\n\nNobody is to run it before 7 a.m. on the 20th.',
    'EMBARGOED UNTIL 7 A.M. [TIME ZONE], [DATE]',
  ],
  // What no clock tells leaves blanks, and holds the news back all the same.
  ['Nobody is to run it before the council has met.', 'EMBARGOED UNTIL [TIME] [TIME ZONE], [DATE]'],
  ['This is strictly embargoed.', 'EMBARGOED UNTIL [TIME] [TIME ZONE], [DATE]'],
  ['Embargo: none', 'FOR IMMEDIATE RELEASE'],
  ['Please don’t release it until I have seen it.', 'FOR IMMEDIATE RELEASE'],
  ['The plant opens its doors at 9am on 8 April.', 'FOR IMMEDIATE RELEASE'],
])('writes the embargo of “%s”', (line, written) => {
  expect(write(line)).toBe(written)
})

it.each(['Paris', 'UK', 'New York', 'West Africa', 'local'])(
  'the check takes %s time for a zone',
  (place) => {
    const text = `EMBARGOED UNTIL 9 A.M. ${place} TIME, MAY 19, 2026`.toUpperCase()
    const { findings } = new Checker().check([{ type: 'paragraph', text }], defaultSettings('2026-05-01'))
    expect(findings.map(({ message }) => message).filter((message) => /embargo/i.test(message))).toEqual([])
  },
)

it.each([
  ['Embargoed to 00.01 on Friday 12 June.', 'EMBARGOED UNTIL 12:01 A.M. [TIME ZONE], FRIDAY, JUNE 12'],
  [
    'Under embargo till Tuesday the sixteenth of June, eleven a.m. Manila time.',
    'EMBARGOED UNTIL 11 A.M. MANILA TIME, TUESDAY, JUNE 16',
  ],
])('keeps the hour of “%s” in the draft', (line, written) => {
  const notes = `Larkmoor Software opens a plant in Dayton on July 1. It employs 40 people.\n${line}`
  const [first] = composeRelease(readStory(notes, {}, {}, {}))
  expect(first && textOf(first)).toBe(written)
})
