import { describe, expect, it } from 'vitest'
import {
  apMonths,
  countDaysLeft,
  formatClock,
  formatDay,
  formatOwnClock,
  formatOwnDay,
  formatShortDate,
  formatShortDay,
  months,
} from './calendar.ts'
import { nameWeekday } from './weekdays.ts'

describe('countDaysLeft', () => {
  const start = '2026-11-01T12:00:00.000Z'

  it('counts a begun day as a day', () => {
    expect(countDaysLeft(start, 5, new Date('2026-11-01T12:00:00.000Z'))).toBe(5)
    expect(countDaysLeft(start, 5, new Date('2026-11-02T11:59:59.999Z'))).toBe(5)
    expect(countDaysLeft(start, 5, new Date('2026-11-02T12:00:00.000Z'))).toBe(4)
    expect(countDaysLeft(start, 5, new Date('2026-11-06T11:59:59.999Z'))).toBe(1)
  })

  it('is 0 from the last instant on and never negative', () => {
    expect(countDaysLeft(start, 5, new Date('2026-11-06T12:00:00.000Z'))).toBe(0)
    expect(countDaysLeft(start, 5, new Date('2030-01-01T00:00:00.000Z'))).toBe(0)
  })

  it('is never more than the whole span when a clock is behind', () => {
    expect(countDaysLeft(start, 5, new Date('2026-10-01T00:00:00.000Z'))).toBe(5)
  })

  it('is 0 without a readable start', () => {
    for (const missing of [undefined, null, '', 'soon'])
      expect(countDaysLeft(missing, 5, new Date(0))).toBe(0)
  })
})

describe('formatDay', () => {
  it('writes day, month and year in UTC', () => {
    expect(formatDay('2026-12-14T23:59:59.000Z')).toBe('December 14, 2026')
    expect(formatDay('2026-12-14T23:30:00-01:00')).toBe('December 15, 2026')
    expect(formatDay('never')).toBeUndefined()
  })

  it('is that of this device where that is what matters', () => {
    expect(formatOwnDay(new Date(2026, 11, 14, 23, 30).toISOString())).toBe('December 14, 2026')
    expect(formatOwnDay(new Date(2026, 11, 15, 0, 30).toISOString())).toBe('December 15, 2026')
  })

  it('shortens them as AP style does', () => {
    expect(apMonths.join(' ')).toBe('Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.')
  })

  it('knows twelve months', () => {
    expect(months.join(' ')).toBe(
      'January February March April May June July August September October November December',
    )
  })
})

describe('a short date', () => {
  it('shortens the months AP shortens, and drops a leading zero', () => {
    expect(formatShortDate('2026-11-17')).toBe('Nov. 17')
    expect(formatShortDate('2027-03-05', true)).toBe('March 5, 2027')
    expect(formatShortDate('2028-02-29', true)).toBe('Feb. 29, 2028')
  })

  it('has its year unless that is this one', () => {
    expect(formatShortDay(2026, 8, 4, 2026)).toBe('Sept. 4')
    expect(formatShortDay(2026, 8, 4, 2027)).toBe('Sept. 4, 2026')
    expect(formatShortDay(2026, 8, 4)).toBe('Sept. 4, 2026')
  })
})

describe('a clock time', () => {
  it.each([
    [0, 5, '12:05 AM'],
    [9, 0, '9:00 AM'],
    [11, 59, '11:59 AM'],
    [12, 0, '12:00 PM'],
    [23, 30, '11:30 PM'],
  ])('of %i:%i is %s', (hour, minute, words) => {
    expect(formatClock(hour, minute)).toBe(words)
  })

  it('of an instant is that of this device', () => {
    expect(formatOwnClock(new Date(2026, 10, 17, 14, 2).toISOString())).toBe('2:02 PM')
    expect(formatOwnClock('not a time')).toBe('')
  })
})

describe('a weekday', () => {
  it('is that of the calendar date, in every time zone', () => {
    expect(nameWeekday('2026-11-19')).toBe('Thursday')
    expect(nameWeekday('2026-11-22')).toBe('Sunday')
    expect(nameWeekday('soon')).toBe('')
  })
})
