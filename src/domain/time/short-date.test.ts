import { describe, expect, it } from 'vitest'
import { formatShort } from './short-date.ts'

const now = new Date(2026, 11, 20, 12)
const local = (year: number, month: number, day: number) => new Date(year, month - 1, day, 9).toISOString()
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('a short date', () => {
  it('has no year in this one', () => {
    expect(formatShort(local(2026, 12, 4), 'day', now)).toBe('Dec. 4')
    expect(plain(formatShort(local(2026, 12, 4), 'time', now))).toBe('Dec. 4, 9:00 AM')
    expect(formatShort('2026-12-31', 'calendarDay', now)).toBe('Dec. 31')
  })

  it('shortens only the months that AP style shortens', () => {
    expect(formatShort(local(2026, 3, 4), 'day', now)).toBe('March 4')
    expect(plain(formatShort(local(2026, 7, 4), 'time', now))).toBe('July 4, 9:00 AM')
  })

  it('has its year in any other', () => {
    expect(formatShort(local(2027, 1, 19), 'day', now)).toBe('Jan. 19, 2027')
    expect(plain(formatShort(local(2025, 12, 31), 'time', now))).toBe('Dec. 31, 2025, 9:00 AM')
    expect(formatShort('2027-01-01', 'calendarDay', now)).toBe('Jan. 1, 2027')
  })
})
