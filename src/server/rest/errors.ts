// The errors of /rest/v1, in PostgREST's shape: all four keys, always.
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/env.ts'
import { type CommonErrors, WireError } from '#server/http/wire-error.ts'

export class RestError extends WireError {
  details: string | null = null
  hint: string | null = null
}

export const restErrors = {
  notFound: () => new RestError(404, 'PGRST125', 'Invalid path specified in request URL'),
  tooLarge: (limit) => new RestError(413, 'PGRST102', `The request is larger than ${limit}.`),
  badJson: () => new RestError(400, 'PGRST102', 'The request body is not valid JSON.'),
  invalid: (problem) => new RestError(400, 'PGRST102', problem),
  unavailable: (cause) =>
    new RestError(503, 'PGRST000', 'The database does not answer. Please try again.', { cause }),
  unexpected: (cause) => new RestError(500, 'PGRSTX00', 'Something went wrong on the server.', { cause }),
} satisfies CommonErrors

export function renderRestError(c: Context<AppEnv>, error: WireError): Response {
  const { details = null, hint = null } = error as Partial<RestError>
  c.header('proxy-status', `PostgREST; error=${error.code}`)
  return c.json({ code: error.code, message: error.message, details, hint }, error.status)
}
