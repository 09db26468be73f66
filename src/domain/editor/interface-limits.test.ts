import { describe, expect, it } from 'vitest'
import {
  isSmallScreen,
  sidebarLimits,
  smallScreenPx,
  tabText,
  toastDurationMs,
  toastLimits,
  tooltipDelays,
} from './interface-limits.ts'

describe('interface limits', () => {
  it('call a screen small under 768 pixels', () => {
    expect(smallScreenPx).toBe(768)
    expect(isSmallScreen(767)).toBe(true)
    expect(isSmallScreen(767.5)).toBe(true)
    expect(isSmallScreen(768)).toBe(false)
  })

  it('give the sidebar three widths, a cookie of 7 days and the key b', () => {
    expect(sidebarLimits).toEqual({
      width: '16rem',
      mobileWidth: '18rem',
      iconWidth: '3rem',
      cookieSeconds: 7 * 24 * 60 * 60,
      shortcut: 'b',
    })
  })

  it('show one toast and forget it after 1,000,000 ms', () => {
    expect(toastLimits).toEqual({ visible: 1, removalDelayMs: 1_000_000 })
  })

  it('show a toast 4 s, a success 2 s and loading without end', () => {
    expect(toastDurationMs).toEqual({
      blank: 4000,
      error: 4000,
      custom: 4000,
      success: 2000,
      loading: Infinity,
    })
  })

  it('open a tooltip after 700 ms, the next within 300 ms at once', () => {
    expect(tooltipDelays).toEqual({ openDelayMs: 700, skipDelayMs: 300 })
  })

  it('insert four spaces for Tab', () => {
    expect(tabText).toBe(' '.repeat(4))
  })
})
