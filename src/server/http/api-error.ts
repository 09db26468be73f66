// Errors that clients see. Each API module has its own subclass, made by named constructors in its errors.ts, and renders it in its own
// shape. The cause goes to the log only.
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DbBusy, DbFull, DbUnavailable } from '#server/db/db.ts'

/** Seconds until a retry may succeed. */
const retryAfterTimeout = 5

export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  /** Seconds to wait before a retry, for the header. */
  retryAfter: number | undefined

  constructor(status: ContentfulStatusCode, code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.status = status
    this.code = code
  }
}

/** Whether the database ended a statement because of its time limit or because it waited too long for a lock. */
export function isTimeout(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '57014' || code === '55P03'
}

/** Whether the database refused a text that no column can hold. Only clients send such texts. */
export function isUnstorable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '22021' || code === '22P05'
}

/** The error that the client sees. */
export function toApiError(error: unknown, errors: CommonErrors): ApiError {
  if (isTimeout(error) && !(error instanceof ApiError)) return toRetry(errors.timedOut(error))
  if (error instanceof ApiError) return hidesTimeout(error) ? toRetry(asUnavailable(error)) : error
  if (error instanceof DbFull) return errors.full()
  if (isUnstorable(error)) return errors.invalid(unstorableText)
  if (error instanceof DbBusy) return toRetry(errors.busy(), error.retryAfter)
  return error instanceof DbUnavailable ? errors.unavailable(error) : errors.unexpected(error)
}

/** A failure that was caused by a timeout. */
const hidesTimeout = (error: ApiError) => error.status === 500 && isTimeout(error.cause)

const asUnavailable = (error: ApiError) =>
  new ApiError(503, error.code, error.message, { cause: error.cause })

function toRetry(error: ApiError, seconds = retryAfterTimeout): ApiError {
  error.retryAfter = seconds
  return error
}

/** The same sentences in every API. */
export const unstorableText = 'Text can’t contain the character U+0000 or an unpaired surrogate.'
export const databaseUnavailable = 'The database isn’t responding. Try again.'
export const timeoutMessage = 'The database took too long to respond. Try again in a moment.'

/** Errors that every API module can have besides its own. */
export interface CommonErrors {
  notFound(method: string, path: string): ApiError
  tooLarge(limit: string): ApiError
  badJson(): ApiError
  invalid(problem: string): ApiError
  unavailable(cause: unknown): ApiError
  timedOut(cause: unknown): ApiError
  /** The caller has too many requests, or the queue is full. */
  busy(): ApiError
  /** The disk is full. */
  full(): ApiError
  unexpected(cause: unknown): ApiError
}

export const databaseBusy = 'The database is busy. Try again in a moment.'
export const databaseFull =
  'The server is out of disk space, so we can’t save anything right now. Try again later.'
