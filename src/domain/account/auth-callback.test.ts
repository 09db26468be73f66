import { describe, expect, it } from 'vitest'
import { buildAuthCallback, readAuthCallback } from './auth-callback.ts'

describe('buildAuthCallback', () => {
  it('carries sign-up, period and target', () => {
    expect(buildAuthCallback({ isSignUp: true, period: 'annual', redirectTo: '/write' })).toBe(
      '/auth/callback?type=signup&period=annual&redirectTo=/write',
    )
  })

  it('carries the marker of the requesting browser', () => {
    expect(buildAuthCallback({ isSignUp: true, redirectTo: '/write', asked: 'a1&b' })).toBe(
      '/auth/callback?type=signup&redirectTo=/write&asked=a1%26b',
    )
    expect(readAuthCallback((name) => (name === 'asked' ? 'a1&b' : null)).asked).toBe('a1&b')
  })

  it('leaves out what is not given', () => {
    expect(buildAuthCallback({})).toBe('/auth/callback')
    expect(buildAuthCallback({ isSignUp: true })).toBe('/auth/callback?type=signup')
    expect(buildAuthCallback({ redirectTo: '/settings' })).toBe('/auth/callback?redirectTo=/settings')
  })

  it('encodes the target and replaces an unsafe one', () => {
    expect(buildAuthCallback({ redirectTo: '/write?a=1&b=2#c' })).toBe(
      '/auth/callback?redirectTo=/write%3Fa%3D1%26b%3D2%23c',
    )
    expect(buildAuthCallback({ redirectTo: '//evil.example' })).toBe('/auth/callback?redirectTo=/write')
  })
})

describe('readAuthCallback', () => {
  const reader = (parameters: Record<string, string>) => (name: string) => parameters[name] ?? null

  it('reads what was built', () => {
    expect(readAuthCallback(reader({ type: 'signup', period: 'annual', redirectTo: '/write?a=1' }))).toEqual({
      isSignUp: true,
      period: 'annual',
      redirectTo: '/write?a=1',
    })
  })

  it('reads the unknown and the unsafe as not given', () => {
    expect(
      readAuthCallback(reader({ type: 'recovery', period: 'weekly', redirectTo: 'https://evil.example' })),
    ).toEqual({
      isSignUp: false,
      period: undefined,
      redirectTo: '/write',
    })
    expect(readAuthCallback(reader({}))).toEqual({ isSignUp: false, period: undefined, redirectTo: '/write' })
  })
})
