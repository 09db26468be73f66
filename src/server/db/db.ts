// The interface to the database, implemented by embedded PGlite and by PostgreSQL.

/** What may be bound to a statement. Objects are passed as JSON text and cast in SQL, so that both drivers agree. */
export type Value = string | number | boolean | null | readonly string[]

export type Row = Record<string, unknown>

/** Runs statements inside one transaction. Times, dates, bigint and numeric arrive as PostgreSQL's own text. */
export interface Tx {
  /** `often` is for a statement that many requests run: where plans can be kept, its plan is. */
  query<T extends Row = Row>(text: string, values?: readonly Value[], often?: 'often'): Promise<T[]>
}

/** A transaction of the service itself, which may also run a script of several statements (migrations). */
export interface ServiceTx extends Tx {
  script(text: string): Promise<void>
}

/** Who a request runs as: the role PostgreSQL switches to and the claims its policies read. */
export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role'
  claims: Record<string, unknown>
}

/** What a caller's transaction may do and what it tells the database of the request. */
export interface CallerOptions {
  readOnly?: boolean
  /** Where the request came from: callers without an account share the database by it. */
  address?: string
  /** Characters that the request brings: long texts take longer to store. */
  sentLength?: number
  /** Further transaction-local settings, such as request.method. */
  settings?: Record<string, string>
}

/** Listens to notifications on the database. */
export interface Listener {
  notified(channel: string, payload: string): void
  /** Listening has started, or restarted: earlier notifications were missed. */
  started(): void
  /** The connection is lost; it will be `started` again. */
  interrupted(): void
}

export interface Db extends Tx {
  readonly kind: 'pglite' | 'postgres'
  /** One transaction as the service itself (owner of the tables): for stores, never for a client's own words. */
  tx<T>(run: (tx: ServiceTx) => Promise<T>): Promise<T>
  /**
   * As the caller: row-level security applies to every statement. One transaction; with readOnly each statement is its own.
   */
  asCaller<T>(caller: Caller, run: (tx: Tx) => Promise<T>, options?: CallerOptions): Promise<T>
  /** Listens to these channels (NOTIFY) until the returned function is called. */
  listen(channels: readonly string[], listener: Listener): () => void
  close(): Promise<void>
}

/** A statement PostgreSQL refused: `code` is its SQLSTATE. */
export class DbError extends Error {
  override name = 'DbError'
  readonly code: string
  readonly detail: string | null
  readonly hint: string | null

  constructor(source: { code: string; message: string; detail?: string; hint?: string }, cause?: unknown) {
    super(source.message, { cause })
    this.code = source.code
    this.detail = source.detail ?? null
    this.hint = source.hint ?? null
  }
}

/** The database cannot be reached at the moment: worth another try later. */
export class DbUnavailable extends Error {
  override name = 'DbUnavailable'
}

/** The database is there but has no time for this request: its caller has too many, or everybody waits. */
export class DbBusy extends DbUnavailable {
  override name = 'DbBusy'
  /** Seconds after which another try may do better, if that is known. */
  readonly retryAfter: number | undefined

  constructor(message: string, retryAfter?: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}

/** There is no room on the disk for what the statement would write. Reading works. */
export class DbFull extends Error {
  override name = 'DbFull'
}

export const textTypes: readonly number[] = [17, 20, 1082, 1114, 1184, 1186, 1700]
