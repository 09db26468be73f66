// PostgreSQL's errors as responses: its code and message, with the status PostgREST gives them.
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Caller, DbError } from '#server/db/db.ts'
import { RestError } from './errors.ts'

const byCode: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42P01': 404,
  '42883': 404,
  '42P17': 500,
  P0001: 400,
}
// Two classes differ from PostgREST: 21000 (an upsert has a row twice) and 54 (too long, too many, too complex) are the client's
// fault and return 400.
const byClass: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

export function fromDatabase(error: DbError, caller: Caller): RestError {
  const status = statusOf(error, caller)
  // Messages about PostgreSQL's own failures may contain files, settings or statements: they go only to the log.
  const own = status >= 500
  const more = own ? { cause: error } : { details: error.detail, hint: error.hint }
  return new RestError(
    status,
    error.code,
    own ? 'The database could not complete the request.' : error.message,
    more,
  )
}

function statusOf({ code, message }: DbError, caller: Caller): ContentfulStatusCode {
  if (code === '42501') return caller.role === 'anon' ? 401 : 403
  if (code === '22023' && /^role ".*" does not exist$/.test(message)) return 401
  const raised = /^PT([1-5]\d\d)$/.exec(code)?.[1]
  if (raised) return Number(raised) as ContentfulStatusCode
  return (byCode[code] ?? byClass[code.slice(0, 2)] ?? 400) as ContentfulStatusCode
}
