import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCookie, writeCookie } from './storage/cookie.ts'
import { useSidebarOpen } from './use-sidebar-open.ts'

describe('sidebar state', () => {
  beforeEach(() => writeCookie('sidebar_state', '', -1))

  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('is expanded on the first visit', () => {
    const { result } = renderHook(() => useSidebarOpen(false))
    expect(result.current[0]).toBe(true)
  })

  it('is kept for the next visit in a cookie of 7 days', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    const first = renderHook(() => useSidebarOpen(false))
    act(() => first.result.current[1](false))
    expect(written).toHaveBeenCalledExactlyOnceWith(
      'sidebar_state=collapsed; path=/; max-age=604800; samesite=lax',
    )
    expect(readCookie('sidebar_state')).toBe('collapsed')
    const second = renderHook(() => useSidebarOpen(false))
    expect(second.result.current[0]).toBe(false)
  })

  it('opens and closes the drawer of small screens without touching the kept state', () => {
    const { result, rerender } = renderHook(({ isSmall }) => useSidebarOpen(isSmall), {
      initialProps: { isSmall: true },
    })
    expect(result.current[0]).toBe(false)
    act(() => result.current[1](true))
    expect(result.current[0]).toBe(true)
    expect(readCookie('sidebar_state')).toBeUndefined()
    rerender({ isSmall: false })
    rerender({ isSmall: true })
    expect(result.current[0]).toBe(false)
  })
})
