// Maps the errors of both drivers to one shape: a rejected statement, or a database that can't be reached.
import { DbError, DbFull, DbUnavailable } from './db.ts'

const sqlState = /^[0-9A-Z]{5}$/
/** Connection lost or refused, server shutting down or starting, too many connections. */
const unavailableStates = /^(08(?!P01)...|57P0[123]|53300)$/
const diskFull = '53100'
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
])
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|not queryable|connection ended/i

export function toDbError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const source = error as Error & { code?: unknown; detail?: string; hint?: string; severity?: string }
  const code = typeof source.code === 'string' ? source.code : ''
  if (networkCodes.has(code) || unavailableStates.test(code) || lostConnection.test(error.message)) {
    return new DbUnavailable('The database is not responding.', { cause: error })
  }
  if (code === diskFull) return new DbFull('The database is out of disk space.', { cause: error })
  if (sqlState.test(code) && source.severity) {
    return new DbError(
      {
        code,
        message: error.message,
        ...(source.detail && { detail: source.detail }),
        ...(source.hint && { hint: source.hint }),
      },
      error,
    )
  }
  return error
}

/** Runs a driver's work and translates what it throws. */
export async function translating<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toDbError(error)
  }
}
