import { expect, it } from 'vitest'
import { readEmbargo, readHold } from './read-embargo.ts'
import { sortBrief } from './sort-brief.ts'

it.each([
  'Hold for Monday 11/2, 9 a.m. CT.',
  'He wants us to hold till Sat 15 May, after the cup semi final, say 5pm',
  'Not for publication before Oct. 14, 2026, 10:00 a.m. EDT',
  'Blocking period: 8 May 2026, 14.00 h',
  'nothing before six am Queensland time on the thirtieth',
  'goes out Dec 8, 6 a.m. Mountain, not earlier',
  'Please hold this for the morning of Thursday, November 19.',
])('reads an embargo in “%s”', (line) => {
  expect(readHold(line)).toBe('embargo')
})

it.each([
  'does its first run on the 24th at 9.40 from Consett',
  'The road stays closed until 6 a.m. on Monday.',
  'Construction will not start before June 2027.',
  'There is no embargo on this.',
  'Nothing about the layoffs until Monday 9am.',
  'Tickets are on sale until Friday 4 May.',
])('reads no embargo in “%s”', (line) => {
  expect(readHold(line)).toBeUndefined()
})

it('reads only the time of an embargo line', () => {
  const { units } = sortBrief(
    'Larkmoor opens a plant in Dayton.\nnot for use before 3rd Dec, 7am, they are telling staff first',
  )
  expect(readEmbargo(units)?.until).toBe('3rd Dec, 7am')
})

it('takes the moment before “not a minute before”', () => {
  const { units } = sortBrief(
    'Larkmoor Software of Galway is buying Birch.\nWednesday 14 October 8am Irish time. Not a minute before, Ann tells her team at 7.30.',
  )
  expect(readEmbargo(units)?.until).toContain('14 October 8am')
})
