import { describe, expect, it } from 'vitest'
import { commonZones, formatInZone, toClockTime, toInstant } from './zoned-time.ts'

describe('a clock time in a zone', () => {
  it.each([
    ['2026-11-20T09:00', 'America/New_York', '2026-11-20T14:00:00.000Z'],
    ['2026-07-20T09:00', 'America/New_York', '2026-07-20T13:00:00.000Z'],
    ['2026-11-20T00:01', 'Asia/Tokyo', '2026-11-19T15:01:00.000Z'],
    // Right before and right after the clocks change on November 1.
    ['2026-11-01T00:30', 'America/New_York', '2026-11-01T04:30:00.000Z'],
    ['2026-11-01T03:00', 'America/New_York', '2026-11-01T08:00:00.000Z'],
  ])('%s in %s is %s, and back', (clockTime, zone, instant) => {
    expect(toInstant(clockTime, zone)).toBe(instant)
    expect(toClockTime(instant, zone)).toBe(clockTime)
  })

  it('that spring skips is a moment of that night', () => {
    expect(toInstant('2026-03-08T02:30', 'America/New_York')).toMatch(/^2026-03-08T0[67]:30/)
  })

  it.each([
    ['nonsense', 'UTC'],
    ['2026-11-20T09:00', 'Nowhere/City'],
  ])('%s in %s means nothing', (clockTime, zone) => {
    expect(toInstant(clockTime, zone)).toBeUndefined()
  })

  it('is shown with its zone', () => {
    expect(
      formatInZone('2026-11-20T14:00:00Z', 'America/New_York', new Date('2026-01-02T00:00:00Z'))?.replace(
        /\s/g,
        ' ',
      ),
    ).toMatch(/^Nov\. 20, 9:00 AM EST$/)
    // The year is the zone's: on this evening in New York, London has the next one.
    const eve = new Date('2027-01-01T03:00:00Z')
    expect(formatInZone('2026-12-31T23:00:00Z', 'America/New_York', eve)).toMatch(/^Dec\. 31, 6/)
    expect(formatInZone('2026-12-31T23:00:00Z', 'Europe/London', eve)).toMatch(/^Dec\. 31, 2026, 11/)
    expect(formatInZone('2026-11-20T14:00:00Z', 'UTC')).toMatch(/^Nov\. 20, 2026/)
    expect(formatInZone('2026-11-20T14:00:00Z', 'Nowhere/City')).toBeUndefined()
  })

  it.each([
    ['Europe/Berlin', 'CET', 'CEST'],
    ['Europe/Paris', 'CET', 'CEST'],
    ['Europe/London', 'GMT', 'BST'],
    ['Asia/Kolkata', 'IST', 'IST'],
    ['Asia/Singapore', 'SGT', 'SGT'],
    ['Asia/Hong_Kong', 'HKT', 'HKT'],
    ['Asia/Tokyo', 'JST', 'JST'],
    ['Australia/Sydney', 'AEDT', 'AEST'],
  ])('has the letters that newsrooms write in %s', (zone, winter, summer) => {
    expect(formatInZone('2026-12-20T14:00:00Z', zone)?.endsWith(` ${winter}`)).toBe(true)
    expect(formatInZone('2026-07-20T14:00:00Z', zone)?.endsWith(` ${summer}`)).toBe(true)
  })

  it('can be given in every zone to choose from', () => {
    for (const [zone] of commonZones) expect(toInstant('2026-11-20T09:00', zone)).toBeDefined()
  })
})
