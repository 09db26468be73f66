// Every error of /rest/v1 in PostgREST's shape, always with all four keys. These are the errors of this API itself; everything else comes
// from PostgreSQL (database-errors.ts).
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import {
  ApiError,
  type CommonErrors,
  databaseBusy,
  databaseFull,
  databaseUnavailable,
  timeoutMessage,
} from '#server/http/api-error.ts'
import type { AppEnv } from '#server/http/env.ts'

export interface RestErrorDetails extends ErrorOptions {
  details?: string | null
  hint?: string | null
  headers?: Record<string, string>
}

export class RestError extends ApiError {
  readonly details: string | null
  readonly hint: string | null
  readonly headers: Record<string, string>

  constructor(status: ContentfulStatusCode, code: string, message: string, more: RestErrorDetails = {}) {
    super(status, code, message, more)
    this.details = more.details ?? null
    this.hint = more.hint ?? null
    this.headers = more.headers ?? {}
  }
}

/** A header takes plain ASCII, without quotation marks inside its own. */
const bearerChallenge = (problem: string) => {
  const plain = problem.replaceAll('’', "'").replaceAll(/[^ !#-~]/g, '?')
  return { headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${plain}"` } }
}

export const restErrors = {
  notFound: () => new RestError(404, 'PGRST125', 'Invalid path specified in request URL'),
  noRoot: () => new RestError(404, 'PGRST126', 'Root endpoint metadata is disabled'),
  tooLarge: (limit) => new RestError(413, 'PGRST102', `The request is larger than ${limit}.`),
  badJson: () => new RestError(400, 'PGRST102', 'The request body is not valid JSON.'),
  invalid: (problem: string) => new RestError(400, 'PGRST102', problem),
  unavailable: (cause) => new RestError(503, 'PGRST000', databaseUnavailable, { cause }),
  timedOut: (cause) =>
    new RestError(503, codeOf(cause), timeoutMessage, {
      hint: 'Ask for less at a time: fewer rows or a narrower filter.',
      cause,
    }),
  busy: () => new RestError(503, 'PGRST003', databaseBusy),
  full: () => new RestError(507, '53100', databaseFull),
  unexpected: (cause) => new RestError(500, 'PGRSTX00', 'Something went wrong on the server.', { cause }),

  unparsable: (subject: string, text: string, position: number, details: string) =>
    new RestError(
      400,
      'PGRST100',
      `"failed to parse ${subject} (${text.slice(0, 200)})" (line 1, column ${position + 1})`,
      {
        details,
      },
    ),
  tooDeep: (levels: number) =>
    new RestError(
      400,
      'PGRST100',
      `The filters are nested too deeply: at most ${levels} levels of and/or are allowed.`,
    ),
  tooManyFilters: (count: number) =>
    new RestError(
      400,
      'PGRST100',
      `There are too many filters: at most ${count} are allowed in one request.`,
    ),
  listTooLong: (items: number) =>
    new RestError(400, 'PGRST100', `The list is too long: at most ${items} values are allowed in one list.`),
  tooManyItems: (subject: string, items: number) =>
    new RestError(400, 'PGRST100', `The ${subject} list is too long: at most ${items} columns are allowed.`),
  repeatedColumn: (column: string, times: number) =>
    new RestError(400, 'PGRST100', `The column ${column} is selected too often: at most ${times} times.`),
  pathTooLong: (steps: number) =>
    new RestError(400, 'PGRST100', `The path into JSON is too long: at most ${steps} steps are allowed.`),
  queryTooLong: (characters: number) =>
    new RestError(400, 'PGRST100', `The query is too long: at most ${characters} characters are allowed.`),
  patternTooLong: (characters: number) =>
    new RestError(400, 'PGRST100', `The pattern is too long: at most ${characters} characters are allowed.`),
  patternRefused: (problem: string) =>
    new RestError(400, 'PGRST100', problem, {
      hint: 'Use a simpler pattern, or use like with * as a wildcard.',
    }),
  patternTooCostly: () =>
    new RestError(400, 'PGRST100', 'The patterns in this request are too much work for the database.', {
      hint: 'Use fewer or shorter patterns, with smaller bounds and less repetition.',
    }),
  malformedList: (text: string) =>
    new RestError(400, 'PGRST100', `malformed array literal: "${shorten(text)}"`),
  valueTooDeep: (levels: number) =>
    new RestError(400, 'PGRST100', `The value is nested too deeply: at most ${levels} levels are allowed.`),
  jsonTooDeep: (levels: number) =>
    new RestError(
      400,
      'PGRST102',
      `The request body is nested too deeply: at most ${levels} levels are allowed.`,
    ),
  tooManyValues: (count: number) =>
    new RestError(
      400,
      'PGRST102',
      `The request body has too many values: at most ${count} are allowed. Send it in parts.`,
    ),
  tooManyRows: (rows: number) =>
    new RestError(
      400,
      'PGRST102',
      `The request body has too many rows: at most ${rows} are allowed. Send it in parts.`,
    ),
  unsatisfiableRange: (details: string) =>
    new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details }),
  unknownSchema: (schema: string, exposed: readonly string[]) =>
    new RestError(406, 'PGRST106', `Invalid schema: ${shorten(schema)}`, {
      hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
    }),
  notAcceptable: (type: string) =>
    new RestError(406, 'PGRST107', `None of these media types are available: ${type}`),
  notEmbedded: (name: string) =>
    new RestError(400, 'PGRST108', `'${shorten(name)}' is not an embedded resource in this request`, {
      hint: `This service reads one table at a time: filter and order by its own columns.`,
    }),
  notSingle: (rows: number) =>
    new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${rows} rows`,
    }),
  unsupportedMethod: (method: string) => new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`),
  invalidPreferences: (names: readonly string[]) =>
    new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${shorten(names.join(', '))}`,
    }),
  rollbackOff: () =>
    new RestError(400, 'PGRST122', 'Prefer: tx=rollback is not allowed on this server', {
      details: 'Nothing was changed.',
      hint: 'Send the request without tx=rollback to make the change.',
    }),
  aggregatesOff: () => new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed'),
  tooManyAffected: (rows: number) =>
    new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${rows} rows`,
    }),
  maxAffectedNeedsSet: () =>
    new RestError(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    ),
  noRelationship: (name: string) =>
    new RestError(
      400,
      'PGRST200',
      `Could not find a relationship with '${shorten(name)}' in the schema cache`,
      {
        details: 'This service reads one table at a time: request the related table separately.',
      },
    ),
  unknownFunction: (schema: string, name: string, args: readonly string[], hint: string | null) => {
    const wanted = `${schema}.${shorten(name)}${describeArguments(args)}`
    return new RestError(404, 'PGRST202', `Could not find the function ${wanted} in the schema cache`, {
      details: `Searched for the function ${wanted}, but no matches were found in the schema cache.`,
      hint: hint && `Perhaps you meant to call the function ${hint}`,
    })
  },
  ambiguousFunction: (choices: readonly string[]) =>
    new RestError(
      300,
      'PGRST203',
      `Could not choose the best candidate function between: ${choices.join(', ')}`,
      {
        hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
      },
    ),
  unknownColumn: (column: string, table: string) =>
    new RestError(
      400,
      'PGRST204',
      `Could not find the '${shorten(column)}' column of '${table}' in the schema cache`,
    ),
  missingColumn: (column: string, source: string) =>
    new RestError(400, '42703', `column ${source}.${shorten(column)} does not exist`),
  answerTooLong: (megabytes: number) =>
    new RestError(
      413,
      '54000',
      `The response would be larger than ${megabytes} MB: ask for fewer rows or columns.`,
    ),
  unknownType: (type: string) => new RestError(400, '42704', `type "${shorten(type)}" does not exist`),
  noCast: (from: string, to: string) => new RestError(400, '42846', `cannot cast type ${from} to ${to}`),
  unknownTable: (schema: string, table: string, hint: string | null) =>
    new RestError(
      404,
      'PGRST205',
      `Could not find the table '${schema}.${shorten(table)}' in the schema cache`,
      {
        hint: hint && `Perhaps you meant the table '${hint}'`,
      },
    ),
  badToken: (problem: string) => new RestError(401, 'PGRST301', problem, bearerChallenge(problem)),
  badClaims: (problem: string) => new RestError(401, 'PGRST303', problem, bearerChallenge(problem)),
} satisfies CommonErrors & Record<string, (...args: never[]) => RestError>

/** PostgreSQL's own code. */
const codeOf = (cause: unknown) => (cause as { code: string }).code

/** A body can have any number of keys; the first few are enough. */
function describeArguments(args: readonly string[]): string {
  const shown = args.slice(0, 20).map(shorten)
  if (args.length > shown.length) shown.push('…')
  return args.length > 0 ? `(${shown.join(', ')})` : ' without parameters'
}

/** A client's own value in a message, cut to a readable length. */
const shorten = (word: string) => (word.length > 200 ? `${word.slice(0, 200)}…` : word)

export function renderRestError(c: Context<AppEnv>, error: ApiError): Response {
  const { details = null, hint = null, headers = {} } = error as Partial<RestError>
  c.header('proxy-status', `PostgREST; error=${error.code}`)
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  return c.json({ code: error.code, message: error.message, details, hint }, error.status)
}
