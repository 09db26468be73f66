import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readFreeBytes, watchDiskSpace } from './disk-space.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('checks once a second and reports every change', () => {
  const answers = [500, 99, 100]
  const changes: [boolean, number][] = []
  const readFree = vi.fn(() => answers.shift() ?? 0)
  const space = watchDiskSpace({
    folder: '/',
    floorBytes: 100,
    onChange: (...change) => changes.push(change),
    readFree,
  })
  expect([space.isLow(), space.isLow()]).toEqual([false, false])
  vi.advanceTimersByTime(1000)
  expect([space.isLow(), space.isLow()]).toEqual([true, true])
  vi.advanceTimersByTime(1000)
  expect(space.isLow()).toBe(false)
  expect(readFree).toHaveBeenCalledTimes(3)
  expect(changes).toEqual([
    [true, 99],
    [false, 100],
  ])
})

it('reads what the file system says, and lets pass what it cannot say', () => {
  expect(readFreeBytes('/')).toBeGreaterThan(0)
  expect(readFreeBytes('/nowhere/at/all')).toBe(Number.POSITIVE_INFINITY)
})
