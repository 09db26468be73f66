// Texts of signing in and of two-step sign-in beyond the shared catalog. A file of its own: every page carries the
// catalog, and only the screens of signing in need these.
import type { Message } from './messages.ts'

/** What the auth service refused, by its code, in plain words; a code that is not here is shown in the service's own words. */
export const authProblems = {
  invalid_credentials: 'That email and password don’t match an account.',
  email_not_confirmed: 'Confirm your email address first. Use the link in the confirmation email.',
  phone_not_confirmed: 'Confirm your phone number first with the code we texted you.',
  same_password: 'That’s your current password. Choose a different one.',
  otp_expired: 'That code is wrong or has expired. Check it, or request a new one.',
  over_email_send_rate_limit: 'You just requested an email. Wait a minute before you request another.',
  over_sms_send_rate_limit: 'You just requested a text message. Wait a minute before you request another.',
  over_request_rate_limit: 'Too many attempts. Wait a few minutes, then try again.',
  user_already_exists: 'An account with this address already exists. Sign in instead.',
  signup_disabled: 'Sign-ups are closed right now.',
  email_provider_disabled: 'Email sign-in isn’t available.',
  phone_provider_disabled: 'Phone sign-in isn’t available. Use your email address instead.',
  user_banned: 'This account is suspended. Contact support for help.',
  session_not_found: 'Your session has ended. Sign in again.',
  reauthentication_needed: 'Log out, sign in again, then make this change.',
  reauthentication_not_valid: 'That code is wrong or has expired. Check it, or request a new one.',
  mfa_phone_verify_not_enabled: 'We can’t send text messages right now. Use a recovery code instead.',
  insufficient_aal: 'Finish two-step sign-in first.',
  mfa_verification_failed: 'That code is wrong. Enter the latest code.',
  mfa_challenge_expired: 'That code has expired. Enter a new one.',
  mfa_ip_address_mismatch: 'Your network changed. Enter a new code.',
  mfa_factor_not_found: 'Setup timed out. Start again.',
} as const

/** Texts of the authentication forms and of two-step sign-in beyond the form kit's. */
export const authTexts = {
  serverAway: 'We can’t reach the server right now.',
  namelessAccount: 'a guest',
  unrequestedLink:
    'This link signs you in to that account. We’re asking because it wasn’t requested in this browser.',
  notUsed: 'We didn’t sign you in with that link. Use your own account instead.',
  unreachable: 'We can’t reach the server right now. Check your connection and try again.',
  unexpected: 'Something went wrong on our end. Try again in a moment.',
  codeMissing: 'Enter the code',
  recoveryCodeMissing: 'Enter one of your recovery codes',
  codeSentByPhone: 'Check your phone for the code',
  linkUsed: 'It may have expired or already been used. Each link works once, for a short time.',
  providerRefused: 'The other service couldn’t confirm your identity, so we didn’t sign you in.',
  identityTaken: 'That account is already connected to another Presswright account. You’re still signed in.',
  identityUnchanged: 'We couldn’t connect or disconnect that account. You’re still signed in.',
} as const

/** Asking for a password or code again before an important change. */
export const proofTexts = {
  title: 'Confirm it’s you',
  label: 'Code',
  preparing: 'One moment…',
  sent: (to: string) => `You signed in a while ago, so we’re sending a code to ${to}. Enter it to continue.`,
  app: 'You signed in a while ago. Enter the code from your app, or one of your recovery codes, to continue.',
  phone:
    'You signed in a while ago, so we’re sending a code to your phone. Enter it, or one of your recovery codes, to continue.',
} as const

/** Two-step sign-in in the settings. */
export const secondFactorMessages = {
  turnedOn: { title: 'Two-step sign-in is on' },
  turnedOff: { title: 'Two-step sign-in is off' },
  secretCopied: { title: 'Key copied' },
  codesCopied: { title: 'Recovery codes copied' },
  copyFailed: { title: 'Error', text: 'Failed to copy text to clipboard' },
} as const satisfies Record<string, Message>
