import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#web/lib/api/query-client.ts'
import type { OpenPlan } from './open-plan.ts'
import { dropPrefetched, prefetch, readPrefetched, takePrefetched, whenPrefetched } from './prefetch.ts'

const plan: OpenPlan = { html: '<p>Text</p>', start: { title: 'Title', draftKey: 'key' } }
const planning = () => Promise.resolve(plan)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

describe('a prefetched plan', () => {
  it('can be read without taking it, and is taken for one opening', async () => {
    prefetch('a', planning)
    await vi.advanceTimersByTimeAsync(0)
    expect(readPrefetched('a')).toBe(plan)
    expect(readPrefetched('a')).toBe(plan)
    expect(await takePrefetched('a')).toBe(plan)
    expect(readPrefetched('a')).toBeUndefined()
    expect(takePrefetched('a')).toBeUndefined()
  })

  it('is made once for a press and its click, and can be waited for', async () => {
    const slow = vi.fn(planning)
    prefetch('a', slow)
    prefetch('a', slow)
    expect(readPrefetched('a')).toBeUndefined()
    const waiting = whenPrefetched('a')
    expect(await takePrefetched('a')).toBe(plan)
    await waiting
    expect(slow).toHaveBeenCalledOnce()
  })

  it('is not used for another document, nor after two seconds', async () => {
    prefetch('a', planning)
    await vi.advanceTimersByTimeAsync(1_900)
    expect(readPrefetched('b')).toBeUndefined()
    expect(takePrefetched('b')).toBeUndefined()
    expect(whenPrefetched('b')).toBeUndefined()
    expect(readPrefetched('a')).toBe(plan)
    await vi.advanceTimersByTimeAsync(100)
    expect(readPrefetched('a')).toBeUndefined()
    expect(takePrefetched('a')).toBeUndefined()
  })

  it('that fails is not reported until it is used', async () => {
    prefetch('a', () => Promise.reject(new Error('network')))
    const taken = expect(takePrefetched('a')).rejects.toThrow('network')
    await vi.advanceTimersByTimeAsync(10)
    await taken
    expect(takePrefetched('a')).toBeUndefined()
  })

  it('can be dropped, also while it is on its way', async () => {
    prefetch('a', planning)
    dropPrefetched('a')
    await vi.advanceTimersByTimeAsync(0)
    expect(readPrefetched('a')).toBeUndefined()
    expect(takePrefetched('a')).toBeUndefined()
  })
})
