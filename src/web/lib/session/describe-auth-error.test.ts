import { describe, expect, it } from 'vitest'
import { authProblems } from '#web/auth-messages.ts'
import { CallError } from '#web/lib/api/call.ts'
import { describeAuthError } from './describe-auth-error.ts'

function refusal(fields: { code?: string; status?: number; message?: string; name?: string }) {
  const { name = 'AuthApiError', message = 'no', ...rest } = fields
  return new CallError(Object.assign(new Error(message), { name, ...rest }))
}

const unreachable = 'We can’t reach the server right now. Check your connection and try again.'

describe('a refusal of the auth service', () => {
  it.each(Object.entries(authProblems))('%s is said in our words', (code, text) => {
    expect(describeAuthError(refusal({ code, status: 400 }))).toBe(text)
  })

  it('with a code of no words here is said in the service’s own, as a sentence', () => {
    const message = 'Password cannot be longer than 72 bytes'
    expect(describeAuthError(refusal({ code: 'validation_failed', status: 400, message }))).toBe(
      `${message}.`,
    )
    expect(describeAuthError(refusal({ code: 'weak_password', status: 422, message: 'Too weak.' }))).toBe(
      'Too weak.',
    )
  })

  it('never takes its words from what every object has', () => {
    expect(describeAuthError(refusal({ code: 'constructor', status: 400, message: 'Odd' }))).toBe('Odd.')
  })

  it('with a server error says that the problem is on our side', () => {
    const ours = 'Something went wrong on our end. Try again in a moment.'
    expect(describeAuthError(refusal({ code: 'unexpected_failure', status: 500 }))).toBe(ours)
    expect(describeAuthError(refusal({ name: 'AuthRetryableFetchError', status: 500 }))).toBe(ours)
  })

  it('without a response says that the server can’t be reached', () => {
    for (const status of [0, 502, 503, 504])
      expect(describeAuthError(refusal({ name: 'AuthRetryableFetchError', status }))).toBe(unreachable)
    expect(describeAuthError(new Error('no configuration'))).toBe(unreachable)
  })

  it('for want of a session asks to sign in again', () => {
    expect(describeAuthError(refusal({ name: 'AuthSessionMissingError', status: 400 }))).toBe(
      'Your session has ended. Sign in again.',
    )
  })
})
