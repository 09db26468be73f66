// The one statement that turns a transaction into its caller's: role, claims and limits, all of them gone at its end.
import type { Caller, CallerOptions, Tx } from './db.ts'

/** No statement of a caller runs longer. PGlite has no such clock; its callers are one machine's own. */
const statementTimeout = '15s'

export async function enterCallerScope(tx: Tx, caller: Caller, options: CallerOptions = {}): Promise<void> {
  const settings = {
    'request.jwt.claims': JSON.stringify({ ...caller.claims, role: caller.role }),
    TimeZone: 'UTC',
    statement_timeout: statementTimeout,
    ...options.settings,
    ...(options.readOnly && { transaction_read_only: 'on' }),
    role: caller.role,
  }
  // json_each_text keeps the order: the role comes last, when everything else is in place.
  await tx.query('select set_config(key, value, true) from json_each_text($1::json)', [
    JSON.stringify(settings),
  ])
}
