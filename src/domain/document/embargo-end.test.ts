import { expect, it } from 'vitest'
import { readEmbargo } from '#domain/brief/embargo/read-embargo.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { readEmbargoEnd } from './embargo-end.ts'

const now = new Date('2026-11-17T14:00:00Z')
const read = (line: string, ownZone = 'America/New_York') => {
  const embargo = readEmbargo(sortBrief(`Larkmoor opens a plant in Dayton.\n${line}`).units)
  const end = embargo && readEmbargoEnd(embargo, { now, ownZone })
  return end && `${end.until} ${end.zone}`
}

it.each([
  ['Embargo: Nov. 20, 2026, 9 a.m. ET', '2026-11-20T14:00:00.000Z America/New_York'],
  ['Under embargo until 20 November 2026, 15:00 CET', '2026-11-20T14:00:00.000Z Europe/Berlin'],
  ['EMBARGOED UNTIL 6 a.m. Pacific on December 8, 2026', '2026-12-08T14:00:00.000Z America/Los_Angeles'],
  ['Embargo until July 1, 2027, noon EDT', '2027-07-01T16:00:00.000Z America/New_York'],
  // The next such day.
  ['Embargo until Nov. 20, 9 a.m. CT', '2026-11-20T15:00:00.000Z America/Chicago'],
  ['Embargo until Feb. 3, 9 a.m. CT', '2027-02-03T15:00:00.000Z America/Chicago'],
  // The writer's own clock, and the start of the day.
  ['Embargo until Nov. 20, 2026, 9 a.m.', '2026-11-20T14:00:00.000Z America/New_York'],
  ['Embargo until Nov. 20, 2026', '2026-11-20T05:00:00.000Z America/New_York'],
])('reads the moment of “%s”', (line, end) => {
  expect(read(line)).toBe(end)
})

it.each([
  'Embargo until Nov. 3, 2026, 9 a.m. ET',
  'Embargo until Nov. 20, 2026, 9 a.m. Lisbon time',
  'Embargo until Monday, 9 a.m. ET',
  'Embargo until tomorrow',
  'There is no embargo on this.',
])('leaves “%s” to the writer', (line) => {
  expect(read(line) ?? undefined).toBeUndefined()
})

it('knows no end where the news waits for a meeting to be over', () => {
  const until = 'after the members’ meeting on Nov. 20, 2026 at 6 p.m.'
  expect(
    readEmbargoEnd({ until, zone: null }, { now: new Date('2026-11-01T00:00:00Z'), ownZone: 'UTC' }),
  ).toBeUndefined()
})
