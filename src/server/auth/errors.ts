// Every error of /auth/v1, and how they are rendered: with a code for clients that send an API version, in the older shape for
// all others.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DbError } from '#server/db/db.ts'
import {
  ApiError,
  type CommonErrors,
  databaseBusy,
  databaseFull,
  databaseUnavailable,
  timeoutMessage,
} from '#server/http/api-error.ts'
import type { AppEnv } from '#server/http/env.ts'

const versionHeader = 'x-supabase-api-version'
const codedVersion = '2024-01-01'

class AuthError extends ApiError {
  /** More fields of the body, such as why a password is weak. */
  readonly more: Record<string, unknown>

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: Record<string, unknown> = {},
    options?: ErrorOptions,
  ) {
    super(status, code, message, options)
    this.more = more
  }
}

const refuse = (status: ContentfulStatusCode, code: string, message: string) => () =>
  new AuthError(status, code, message)

export const authErrors = {
  notFound: (method: string, path: string) =>
    new AuthError(404, 'not_found', `There is no ${method} ${path}.`),
  tooLarge: (limit: string) =>
    new AuthError(413, 'request_entity_too_large', `The request is larger than ${limit}.`),
  badJson: () => new AuthError(400, 'bad_json', 'The request body is not valid JSON.'),
  invalid: (problem: string) => new AuthError(400, 'validation_failed', problem),
  unavailable: (cause: unknown) =>
    new AuthError(503, 'unexpected_failure', databaseUnavailable, {}, { cause }),
  timedOut: (cause: unknown) => new AuthError(503, 'request_timeout', timeoutMessage, {}, { cause }),
  busy: refuse(503, 'unexpected_failure', databaseBusy),
  full: refuse(507, 'storage_full', databaseFull),
  fullForNow: refuse(503, 'storage_full', databaseFull),
  unstorable: refuse(
    400,
    'validation_failed',
    'The request contains characters or values that cannot be stored.',
  ),
  conflict: refuse(409, 'conflict', 'Another request changed the same data at the same time. Try again.'),
  unexpected: (cause: unknown) =>
    new AuthError(500, 'unexpected_failure', 'Something went wrong on the server.', {}, { cause }),

  noAuthorization: refuse(401, 'no_authorization', 'This endpoint requires a Bearer token'),
  badJwt: (problem: string) => new AuthError(403, 'bad_jwt', `invalid JWT: ${problem}`),
  badSubject: refuse(400, 'bad_jwt', 'invalid JWT: the sub claim is not a UUID'),
  userNotFound: refuse(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  sessionNotFound: refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  anonymousNotAllowed: refuse(403, 'no_authorization', 'Anonymous user not allowed to perform these actions'),
  noSuchUser: refuse(404, 'user_not_found', 'User not found'),
  notOffered: refuse(404, 'feature_disabled', 'This feature is not available here.'),
  notAdmin: refuse(403, 'not_admin', 'User not allowed'),
  banned: (status: 400 | 403) => new AuthError(status, 'user_banned', 'User is banned'),
  insufficientAal: (status: 401 | 403 | 422) =>
    new AuthError(
      status,
      'insufficient_aal',
      'AAL2 session is required for this: verify your second factor first.',
    ),

  signupsOff: refuse(422, 'signup_disabled', 'Signups not allowed for this instance'),
  anonymousOff: refuse(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  emailOff: (status: 400 | 422) =>
    new AuthError(status, 'email_provider_disabled', 'Email logins are disabled'),
  phoneOff: (status: 400 | 422) =>
    new AuthError(status, 'phone_provider_disabled', 'Phone logins are disabled'),
  userExists: refuse(422, 'user_already_exists', 'User already registered'),
  emailExists: refuse(422, 'email_exists', 'A user with this email address has already been registered'),
  phoneExists: refuse(422, 'phone_exists', 'A user with this phone number has already been registered'),
  badEmail: refuse(400, 'validation_failed', 'Unable to validate email address: invalid format'),
  badPhone: refuse(400, 'validation_failed', 'Invalid phone number format (E.164 required)'),
  passwordMissing: refuse(400, 'validation_failed', 'Signup requires a valid password'),
  passwordTooLong: refuse(400, 'validation_failed', 'Password cannot be longer than 72 bytes'),
  weakPassword: (minimum: number) =>
    new AuthError(422, 'weak_password', `Password should be at least ${minimum} characters.`, {
      weak_password: { reasons: ['length'] },
    }),
  anonymousPassword: refuse(
    422,
    'validation_failed',
    'Updating password of an anonymous user without an email or phone is not allowed',
  ),
  samePassword: refuse(422, 'same_password', 'New password should be different from the old password.'),
  invalidCredentials: refuse(400, 'invalid_credentials', 'Invalid login credentials'),
  unsupportedGrant: refuse(400, 'invalid_credentials', 'unsupported_grant_type'),
  web3Off: refuse(422, 'web3_provider_disabled', 'Web3 provider is disabled'),
  emailNotConfirmed: (status: 400 | 422) =>
    new AuthError(status, 'email_not_confirmed', 'Email not confirmed'),
  phoneNotConfirmed: (status: 400 | 422) =>
    new AuthError(status, 'phone_not_confirmed', 'Phone not confirmed'),

  badRefreshToken: refuse(400, 'validation_failed', 'Refresh token is not valid'),
  refreshTokenNotFound: refuse(
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ),
  refreshTokenUsed: refuse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  sessionExpired: refuse(400, 'session_expired', 'Invalid Refresh Token: Session Expired'),

  flowStateNotFound: refuse(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  flowStateExpired: refuse(422, 'flow_state_expired', 'invalid flow state, flow state has expired'),
  badCodeVerifier: refuse(
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  ),

  codeExpired: refuse(403, 'otp_expired', 'Token has expired or is invalid'),
  linkExpired: refuse(403, 'otp_expired', 'Email link is invalid or has expired'),
  sentTooOften: (kind: 'email' | 'sms', seconds: number) =>
    new AuthError(
      429,
      `over_${kind}_send_rate_limit`,
      `For security purposes, you can only request this after ${seconds} seconds.`,
    ),
  quotaUsedUp: (kind: 'email' | 'sms') =>
    new AuthError(
      429,
      `over_${kind}_send_rate_limit`,
      `${kind === 'sms' ? 'SMS' : 'Email'} rate limit exceeded`,
    ),
  askedTooOften: refuse(429, 'over_request_rate_limit', 'Request rate limit reached'),
  tooOftenForNow: refuse(503, 'over_request_rate_limit', 'Request rate limit reached'),

  reauthenticationNeeded: (hasFactor: boolean) =>
    new AuthError(
      400,
      'reauthentication_needed',
      hasFactor
        ? 'This change requires reauthentication: verify your second factor again.'
        : 'This change requires reauthentication: confirm the code that GET /reauthenticate sends.',
    ),
  reauthenticationInvalid: refuse(422, 'reauthentication_not_valid', 'Verification code is invalid'),
  currentPasswordInvalid: refuse(400, 'current_password_invalid', 'The current password is not correct'),

  linkingOff: refuse(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  identityExists: refuse(422, 'identity_already_exists', 'Identity is already linked to another user'),
  /** With a code on which clients keep their session: the user declined, and nothing else happened. */
  notLinked: refuse(422, 'identity_not_found', 'The identity was not linked'),
  identityNotFound: refuse(422, 'identity_not_found', 'Identity doesn’t exist'),
  lastIdentity: refuse(
    422,
    'single_identity_not_deletable',
    'User must have at least 1 identity after unlinking',
  ),
  unsupportedProvider: (name: string) =>
    new AuthError(400, 'validation_failed', `Unsupported provider: ${name}`),
  providerOff: refuse(400, 'provider_disabled', 'Provider is not enabled'),
  providerUnavailable: (cause: unknown) =>
    new AuthError(503, 'unexpected_failure', 'The provider isn’t responding. Try again.', {}, { cause }),
  providerEmailUnverified: (provider: string) =>
    new AuthError(
      403,
      'provider_email_needs_verification',
      `This ${provider} account’s email address isn’t verified. Verify it with ${provider}, then sign in again.`,
    ),
  badCallback: (problem: string, cause?: unknown) =>
    new AuthError(400, 'bad_oauth_callback', problem, {}, { cause }),
  badState: refuse(400, 'bad_oauth_state', 'OAuth state is invalid or has expired'),
  emailConflict: refuse(
    422,
    'email_conflict_identity_not_deletable',
    'Unable to unlink identity due to email conflict',
  ),
  badId: (problem: string) => new AuthError(404, 'validation_failed', problem),
  /** Some grants use OAuth's own error shape. */
  oauthRefusal: (error: string, problem: string) =>
    new AuthError(400, 'validation_failed', problem, { error, error_description: problem }),
  samlOff: refuse(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),

  factorNotFound: (status: 404 | 422) => new AuthError(status, 'mfa_factor_not_found', 'Factor not found'),
  factorNameTaken: refuse(422, 'mfa_factor_name_conflict', 'A factor with this friendly name already exists'),
  tooManyFactors: refuse(422, 'too_many_enrolled_mfa_factors', 'Maximum number of enrolled factors reached'),
  factorTypeOff: (type: string) =>
    new AuthError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${type}`),
  factorPhoneOff: refuse(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone'),
  verifiedFactorExists: refuse(
    422,
    'mfa_verified_factor_exists',
    'A verified phone factor already exists, unenroll the existing factor to continue',
  ),
  challengeExpired: refuse(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ),
  challengeElsewhere: refuse(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch'),
  wrongFactorCode: (type: string) =>
    new AuthError(422, 'mfa_verification_failed', `Invalid ${type} code entered`),
} satisfies CommonErrors & Record<string, (...args: never[]) => AuthError>

export function renderAuthError(c: Context<AppEnv>, error: ApiError): Response {
  const { more = {} } = error as Partial<AuthError>
  c.header('x-sb-error-code', error.code)
  if ('error_description' in more) return c.json(more, error.status)
  const version = c.req.header(versionHeader)
  if (version && /^\d{4}-\d\d-\d\d$/.test(version) && version >= codedVersion) {
    c.header(versionHeader, codedVersion)
    return c.json({ code: error.code, message: error.message, ...more }, error.status)
  }
  const errorId = error.status >= 500 ? { error_id: c.get('requestId') } : {}
  return c.json(
    { code: error.status, error_code: error.code, msg: error.message, ...more, ...errorId },
    error.status,
  )
}

/** Database errors that are the request's fault, as errors of this API. */
export function toAuthError(error: unknown): unknown {
  if (!(error instanceof DbError)) return error
  // Class 22: NUL, lone surrogates, numbers out of range. 23505 and class 40: a concurrent request was faster.
  if (error.code.startsWith('22')) return authErrors.unstorable()
  return error.code === '23505' || error.code.startsWith('40') ? authErrors.conflict() : error
}
