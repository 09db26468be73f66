// Every error of the HTTP part of /realtime/v1: the client shows the sentence under `error`.
import type { Context } from 'hono'
import {
  ApiError,
  type CommonErrors,
  databaseBusy,
  databaseFull,
  databaseUnavailable,
  timeoutMessage,
} from '#server/http/api-error.ts'
import type { AppEnv } from '#server/http/env.ts'

export class RealtimeError extends ApiError {}

export const realtimeErrors = {
  notFound: (method, path) => new RealtimeError(404, 'not_found', `There is no ${method} ${path}.`),
  upgradeRequired: () =>
    new RealtimeError(426, 'upgrade_required', 'This address only accepts WebSocket connections.'),
  badToken: (problem: string) => new RealtimeError(401, 'bad_token', `${problem}.`),
  noKey: () => new RealtimeError(401, 'no_key', 'The apikey is missing.'),
  forbidden: () => new RealtimeError(403, 'forbidden', 'You can’t send to this channel.'),
  tooOften: () => new RealtimeError(429, 'too_often', 'Too many messages. Wait a moment.'),
  tooLarge: (limit) => new RealtimeError(413, 'too_large', `The request is larger than ${limit}.`),
  badJson: () => new RealtimeError(400, 'bad_json', 'The request body is not valid JSON.'),
  invalid: (problem: string) => new RealtimeError(422, 'invalid', problem),
  unavailable: (cause) => new RealtimeError(503, 'unavailable', databaseUnavailable, { cause }),
  timedOut: (cause) => new RealtimeError(503, 'timed_out', timeoutMessage, { cause }),
  busy: () => new RealtimeError(503, 'busy', databaseBusy),
  full: () => new RealtimeError(507, 'full', databaseFull),
  unexpected: (cause) =>
    new RealtimeError(500, 'unexpected', 'Something went wrong on the server.', { cause }),
} satisfies CommonErrors & Record<string, (...given: never[]) => RealtimeError>

export const renderRealtimeError = (c: Context<AppEnv>, { status, code, message }: ApiError): Response =>
  c.json({ error: message, code }, status)
