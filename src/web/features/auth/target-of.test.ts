import { describe, expect, it } from 'vitest'
import { targetOf } from './target-of.ts'

describe('where a signed-in user goes on', () => {
  it('is the way back, and the desk without one', () => {
    expect(targetOf({ redirectTo: '/settings', period: 'annual' })).toBe('/settings')
    expect(targetOf({ redirectTo: 'https://elsewhere.example' })).toBe('/write')
    expect(targetOf({})).toBe('/write')
  })

  it('is the plans for whoever came to buy', () => {
    expect(targetOf({ period: 'annual' })).toBe('/pricing?period=annual')
    // A return address names the desk where nothing else was asked for.
    expect(targetOf({ redirectTo: '/write', period: 'annual' })).toBe('/pricing?period=annual')
  })
})
