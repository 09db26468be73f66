import { describe, expect, it } from 'vitest'
import { retryDelayMs } from './save-state.ts'

describe('trying again', () => {
  it('waits 2 s, twice as long each time, and a minute at most', () => {
    expect([1, 2, 3, 5, 6, 40].map(retryDelayMs)).toEqual([2_000, 4_000, 8_000, 32_000, 60_000, 60_000])
    expect(retryDelayMs(0)).toBe(2_000)
  })
})
