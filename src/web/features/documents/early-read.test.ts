import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterClosing, beginEarly, noteClosing, takeEarly } from './early-read.ts'
import type { OpenPlan } from './open-plan.ts'

const plan: OpenPlan = { html: '<p>Text</p>', start: { title: 'Title', draftKey: 'key' } }
const planning = () => Promise.resolve(plan)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  takeEarly(undefined)
  vi.useRealTimers()
})

describe('an opening that was begun early', () => {
  it('is there at once when it is needed, for one opening', async () => {
    beginEarly('a', planning)
    await Promise.resolve()
    expect(takeEarly('a')?.plan).toBe(plan)
    expect(takeEarly('a')).toBeUndefined()
  })

  it('is begun once by a press and its click, and can still be waited for', async () => {
    const slow = vi.fn(planning)
    beginEarly('a', slow)
    beginEarly('a', slow)
    expect(slow).toHaveBeenCalledOnce()
    const taken = takeEarly('a')
    expect(taken?.plan).toBeUndefined()
    expect(await taken?.planning).toBe(plan)
  })

  it('is not taken for another document, nor after two seconds', () => {
    beginEarly('a', planning)
    expect(takeEarly('b')).toBeUndefined()
    beginEarly('a', planning)
    vi.advanceTimersByTime(2_000)
    expect(takeEarly('a')).toBeUndefined()
  })

  it('fails silently when nobody takes it', async () => {
    beginEarly('a', () => Promise.reject(new Error('network')))
    await vi.advanceTimersByTimeAsync(10)
    await expect(takeEarly('a')?.planning).rejects.toThrow('network')
  })

  it('is not begun while the document is still being saved for the last time', async () => {
    let saved = () => {}
    noteClosing('a', new Promise<void>((resolve) => (saved = resolve)))
    beginEarly('a', planning)
    expect(takeEarly('a')).toBeUndefined()
    expect(afterClosing('a')).toBeDefined()
    expect(afterClosing('b')).toBeUndefined()
    saved()
    await vi.advanceTimersByTimeAsync(0)
    expect(afterClosing('a')).toBeUndefined()
  })

  it('waits three seconds at most for a last save that never ends', async () => {
    noteClosing('a', new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(afterClosing('a')).toBeUndefined()
  })
})
