import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useIsKeyboardUp } from './use-is-keyboard-up.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open(isPhone: boolean) {
  const viewport = Object.assign(new EventTarget(), { height: 780 })
  vi.stubGlobal('visualViewport', viewport)
  vi.stubGlobal('screen', { width: 390, height: 844 })
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList)
  const { result } = renderHook(() => useIsKeyboardUp())
  const resize = (height: number) =>
    act(() => {
      viewport.height = height
      viewport.dispatchEvent(new Event('resize'))
    })
  return { result, resize }
}

describe('the keyboard of a phone', () => {
  it('is up while it covers a good part of the screen', () => {
    const { result, resize } = open(true)
    expect(result.current).toBe(false)
    resize(460)
    expect(result.current).toBe(true)
    resize(740)
    expect(result.current).toBe(false)
  })

  it('is never up on a wide screen or with a mouse', () => {
    const { result, resize } = open(false)
    resize(300)
    expect(result.current).toBe(false)
  })
})
