import { describe, expect, it } from 'vitest'
import { authViews, losesSession, viewAfterEvent } from './auth-view.ts'

describe('authentication form', () => {
  it('asks for a new password on recovery and for a sign-in once the user is updated', () => {
    for (const view of authViews) {
      expect(viewAfterEvent(view, 'PASSWORD_RECOVERY')).toBe('update_password')
      expect(viewAfterEvent(view, 'USER_UPDATED')).toBe('sign_in')
      expect(viewAfterEvent(view, 'TOKEN_REFRESHED')).toBe(view)
    }
  })
})

describe('losesSession', () => {
  it('is true for any event without a session but the initial one', () => {
    expect(losesSession('SIGNED_OUT', false)).toBe(true)
    expect(losesSession('TOKEN_REFRESHED', false)).toBe(true)
    expect(losesSession('INITIAL_SESSION', false)).toBe(false)
    expect(losesSession('TOKEN_REFRESHED', true)).toBe(false)
  })
})
