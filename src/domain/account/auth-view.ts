// The views of the authentication form and the events that switch them.

/** The six views. */
export const authViews = [
  'sign_in',
  'sign_up',
  'forgotten_password',
  'magic_link',
  'update_password',
  'verify_otp',
] as const

export type AuthView = (typeof authViews)[number]

/** The events the auth client reports. */
const authEvents = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const

export type AuthEvent = (typeof authEvents)[number]

/** The view after an event: a recovery asks for a new password, an updated user signs in; others change nothing. */
export function viewAfterEvent(view: AuthView, event: AuthEvent): AuthView {
  if (event === 'PASSWORD_RECOVERY') return 'update_password'
  return event === 'USER_UPDATED' ? 'sign_in' : view
}

/** Whether an event without a session sends the editor to the sign-in page; the initial one does not. */
export function endsSession(event: AuthEvent, hasSession: boolean): boolean {
  return !hasSession && event !== 'INITIAL_SESSION'
}
