import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseAuthRedirect, settleRedirectUrl } from './auth-redirect.ts'

const arrive = (address: string) => parseAuthRedirect(new URL(address, 'http://localhost:3000'))

describe('an address with two meanings', () => {
  const settle = (rest: string) =>
    settleRedirectUrl(`http://localhost:3000/auth/callback${rest}`).slice(
      'http://localhost:3000/auth/callback'.length,
    )

  it.each([
    // An empty error is none: the tokens are asked about.
    ['?error=#access_token=a&refresh_token=b', '#access_token=a&refresh_token=b'],
    ['?error_code=&asked=1#access_token=a', '?asked=1#access_token=a'],
    ['#error_description=&access_token=a', '#access_token=a'],
    // The account that is asked about is the account that is signed in.
    ['?access_token=evil&refresh_token=evil&type=signup#access_token=a', '?type=signup#access_token=a'],
    ['#access_token=a&access_token=evil', '#access_token=a'],
    // A refusal brings no session.
    ['?error=x#access_token=a&refresh_token=b', '?error=x'],
    ['#error_code=otp_expired&access_token=a', '#error_code=otp_expired'],
    ['?error=&error=x#access_token=a', '?error=&error=x'],
    ['?type=signup', '?type=signup'],
  ])('%s is read as %s', (url, settled) => {
    expect(settle(url)).toBe(settled)
  })

  it('is left alone on every other page', () => {
    const address = 'http://localhost:3000/signin?access_token=a#access_token=b'
    expect(settleRedirectUrl(address)).toBe(address)
  })
})

describe('what an address contains', () => {
  it('is a session with the type of its link, whatever the query says', () => {
    expect(arrive('/auth/callback?type=signup#access_token=a.b.c&type=recovery')).toEqual({
      kind: 'session',
      accessToken: 'a.b.c',
      type: 'recovery',
    })
    expect(arrive('/auth/callback?type=signup#access_token=a.b.c')).toEqual({
      kind: 'session',
      accessToken: 'a.b.c',
      type: null,
    })
  })

  it.each([
    ['#error=access_denied&error_code=otp_expired', 'otp_expired', false, true],
    ['#error_code=otp_expired&access_token=a.b.c', 'otp_expired', false, true],
    ['?error=access_denied&error_description=No#error=access_denied', null, true, true],
    ['?error=x', null, true, false],
    ['?error_code=x#access_token=a.b.c', 'x', false, false],
  ])('is a refusal for %s, even next to a token', (rest, code, isFromProvider, isInFragment) => {
    expect(arrive(`/auth/callback${rest}`)).toEqual({ kind: 'refusal', code, isFromProvider, isInFragment })
  })

  it('is the first half of an email change when there is only a message', () => {
    expect(arrive('/auth/callback#message=Proceed&sb=')).toEqual({ kind: 'half-done' })
  })

  it.each(['/auth/callback', '/auth/callback?type=signup', '/auth/callback?access_token=a.b.c'])(
    'is nothing at %s',
    (address) => {
      expect(arrive(address)).toEqual({ kind: 'nothing' })
    },
  )

  it('is nothing on every other page', () => {
    expect(arrive('/signin#access_token=a.b.c')).toEqual({ kind: 'nothing' })
    expect(arrive('/write#error=access_denied')).toEqual({ kind: 'nothing' })
  })
})

describe('the URL the page is opened with', () => {
  afterEach(() => {
    history.replaceState(null, '', '/')
    vi.resetModules()
  })

  it('is read when the module loads, and only once', async () => {
    vi.resetModules()
    history.replaceState(null, '', '/auth/callback?asked=abc#access_token=a.b.c&type=signup')
    const { clearAuthRedirect, readAuthRedirect } = await import('./auth-redirect.ts')
    expect(readAuthRedirect()).toEqual({ kind: 'session', accessToken: 'a.b.c', type: 'signup' })
    clearAuthRedirect()
    expect(readAuthRedirect()).toEqual({ kind: 'nothing' })
  })
})
