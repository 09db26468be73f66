import { describe, expect, it } from 'vitest'
import { safeRedirectTarget } from './redirect-target.ts'

describe('safeRedirectTarget', () => {
  it('is /write by default', () => {
    for (const missing of [undefined, null, '']) expect(safeRedirectTarget(missing)).toBe('/write')
  })

  it.each([
    '/',
    '/settings',
    '/write/4f0c2a7e-0000-4000-8000-000000000001',
    '/write?session_id=cs_test_1#top',
    '/write?next=//elsewhere.example',
    '/write?text=a%0Ab%5C',
    '/tools/headline#https://x',
    '/caf%C3%A9',
    '/signing',
    '/authors',
    '/a..b/.well-known',
  ])('keeps %s', (target) => {
    expect(safeRedirectTarget(target)).toBe(target)
  })

  it.each([
    ['another host', '//evil.example'],
    ['another host behind a backslash', '/\\evil.example'],
    ['backslashes', '\\\\evil.example'],
    ['a backslash in the query', '/write?\\'],
    ['a scheme', 'https://evil.example/write'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'write'],
    ['only a query', '?a=1'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break', '/\n/evil.example'],
    ['a leading space', ' /write'],
    ['a space inside', '/wri te'],
    ['a null character', '/write\u0000'],
    ['an encoded second slash', '/%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['a twice encoded slash', '/%252Fevil.example'],
    ['a double slash inside', '/write//evil.example'],
    ['a dot segment before a double slash', '/.//evil.example'],
    ['a dot segment', '/write/../settings'],
    ['an encoded dot segment', '/write/%2e%2E/settings'],
    ['a broken encoding', '/%zz'],
    ['a broken UTF-8 sequence', '/%ff'],
    ['the sign-in page', '/signin'],
    ['the sign-in page with a query', '/signin?redirectTo=/signin'],
    ['the sign-up page', '/SignUp/'],
    ['the return address', '/auth/callback?type=signup'],
    ['the auth service', '/auth/v1/authorize'],
    ['the auth folder', '/auth'],
  ])('refuses %s', (_, target) => {
    expect(safeRedirectTarget(target)).toBe('/write')
  })

  it('keeps 2,000 characters and refuses 2,001', () => {
    const longest = `/write?${'a'.repeat(1993)}`
    expect(safeRedirectTarget(longest)).toBe(longest)
    expect(safeRedirectTarget(`${longest}a`)).toBe('/write')
  })
})
