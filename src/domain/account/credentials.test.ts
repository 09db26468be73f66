import { describe, expect, it } from 'vitest'
import {
  checkCredentials,
  checkEmail,
  checkNewPassword,
  credentialMessages,
  isLongEnoughPassword,
  mayChangePassword,
  passwordMinCharacters,
  readIdentifier,
  readPhone,
} from './credentials.ts'

describe('readPhone', () => {
  it('reads numbers with a country code and the usual punctuation', () => {
    expect(readPhone('+1 (303) 555-0100')).toBe('+13035550100')
    expect(readPhone('49.30.1234567')).toBe('+49301234567')
  })

  it('takes 7 to 15 digits', () => {
    expect(readPhone('123456')).toBeUndefined()
    expect(readPhone('1234567')).toBe('+1234567')
    expect(readPhone('123456789012345')).toBe('+123456789012345')
    expect(readPhone('1234567890123456')).toBeUndefined()
  })

  it.each(['', '+', '0301234567', '++13035550100', '1303555O100', 'jane@b.co'])('refuses %j', (text) => {
    expect(readPhone(text)).toBeUndefined()
  })
})

describe('readIdentifier', () => {
  it('tells an e-mail address from a phone number', () => {
    expect(readIdentifier(' jane@b.co ')).toEqual({ email: 'jane@b.co' })
    expect(readIdentifier('+1 303 555 0100')).toEqual({ phone: '+13035550100' })
    expect(readIdentifier('jane')).toBeUndefined()
  })
})

describe('checkEmail', () => {
  it('asks for an address when there is none', () => {
    expect(checkEmail(' ')).toEqual({ ok: false, message: 'Enter your email address' })
    expect(checkEmail('jane@')).toMatchObject({ ok: false, message: expect.stringContaining('full email') })
    expect(checkEmail(' jane@b.co')).toEqual({ ok: true, value: 'jane@b.co' })
  })
})

describe('checkCredentials', () => {
  it('needs an e-mail address or a phone number, and a password', () => {
    expect(checkCredentials(' ', 'secret')).toEqual({ ok: false, message: 'Enter your email address' })
    expect(checkCredentials('jane', 'secret')).toEqual({
      ok: false,
      message: 'Enter a full email address, like jo@example.com',
    })
    expect(checkCredentials('jane@b.co', '')).toEqual({ ok: false, message: 'Enter your password' })
    expect(checkCredentials('jane@b.co', ' x ')).toEqual({
      ok: true,
      value: { email: 'jane@b.co', password: ' x ' },
    })
    expect(checkCredentials('+13035550100', 'x')).toEqual({
      ok: true,
      value: { phone: '+13035550100', password: 'x' },
    })
  })
})

describe('new passwords', () => {
  it('have at least 6 characters', () => {
    expect(isLongEnoughPassword('12345')).toBe(false)
    expect(isLongEnoughPassword('123456')).toBe(true)
    expect(isLongEnoughPassword('\u{1f511}'.repeat(5))).toBe(false)
  })

  it('are checked only when both fields are filled', () => {
    expect(mayChangePassword('a', 'b')).toBe(true)
    expect(mayChangePassword('', 'b')).toBe(false)
    expect(mayChangePassword('a', '')).toBe(false)
  })

  it('must match, then be long enough', () => {
    expect(checkNewPassword('secret1', 'secret2')).toEqual({ ok: false, message: 'Passwords do not match' })
    expect(checkNewPassword('short', 'short')).toEqual({
      ok: false,
      message: 'Use a password of at least 6 characters',
    })
    expect(checkNewPassword('secret', 'secret')).toEqual({ ok: true, value: 'secret' })
  })

  it('are asked for in these words', () => {
    expect(credentialMessages.passwordTooShort).toContain(` ${passwordMinCharacters} `)
  })
})
