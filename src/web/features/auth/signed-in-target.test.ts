import { describe, expect, it } from 'vitest'
import { signedInTarget } from './signed-in-target.ts'

describe('where a signed-in user continues', () => {
  it('is the way back, and the desk without one', () => {
    expect(signedInTarget({ redirectTo: '/settings', period: 'annual' })).toBe('/settings')
    expect(signedInTarget({ redirectTo: 'https://elsewhere.example' })).toBe('/write')
    expect(signedInTarget({})).toBe('/write')
  })

  it('is the pricing page for users who came to buy', () => {
    expect(signedInTarget({ period: 'annual' })).toBe('/pricing?period=annual')
    // A return address names the desk where nothing else was asked for.
    expect(signedInTarget({ redirectTo: '/write', period: 'annual' })).toBe('/pricing?period=annual')
  })
})
