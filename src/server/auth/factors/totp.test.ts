import { describe, expect, it } from 'vitest'
import { isTotpCode, newTotpSecret, totpCode, totpUri } from './totp.ts'

// RFC 6238, appendix B: the ASCII secret 12345678901234567890, codes cut to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('totpCode', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s', (seconds, code) => {
    expect(totpCode(secret, seconds)).toBe(code)
  })
})

describe('isTotpCode', () => {
  it('accepts the codes of the previous and the next step, and no others', () => {
    const code = totpCode(secret, 600)
    const taken = [-60, -30, 0, 30, 60].map((shift) => isTotpCode(secret, code, 600 + shift))
    expect(taken).toEqual([false, true, true, true, false])
  })

  it.each(['', '28708', '2870822', '28708２', 'abcdef'])('refuses %j', (code) => {
    expect(isTotpCode(secret, code, 59)).toBe(false)
  })
})

it('creates different secrets of 160 bits', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
})

it('names issuer and account in the URL of the QR code', () => {
  expect(totpUri('ABC', 'press & co', 'a+b@example.com')).toBe(
    'otpauth://totp/press%20%26%20co:a%2Bb%40example.com?algorithm=SHA1&digits=6&period=30&issuer=press%20%26%20co&secret=ABC',
  )
})
