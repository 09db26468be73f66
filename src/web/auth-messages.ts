// Texts of signing in and of two-step sign-in beyond the catalogue of Spec 8. A file of its own: every page carries the
// catalogue, and only the screens of signing in need these.
import type { Message } from './messages.ts'

/** What the auth service refused, by its code, in plain words; a code that is not here is told in the service's own. */
export const authProblems = {
  invalid_credentials: 'That email address and password do not match an account.',
  email_not_confirmed: 'Please confirm your email address first: follow the link in the email we sent you.',
  phone_not_confirmed: 'Please confirm your phone number first with the code we sent you.',
  same_password: 'That is the password you already have. Please choose another one.',
  otp_expired: 'That code is wrong or no longer works. Please check it or ask for a new one.',
  over_email_send_rate_limit:
    'We have just sent you an email. Please wait a minute before you ask for another.',
  over_sms_send_rate_limit:
    'We have just sent you a message. Please wait a minute before you ask for another.',
  over_request_rate_limit:
    'That was too many tries in a short time. Please wait a few minutes and try again.',
  user_already_exists: 'There is already an account with this address. Please sign in instead.',
  signup_disabled: 'New accounts cannot be opened here at the moment.',
  email_provider_disabled: 'Signing in by email address is switched off here.',
  phone_provider_disabled: 'Signing in by phone number is switched off here. Please use your email address.',
  user_banned: 'This account is suspended. Please write to support.',
  session_not_found: 'Your session has ended. Please sign in again.',
  reauthentication_needed: 'Please sign out and sign in again, then make this change.',
  reauthentication_not_valid: 'That code is wrong or no longer works. Please check it or ask for a new one.',
  mfa_phone_verify_not_enabled: 'We can’t send text messages right now. Please use a recovery code.',
  insufficient_aal: 'Please confirm your second step first.',
  mfa_verification_failed: 'That code is wrong. Please enter the newest one.',
  mfa_challenge_expired: 'That code came too late. Please enter a new one.',
  mfa_ip_address_mismatch: 'Your connection has changed. Please enter a new code.',
  mfa_factor_not_found: 'The set-up took too long. Please start it again.',
} as const

/** Texts of the authentication forms and of two-step sign-in beyond the form kit's. */
export const authTexts = {
  serverAway: 'Presswright cannot reach its server right now.',
  namelessAccount: 'a guest',
  unasked:
    'This link signs you in to that account. We’re asking because it wasn’t requested in this browser.',
  notUsed: 'We didn’t use that link. Sign in with your own account instead.',
  unreachable: 'Presswright cannot reach its server right now. Please check your connection and try again.',
  unexpected: 'Something went wrong on our side. Please try again in a moment.',
  codeMissing: 'Please enter the code',
  recoveryCodeMissing: 'Please enter one of your recovery codes',
  codeSentByPhone: 'Check your phone for the code',
  linkUsed: 'It may have been used already or have expired. Links work once and for a short time.',
  providerRefused: 'The other service did not confirm who you are, so nobody was signed in.',
  identityTaken: 'That account is already connected to another Presswright account. You are still signed in.',
  identityKept: 'That connection could not be changed. You are still signed in.',
} as const

/** Asking once more who somebody is, before a change that matters. */
export const proofTexts = {
  title: 'Confirm it’s you',
  label: 'Code',
  preparing: 'One moment…',
  sent: (to: string) => `You signed in a while ago, so we sent a code to ${to}. Enter it to continue.`,
  app: 'You signed in a while ago. Enter the code from your app, or one of your recovery codes, to continue.',
  phone:
    'You signed in a while ago, so we sent a code to your phone. Enter it, or one of your recovery codes, to continue.',
} as const

/** Two-step sign-in in the settings. */
export const secondFactorMessages = {
  turnedOn: { title: 'Two-step sign-in is on' },
  turnedOff: { title: 'Two-step sign-in is off' },
  secretCopied: { title: 'Key copied' },
  codesCopied: { title: 'Recovery codes copied' },
  copyFailed: { title: 'Error', text: 'Failed to copy text to clipboard' },
} as const satisfies Record<string, Message>
