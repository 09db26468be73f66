// The errors of /auth/v1 and how they are shown: by code string for clients that name the API version, in the older
// shape for all others.
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/env.ts'
import { type CommonErrors, WireError } from '#server/http/wire-error.ts'

const versionHeader = 'x-supabase-api-version'
const codedVersion = '2024-01-01'

export class AuthError extends WireError {}

export const authErrors = {
  notFound: (method, path) => new AuthError(404, 'not_found', `There is no ${method} ${path}.`),
  tooLarge: (limit) => new AuthError(413, 'request_entity_too_large', `The request is larger than ${limit}.`),
  badJson: () => new AuthError(400, 'bad_json', 'The request body is not valid JSON.'),
  invalid: (problem) => new AuthError(400, 'validation_failed', problem),
  unavailable: (cause) =>
    new AuthError(503, 'unexpected_failure', 'The database does not answer. Please try again.', { cause }),
  unexpected: (cause) =>
    new AuthError(500, 'unexpected_failure', 'Something went wrong on the server.', { cause }),
} satisfies CommonErrors

export function renderAuthError(c: Context<AppEnv>, error: WireError): Response {
  c.header('x-sb-error-code', error.code)
  const version = c.req.header(versionHeader)
  if (version && version >= codedVersion) {
    c.header(versionHeader, codedVersion)
    return c.json({ code: error.code, message: error.message }, error.status)
  }
  const errorId = error.status >= 500 ? { error_id: c.get('requestId') } : {}
  return c.json({ code: error.status, error_code: error.code, msg: error.message, ...errorId }, error.status)
}
