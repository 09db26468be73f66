// What a client is told when something fails. Each wire has its own subclass, made by named constructors in its errors.ts,
// and its own way to show it; the cause is for the log alone.
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export class WireError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string

  constructor(status: ContentfulStatusCode, code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.status = status
    this.code = code
  }
}

/** The failures every wire can meet before or beside its own endpoints. */
export interface CommonErrors {
  notFound(method: string, path: string): WireError
  tooLarge(limit: string): WireError
  badJson(): WireError
  invalid(problem: string): WireError
  unavailable(cause: unknown): WireError
  /** The caller has too many requests, or everybody waits. */
  busy(): WireError
  /** There is no room for what would be written. */
  full(): WireError
  unexpected(cause: unknown): WireError
}

export const databaseBusy = 'The database is busy. Please try again in a moment.'
export const databaseFull =
  'The server is out of disk space, so nothing can be saved right now. Please try again later.'
