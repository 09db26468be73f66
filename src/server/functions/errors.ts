// The errors of /functions/v1: a sentence under `error`, which the web shows as it is, and a code for programs.
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/env.ts'
import { type CommonErrors, WireError } from '#server/http/wire-error.ts'

export class FunctionError extends WireError {}

export const functionErrors = {
  notFound: (_method, path) => new FunctionError(404, 'not_found', `There is no function at ${path}.`),
  tooLarge: (limit) => new FunctionError(413, 'too_large', `The request is larger than ${limit}.`),
  badJson: () => new FunctionError(400, 'bad_json', 'The request body is not valid JSON.'),
  invalid: (problem) => new FunctionError(400, 'invalid', problem),
  unavailable: (cause) =>
    new FunctionError(503, 'unavailable', 'The database does not answer. Please try again.', { cause }),
  unexpected: (cause) =>
    new FunctionError(500, 'unexpected', 'Something went wrong on the server.', { cause }),
} satisfies CommonErrors

export function renderFunctionError(c: Context<AppEnv>, error: WireError): Response {
  return c.json({ error: error.message, code: error.code }, error.status)
}
