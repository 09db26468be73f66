import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onStoredSessionExpiry } from './stored-session.ts'

const nowSeconds = 1_800_000_000

function store(expires_at: number): void {
  const session = { access_token: 'a', refresh_token: 'r', expires_at, user: { id: 'u' } }
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session))
}

describe('the expiry of the stored session', () => {
  const listener = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers({ now: nowSeconds * 1000 })
    localStorage.clear()
    listener.mockClear()
  })

  afterEach(() => {
    vi.clearAllTimers()
    vi.useRealTimers()
  })

  it('is reported when it comes, and not when the session was refreshed in the meantime', () => {
    store(nowSeconds + 3600)
    const stop = onStoredSessionExpiry(listener)
    vi.advanceTimersByTime(3_500_000)
    store(nowSeconds + 7200)
    vi.advanceTimersByTime(3_699_000)
    expect(listener).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
  })

  it('is reported once a minute at most where a wrong clock makes every session look expired', () => {
    store(nowSeconds - 3600)
    const stop = onStoredSessionExpiry(() => {
      listener()
      store(nowSeconds - 3600)
    })
    vi.advanceTimersByTime(600_000)
    expect(listener).toHaveBeenCalledTimes(10)
    stop()
    vi.advanceTimersByTime(600_000)
    expect(listener).toHaveBeenCalledTimes(10)
  })

  it('waits for one that is further off than a timer can count', () => {
    store(4_102_444_800)
    const stop = onStoredSessionExpiry(listener)
    vi.advanceTimersByTime(10_000)
    expect([listener.mock.calls.length, vi.getTimerCount()]).toEqual([0, 1])
    stop()
  })
})
