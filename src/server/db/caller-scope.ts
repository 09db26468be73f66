// The one statement that gives a transaction its caller's role, claims and limits. They end with the transaction.
import type { Caller, CallerOptions, Row, Tx, Value } from './db.ts'
import type { Step } from './prepared-statements.ts'

/** Limits a caller's statement to the given seconds. PGlite has no statement timeout: its thread is watched instead. */
export function callerScope(caller: Caller, statementSeconds: number, options: CallerOptions = {}): Step {
  const settings = {
    'request.jwt.claims': JSON.stringify({ ...caller.claims, role: caller.role }),
    TimeZone: 'UTC',
    statement_timeout: `${statementLimit(statementSeconds, options)}s`,
    ...options.settings,
    ...(options.readOnly && { transaction_read_only: 'on' }),
    role: caller.role,
  }
  // json_each_text keeps the order: the role is set last. Counting avoids returning the values.
  return {
    text: 'select count(set_config(key, value, true)) from json_each_text($1::json)',
    values: [JSON.stringify(settings)],
  }
}

/** The seconds a caller's statement may take: one more for each million characters of the request. */
export const statementLimit = (seconds: number, { sentLength = 0 }: CallerOptions = {}): number =>
  seconds + Math.ceil(sentLength / 1_000_000)

/** Whose requests count together: an account's, or an address's without one. The service key has no limit. */
export function shareKey({ role, claims }: Caller, { address = '' }: CallerOptions = {}): string | undefined {
  if (role === 'service_role') return undefined
  return typeof claims.sub === 'string' ? claims.sub : `address ${address}`
}

/** Runs the work in the caller's scope. After that the transaction refuses statements, because a late one would have no scope. */
export async function runScoped<T>(query: Tx['query'], run: (tx: Tx) => Promise<T>): Promise<T> {
  let isOver = false
  const queryUntilOver = async <R extends Row>(text: string, values?: readonly Value[]): Promise<R[]> => {
    if (isOver) throw new Error('The transaction has ended.')
    return query<R>(text, values)
  }
  try {
    return await run({ query: queryUntilOver })
  } finally {
    isOver = true
  }
}
