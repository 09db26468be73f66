import { describe, expect, it } from 'vitest'
import { isSecondStepDue, readClaims } from './session-claims.ts'

const tokenOf = (claims: object) => `head.${encode(JSON.stringify(claims))}.tail`
const encode = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
const user = (...states: string[]) =>
  ({ id: '1', factors: states.map((status) => ({ id: status, status })) }) as never

describe('the claims of a token', () => {
  it('are read from its middle, with letters of every kind', () => {
    expect(readClaims(tokenOf({ aal: 'aal2', session_id: 's-1', name: 'Zoë ÿÿ>>??' }))).toMatchObject({
      aal: 'aal2',
      session_id: 's-1',
    })
  })

  it.each(['', 'one', 'a.b', 'a.!!.c'])('are none in %j', (token) => {
    expect(readClaims(token)).toEqual({})
  })
})

describe('the second step', () => {
  it('is due while a verified factor has not been shown', () => {
    expect(isSecondStepDue({ access_token: tokenOf({ aal: 'aal1' }), user: user('verified') })).toBe(true)
    expect(isSecondStepDue({ access_token: 'unreadable', user: user('verified') })).toBe(true)
  })

  it('is not due once shown, nor for a factor that was never finished', () => {
    expect(isSecondStepDue({ access_token: tokenOf({ aal: 'aal2' }), user: user('verified') })).toBe(false)
    expect(isSecondStepDue({ access_token: tokenOf({ aal: 'aal1' }), user: user('unverified') })).toBe(false)
    expect(isSecondStepDue({ access_token: tokenOf({ aal: 'aal1' }), user: { id: '1' } as never })).toBe(
      false,
    )
  })
})
