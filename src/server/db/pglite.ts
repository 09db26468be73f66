// The embedded database: PostgreSQL in WebAssembly, one connection, in the data folder (or in memory for tests).
import { Mutex, PGlite, type Transaction } from '@electric-sql/pglite'
import { callerScope, lendTx } from './caller-scope.ts'
import type { Caller, CallerOptions, Db, Row, ServiceTx, Tx, Value } from './db.ts'
import { translating } from './driver-errors.ts'
import { runTogether } from './pglite-flight.ts'
import { PreparedStatements } from './prepared-statements.ts'
import { textTypes } from './text-types.ts'

const asText = (value: string) => value
const parsers = Object.fromEntries(textTypes.map((oid) => [oid, asText]))

export interface PgliteOptions {
  /** Folder of the database; without it everything stays in memory. */
  folder?: string
  /** A dump to start from instead of an empty database. */
  load?: Blob
}

export async function openPglite(options: PgliteOptions = {}): Promise<Db & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({
    ...(options.folder && { dataDir: options.folder }),
    ...(options.load && { loadDataDir: options.load }),
    parsers,
  })
  const prepared = new PreparedStatements()

  // One connection: whoever uses it has it alone, or one caller's statement would run in another's scope.
  const turns = new Mutex()

  async function query<T extends Row>(
    text: string,
    values: readonly Value[] = [],
    often?: 'often',
  ): Promise<T[]> {
    return translating(() =>
      turns.runExclusive(async () =>
        often
          ? runTogether<T>(pglite, prepared, [{ text, values }])
          : (await pglite.query<T>(text, [...values])).rows,
      ),
    )
  }
  const inTransaction = <T>(run: (transaction: Transaction) => Promise<T>): Promise<T> =>
    translating(() => turns.runExclusive(() => pglite.transaction(run)))

  /** The caller's scope goes in one flight with the statement; the flight is a transaction of its own. */
  const reading =
    (caller: Caller, options: CallerOptions): Tx['query'] =>
    <T extends Row>(text: string, values: readonly Value[] = []) => {
      const steps = [callerScope(caller, options), { text, values, role: caller.role }]
      return translating(() => turns.runExclusive(() => runTogether<T>(pglite, prepared, steps)))
    }

  /** What changes rows is held open until its caller has looked at the result; the scope goes with the first statement. */
  const changing = (caller: Caller, options: CallerOptions): Tx['query'] => {
    let opening = [callerScope(caller, options)]
    return <T extends Row>(text: string, values: readonly Value[] = []) => {
      const steps = [...opening, { text, values, role: caller.role }]
      opening = []
      return translating(() => runTogether<T>(pglite, prepared, steps))
    }
  }

  return {
    kind: 'pglite',
    query,
    tx: (run) => inTransaction((transaction) => run(overTransaction(transaction))),
    asCaller: (caller, run, options = {}) =>
      options.readOnly
        ? lendTx(reading(caller, options), run)
        : inTransaction(() => lendTx(changing(caller, options), run)),
    close: () => pglite.close(),
    dump: () => turns.runExclusive(() => pglite.dumpDataDir('none')),
  }
}

function overTransaction(transaction: Transaction): ServiceTx {
  return {
    query: <T extends Row>(text: string, values: readonly Value[] = []) =>
      translating(async () => (await transaction.query<T>(text, [...values])).rows),
    script: (text) => translating(async () => void (await transaction.exec(text))),
  }
}
