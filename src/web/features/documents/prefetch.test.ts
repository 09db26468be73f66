import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenPlan } from './open-plan.ts'
import { prefetch, takePrefetched, trackClosing, whenClosed } from './prefetch.ts'

const plan: OpenPlan = { html: '<p>Text</p>', start: { title: 'Title', draftKey: 'key' } }
const planning = () => Promise.resolve(plan)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  takePrefetched(undefined)
  vi.useRealTimers()
})

describe('an opening that was begun early', () => {
  it('is there at once when it is needed, for one opening', async () => {
    prefetch('a', planning)
    await Promise.resolve()
    expect(takePrefetched('a')?.plan).toBe(plan)
    expect(takePrefetched('a')).toBeUndefined()
  })

  it('is begun once by a press and its click, and can still be waited for', async () => {
    const slow = vi.fn(planning)
    prefetch('a', slow)
    prefetch('a', slow)
    expect(slow).toHaveBeenCalledOnce()
    const taken = takePrefetched('a')
    expect(taken?.plan).toBeUndefined()
    expect(await taken?.planning).toBe(plan)
  })

  it('is not taken for another document, nor after two seconds', () => {
    prefetch('a', planning)
    expect(takePrefetched('b')).toBeUndefined()
    prefetch('a', planning)
    vi.advanceTimersByTime(2_000)
    expect(takePrefetched('a')).toBeUndefined()
  })

  it('fails silently when nobody takes it', async () => {
    prefetch('a', () => Promise.reject(new Error('network')))
    await vi.advanceTimersByTimeAsync(10)
    await expect(takePrefetched('a')?.planning).rejects.toThrow('network')
  })

  it('is not begun while the document is still being saved for the last time', async () => {
    let saved = () => {}
    trackClosing('a', new Promise<void>((resolve) => (saved = resolve)))
    prefetch('a', planning)
    expect(takePrefetched('a')).toBeUndefined()
    expect(whenClosed('a')).toBeDefined()
    expect(whenClosed('b')).toBeUndefined()
    saved()
    await vi.advanceTimersByTimeAsync(0)
    expect(whenClosed('a')).toBeUndefined()
  })

  it('waits three seconds at most for a last save that never ends', async () => {
    trackClosing('a', new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(whenClosed('a')).toBeUndefined()
  })
})
