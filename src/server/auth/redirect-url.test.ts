import { describe, expect, it } from 'vitest'
import { isAllowedRedirect, withFragment, withQuery } from './redirect-url.ts'

const site = 'https://press.example.com'
const globs = ['https://*.partner.example/**', 'app://callback', 'https://one.example/*']

describe('a redirect URL', () => {
  it.each([
    'https://press.example.com',
    'https://press.example.com/auth/callback?type=signup&redirectTo=/write',
    'https://eu.partner.example/a/b?c=d',
    'app://callback',
    'https://one.example/page',
  ])('%s is allowed', (url) => {
    expect(isAllowedRedirect(url, site, globs)).toBe(true)
  })

  it.each([
    'http://press.example.com/',
    'https://press.example.com:8443/',
    'https://press.example.com.evil.example/',
    'https://evil.example/?press.example.com',
    'https://press.example.com@evil.example/',
    'https://user:password@press.example.com/',
    '//evil.example/',
    '/write',
    'javascript:alert(1)',
    'https://press.example.com\\@evil.example/',
    'https://press.example.com\t.evil.example/',
    'https://a.b.partner.example/',
    'https://one.example/a/b',
    'https://3232235777/',
    'https://192.168.1.1/',
    `https://press.example.com/${'a'.repeat(2000)}`,
  ])('%s is not', (url) => {
    expect(isAllowedRedirect(url, site, globs)).toBe(false)
  })

  it('may use any loopback port if the site is local', () => {
    for (const url of ['http://localhost:5173/x', 'http://127.0.0.1:3000/', 'http://[::1]:3000/']) {
      expect(isAllowedRedirect(url, 'http://localhost:3000', [])).toBe(true)
      expect(isAllowedRedirect(url, site, [])).toBe(false)
    }
  })
})

describe('parameters for the browser', () => {
  it('go into the fragment in alphabetical order, or into the query', () => {
    expect(withFragment('https://a.example/x?y=1', { b: '2 3', a: '1' })).toBe(
      'https://a.example/x?y=1#a=1&b=2+3',
    )
    expect(withQuery('https://a.example/x?y=1', { code: 'c' })).toBe('https://a.example/x?y=1&code=c')
  })
})
