import { describe, expect, it } from 'vitest'
import { nextSignUpStep } from './sign-up-step.ts'

const confirmed = '2026-11-15T02:00:00Z'

describe('nextSignUpStep', () => {
  it('waits for the mail when the account has no session yet', () => {
    expect(nextSignUpStep({ event: 'account_created' })).toEqual({ step: 'check_email' })
  })

  it('asks a signed-in user with an unconfirmed address to confirm, whatever they wanted to buy', () => {
    for (const emailConfirmedAt of [undefined, null, '']) {
      expect(nextSignUpStep({ event: 'signed_in', emailConfirmedAt, period: 'annual' })).toEqual({
        step: 'confirm',
      })
    }
  })

  it('goes to checkout with the chosen period', () => {
    for (const period of ['monthly', 'annual'] as const) {
      expect(nextSignUpStep({ event: 'signed_in', emailConfirmedAt: confirmed, period })).toEqual({
        step: 'checkout',
        period,
      })
    }
  })

  it('welcomes a confirmed user who chose no period', () => {
    expect(nextSignUpStep({ event: 'signed_in', emailConfirmedAt: confirmed, period: undefined })).toEqual({
      step: 'welcome',
    })
  })

  it('sends a user confirmed elsewhere to the sign-in page', () => {
    expect(nextSignUpStep({ event: 'user_updated' })).toEqual({ step: 'email_confirmed' })
  })
})
