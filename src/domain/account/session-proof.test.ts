import { describe, expect, it } from 'vitest'
import { hasRecentProof, lowerLevel, mayReplacePassword, recoveryMethod } from './session-proof.ts'

const now = 1_000_000
const ago = (seconds: number, method = 'password') => ({ method, timestamp: now - seconds })
const proof = (methods: { method: string; timestamp: number }[], hasFactor = false) => ({
  methods,
  hasFactor,
  now,
})

describe('lowerLevel', () => {
  it.each([
    ['aal2', 'aal2', 'aal2'],
    ['aal1', 'aal2', 'aal1'],
    ['aal2', 'aal1', 'aal1'],
    ['aal1', 'aal1', 'aal1'],
    [undefined, 'aal2', 'aal1'],
    ['aal3', 'aal2', 'aal1'],
    [['aal2'], 'aal2', 'aal1'],
  ] as const)('of a token with %o and a session with %s is %s', (token, session, level) => {
    expect(lowerLevel(token, session)).toBe(level)
  })
})

describe('a recent proof', () => {
  it('is 15 minutes old at most', () => {
    expect(hasRecentProof(proof([ago(900)]))).toBe(true)
    expect(hasRecentProof(proof([ago(901)]))).toBe(false)
    expect(hasRecentProof(proof([ago(5000), ago(10, 'otp')]))).toBe(true)
    expect(hasRecentProof(proof([]))).toBe(false)
  })

  it('does not come from the future', () => {
    expect(hasRecentProof(proof([ago(-60)]))).toBe(true)
    expect(hasRecentProof(proof([ago(-61)]))).toBe(false)
  })

  it.each(['anonymous', 'token_refresh'])('is never %s', (method) => {
    expect(hasRecentProof(proof([ago(0, method)]))).toBe(false)
  })

  it.each(['password', 'otp', 'oauth', 'magiclink', recoveryMethod])(
    'by %s is not enough for users with a second factor',
    (method) => {
      expect(hasRecentProof(proof([ago(0, method)]))).toBe(true)
      expect(hasRecentProof(proof([ago(0, method)], true))).toBe(false)
      expect(hasRecentProof(proof([ago(0, method), ago(901, 'totp')], true))).toBe(false)
    },
  )

  it.each(['totp', 'mfa/phone', 'mfa/webauthn'])('by %s does for everyone', (method) => {
    expect(hasRecentProof(proof([ago(900, method)], true))).toBe(true)
    expect(hasRecentProof(proof([ago(900, method)]))).toBe(true)
  })
})

describe('a recovery', () => {
  it('allows an hour for the new password, and for nothing else', () => {
    const late = proof([ago(3600, recoveryMethod)])
    expect([mayReplacePassword(late), hasRecentProof(late)]).toEqual([true, false])
    expect(mayReplacePassword(proof([ago(3601, recoveryMethod)]))).toBe(false)
  })

  it('does not replace a second factor', () => {
    expect(mayReplacePassword(proof([ago(0, recoveryMethod)], true))).toBe(false)
    expect(mayReplacePassword(proof([ago(0, recoveryMethod), ago(0, 'totp')], true))).toBe(true)
  })

  it('is not needed where the proof is recent', () => {
    expect(mayReplacePassword(proof([ago(900)]))).toBe(true)
    expect(mayReplacePassword(proof([ago(901)]))).toBe(false)
  })
})
