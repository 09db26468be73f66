import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetLink, markLink } from './mark-links.ts'
import { wasRequested } from './requested-links.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
})

describe('the mark of a link', () => {
  it('is known to the browser that made it, until it is used', () => {
    const [one, two] = [markLink(), markLink()]
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(two).not.toBe(one)
    expect([wasRequested(one), wasRequested(two)]).toEqual([true, true])
    forgetLink(one)
    expect([wasRequested(one), wasRequested(two)]).toEqual([false, true])
  })

  it('is never someone else’s, empty, or of another kind', () => {
    markLink()
    for (const mark of [null, undefined, '', 'undefined', '0'.repeat(32)])
      expect(wasRequested(mark)).toBe(false)
    for (const rubbish of ['{', '{}', '7', '[null, 7, {}]', '[{"mark":"m"}]', '[{"mark":"m","at":9e15}]']) {
      localStorage.setItem('asked-links', rubbish)
      expect(wasRequested('m')).toBe(false)
    }
  })

  it('is known for an hour', () => {
    vi.useFakeTimers()
    const mark = markLink()
    vi.advanceTimersByTime(3_599_999)
    expect(wasRequested(mark)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(wasRequested(mark)).toBe(false)
  })

  it('is one of twenty at most', () => {
    const first = markLink()
    for (let count = 0; count < 20; count += 1) markLink()
    expect(wasRequested(first)).toBe(false)
    expect(JSON.parse(localStorage.getItem('asked-links') ?? '')).toHaveLength(20)
  })

  it('is forgotten where storage is blocked, and nothing breaks', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
    expect(wasRequested(markLink())).toBe(false)
    vi.unstubAllGlobals()
  })
})
