import { describe, expect, it } from 'vitest'
import { isSmallScreen } from './interface-limits.ts'

describe('interface limits', () => {
  it('call a screen small under 768 pixels', () => {
    expect(isSmallScreen(767)).toBe(true)
    expect(isSmallScreen(767.5)).toBe(true)
    expect(isSmallScreen(768)).toBe(false)
  })
})
