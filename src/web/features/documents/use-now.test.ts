import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { describeAge } from '#domain/time/relative-time.ts'
import { clockOffset, recordServerTime } from './server-clock.ts'
import { useNow } from './use-now.ts'

afterEach(() => {
  cleanup()
  clockOffset.set(0)
})

it.each([2, -2])('calls what was just saved just now by a clock that is %i hours ahead', (hours) => {
  const saved = new Date(Date.now() - hours * 3_600_000).toISOString()
  const { result } = renderHook(useNow)
  act(() => recordServerTime(saved))
  expect(describeAge(saved, result.current)).toBe('just now')
  expect(Math.abs(result.current.getTime() - Date.parse(saved))).toBeLessThan(60_000)
})

it('ignores the time a response took to arrive', () => {
  recordServerTime(new Date(1_000_000).toISOString(), 1_020_000)
  expect(clockOffset.read()).toBe(0)
})
