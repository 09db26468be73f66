import { describe, expect, it } from 'vitest'
import {
  CHANGE_NOTICE_DAYS,
  LEGAL_LAST_UPDATED,
  LIABILITY_CAP_USD,
  MINIMUM_AGE,
  PRIVACY_MAXIMA,
} from './legal-terms.ts'

describe('legal terms', () => {
  it('state what the specification states', () => {
    expect(LEGAL_LAST_UPDATED).toBe('January 1 2025')
    expect(MINIMUM_AGE).toBe(18)
    expect(CHANGE_NOTICE_DAYS).toBe(30)
    expect(LIABILITY_CAP_USD).toBe(100)
    expect(PRIVACY_MAXIMA).toEqual({ cookieYears: 1, loginDays: 2, rememberMeWeeks: 2 })
  })
})
