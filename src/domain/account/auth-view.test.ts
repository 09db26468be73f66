import { describe, expect, it } from 'vitest'
import { authViews, endsSession, viewAfterEvent } from './auth-view.ts'

describe('authentication form', () => {
  it('asks for a new password on recovery and for a sign-in once the user is updated', () => {
    for (const view of authViews) {
      expect(viewAfterEvent(view, 'PASSWORD_RECOVERY')).toBe('update_password')
      expect(viewAfterEvent(view, 'USER_UPDATED')).toBe('sign_in')
      expect(viewAfterEvent(view, 'TOKEN_REFRESHED')).toBe(view)
    }
  })
})

describe('endsSession', () => {
  it('is true for any event without a session but the initial one', () => {
    expect(endsSession('SIGNED_OUT', false)).toBe(true)
    expect(endsSession('TOKEN_REFRESHED', false)).toBe(true)
    expect(endsSession('INITIAL_SESSION', false)).toBe(false)
    expect(endsSession('TOKEN_REFRESHED', true)).toBe(false)
  })
})
