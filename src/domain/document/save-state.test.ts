import { describe, expect, it } from 'vitest'
import { formatClock, retryDelayMs } from './save-state.ts'

describe('the time of a save', () => {
  it('is the device’s local time, with two digits', () => {
    const local = new Date(2026, 10, 17, 9, 5)
    expect(formatClock(local.toISOString())).toBe('09:05')
    expect(formatClock('not a time')).toBe('')
  })
})

describe('trying again', () => {
  it('waits 2 s, twice as long each time, and a minute at most', () => {
    expect([1, 2, 3, 5, 6, 40].map(retryDelayMs)).toEqual([2_000, 4_000, 8_000, 32_000, 60_000, 60_000])
    expect(retryDelayMs(0)).toBe(2_000)
  })
})
