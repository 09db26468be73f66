import { describe, expect, it } from 'vitest'
import {
  changeNoticeDays,
  legalLastUpdated,
  liabilityCapUsd,
  minimumAge,
  privacyMaxima,
  signInCookieSeconds,
} from './legal-terms.ts'

describe('legal terms', () => {
  it('state what the specification states', () => {
    expect(legalLastUpdated).toBe('January 1 2025')
    expect(minimumAge).toBe(18)
    expect(changeNoticeDays).toBe(30)
    expect(liabilityCapUsd).toBe(100)
    expect(privacyMaxima).toEqual({ cookieYears: 1, loginDays: 2, rememberMeWeeks: 2 })
  })

  it('give the way to a sign-in service and back five minutes', () => {
    expect(signInCookieSeconds).toBe(300)
  })
})
