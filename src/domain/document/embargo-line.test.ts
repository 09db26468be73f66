import { describe, expect, it } from 'vitest'
import { commonZones } from '#domain/time/zoned-time.ts'
import { namesOtherMoment, readLineEnd } from './embargo-line.ts'
import { writeEmbargoEnd, writeEmbargoLine } from './write-embargo.ts'

const end = { until: '2026-12-01T15:00:00.000Z', zone: 'America/Chicago' }

describe('the embargo line', () => {
  it.each([
    ['2026-12-01T15:00:00Z', 'America/Chicago', 'EMBARGOED UNTIL 9 A.M. CST, DEC. 1, 2026'],
    ['2027-07-01T16:00:00Z', 'America/New_York', 'EMBARGOED UNTIL NOON EDT, JULY 1, 2027'],
    ['2026-12-01T05:00:00Z', 'America/New_York', 'EMBARGOED UNTIL 12 A.M. EST, DEC. 1, 2026'],
    ['2026-12-01T23:05:00Z', 'Europe/Paris', 'EMBARGOED UNTIL 12:05 A.M. CET, DEC. 2, 2026'],
    ['2026-12-01T09:30:00Z', 'Asia/Kolkata', 'EMBARGOED UNTIL 3 P.M. IST, DEC. 1, 2026'],
    ['2026-12-01T21:00:00Z', 'Australia/Sydney', 'EMBARGOED UNTIL 8 A.M. AEDT, DEC. 2, 2026'],
  ])('of %s in %s is %s', (until, zone, line) => {
    expect(writeEmbargoLine({ until, zone })).toBe(line)
  })

  it('follows British style', () => {
    expect(writeEmbargoLine({ until: '2027-01-03T09:00:00Z', zone: 'Europe/London' }, 'british')).toBe(
      'EMBARGOED UNTIL 9AM GMT, 3 JANUARY 2027',
    )
  })

  it('needs a zone that exists', () => {
    expect(writeEmbargoEnd({ ...end, zone: 'Nowhere/City' })).toBeUndefined()
  })

  it.each(
    commonZones.flatMap(([zone]) => [
      [zone, '2026-12-01T22:30:00Z'],
      [zone, '2027-07-01T03:00:00Z'],
    ]),
  )('agrees with the details in %s at %s', (zone, until) => {
    for (const profile of ['ap', 'british'] as const)
      expect(namesOtherMoment(writeEmbargoLine({ until, zone }, profile) ?? '', { until, zone })).toBe(false)
    const later = new Date(Date.parse(until) + 3_600_000).toISOString()
    expect(namesOtherMoment(writeEmbargoLine({ until, zone }) ?? '', { until: later, zone })).toBe(true)
  })
})

describe('a line and the details', () => {
  it.each([
    'EMBARGOED UNTIL DEC. 1, 2026, 9 A.M. CST',
    'EMBARGOED UNTIL 10 A.M. ET, DEC. 1',
    'Embargoed until December 1 at 9 a.m. Central time',
    'EMBARGOED UNTIL 15:00 GMT, 1 DECEMBER 2026',
    'EMBARGOED UNTIL DEC. 1, 2026',
    'EMBARGOED UNTIL TUESDAY',
    'EMBARGOED UNTIL DEC. 1, 2026, 9 A.M. CHICAGO TIME',
    // Nobody here knows that clock.
    'EMBARGOED UNTIL DEC. 1, 2026, 3 P.M. LISBON TIME',
    'EMBARGOED UNTIL [TIME] [ZONE], [MONTH DAY, YEAR]',
  ])('may say the same: %s', (line) => {
    expect(namesOtherMoment(line, end)).toBe(false)
  })

  it.each([
    'EMBARGOED UNTIL DEC. 2, 2026, 9 A.M. CST',
    'EMBARGOED UNTIL DEC. 1, 2027, 9 A.M. CST',
    'EMBARGOED UNTIL DEC. 1, 2026, 9 A.M. EST',
    'EMBARGOED UNTIL DEC. 1, 2026, 10 A.M.',
    'EMBARGOED UNTIL DECEMBER 3',
  ])('differ: %s', (line) => {
    expect(namesOtherMoment(line, end)).toBe(true)
  })
})

describe('the end of the embargo that a line names', () => {
  const read = (line: string) => {
    const found = readLineEnd(line, { now: new Date('2026-11-18T14:00:00Z'), ownZone: 'America/New_York' })
    return found && `${found.until} ${found.zone}`
  }

  it.each([
    ['EMBARGOED UNTIL DEC. 1, 2026, 9 A.M. CST', '2026-12-01T15:00:00.000Z America/Chicago'],
    ['Embargoed until 8 a.m. AEDT, Dec. 2, 2026', '2026-12-01T21:00:00.000Z Australia/Sydney'],
    ['EMBARGOED UNTIL NOON, DEC. 1', '2026-12-01T17:00:00.000Z America/New_York'],
  ])('is read: %s', (line, found) => {
    expect(read(line)).toBe(found)
  })

  it.each([
    'FOR IMMEDIATE RELEASE',
    'FOR IMMEDIATE RELEASE, DEC. 1, 2026, 9 A.M. CST',
    'EMBARGOED UNTIL DEC. 1, 2026',
    'EMBARGOED UNTIL NOV. 1, 2026, 9 A.M. CST',
    'EMBARGOED UNTIL [TIME] [ZONE], [MONTH DAY, YEAR]',
    'EMBARGOED UNTIL DEC. 1, 2026, 9 A.M. LISBON TIME',
  ])('is left to the writer: %s', (line) => {
    expect(read(line)).toBeUndefined()
  })
})
