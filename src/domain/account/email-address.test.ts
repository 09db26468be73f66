import { describe, expect, it } from 'vitest'
import { isEmail } from './email-address.ts'

describe('an email address', () => {
  it.each([
    'a@b.co',
    'Jane.Doe@Example.COM',
    'jane.doe+pr@press.example.com',
    "o'brien@example.ie",
    '_under-score_@sub.domain.example.co.uk',
    '1234567890@123.com',
    'jane@1and1.example',
    'x@x-y.photography',
    'a#$&*+/?=^_`{|}~-z@example.com',
    'jane@xn--mnchen-3ya.de',
    'jane@example.xn--vermgensberatung-pwb',
    'a@b--c.com',
  ])('is %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'jane',
    'jane@',
    '@b.co',
    'jane@b',
    'jane@b.',
    'a b@c.de',
    'a@b@c.de',
    ' a@b.co',
    'a@b.co ',
    'a@b.co\n',
    'xx:;x@x.x',
    '=?utf-8?q?a?=@example.com',
    'a=?b@example.com',
    'victim%evil.com@example.com',
    'evil.com!victim@example.com',
    'x@x.x',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a@-x.com',
    'a@x-.com',
    'a@b..com',
    'a@.com',
    'a@b.com.',
    'a@b_c.com',
    'a@b.c0m',
    'a@1.2.3.4',
    'a@[1.2.3.4]',
    '<victim@example.com>',
    'Victim <victim@example.com>',
    'victim@example.com>',
    '"victim"@example.com',
    '"a b"@example.com',
    'a@example.com,b@example.com',
    'a@example.com;b@example.com',
    'group:a@example.com;',
    'a(comment)@example.com',
    'a@example.com(comment)',
    'a\\@b@example.com',
    'a\0@example.com',
    'a@exam\u00adple.com',
    'a\u200b@example.com',
    'ü@example.de',
    'jane@münchen.de',
    'jane＠example.com',
    'jane@еxample.com',
    'mailto:jane@example.com',
    'a%0d%0abcc:b@example.com',
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('has 254 characters at most, 64 of them before the @, and labels of 63', () => {
    const label = 'd'.repeat(63)
    const address = (local: number, last: number) =>
      `${'a'.repeat(local)}@${label}.${label}.${'e'.repeat(last)}.com`
    expect(address(64, 57)).toHaveLength(254)
    expect(isEmail(address(64, 57))).toBe(true)
    expect(isEmail(address(64, 58))).toBe(false)
    expect(isEmail(address(65, 10))).toBe(false)
    expect(isEmail(`a@${label}.com`)).toBe(true)
    expect(isEmail(`a@${label}d.com`)).toBe(false)
  })

  it('is decided at once, however long the text', () => {
    for (const part of ['a', 'a.', '-', '@', '.', 'a@', 'a-'])
      expect(isEmail(part.repeat(200_000))).toBe(false)
  })
})
