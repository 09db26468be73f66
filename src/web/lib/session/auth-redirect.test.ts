import { describe, expect, it } from 'vitest'
import { parseAuthRedirect } from './auth-redirect.ts'

const arrive = (address: string) => parseAuthRedirect(new URL(address, 'http://localhost:3000'))

describe('what an address brings', () => {
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
  ])('is a refusal for %s, also beside a token', (rest, code, isFromProvider, isInFragment) => {
    expect(arrive(`/auth/callback${rest}`)).toEqual({ kind: 'refusal', code, isFromProvider, isInFragment })
  })

  it('is half of an e-mail change when only a message came', () => {
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
