// The embedded database: PostgreSQL in WebAssembly, one connection, in the data folder (or in memory for tests).
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { callerScope } from './caller-scope.ts'
import type { Db, Row, ServiceTx, Value } from './db.ts'
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

  async function query<T extends Row>(text: string, values: readonly Value[] = []): Promise<T[]> {
    return translating(async () => (await pglite.query<T>(text, [...values])).rows)
  }
  const tx = <T>(run: (tx: ServiceTx) => Promise<T>): Promise<T> =>
    translating(() => pglite.transaction((transaction) => run(overTransaction(transaction))))

  return {
    kind: 'pglite',
    query,
    tx,
    asCaller: (caller, run, options) =>
      translating(() =>
        pglite.transaction(() => {
          // The caller's scope goes in one flight with the first statement.
          let opening = [callerScope(caller, options)]
          return run({
            query: <T extends Row>(text: string, values: readonly Value[] = []) => {
              const steps = [...opening, { text, values, role: caller.role }]
              opening = []
              return translating(() => runTogether<T>(pglite, prepared, steps))
            },
          })
        }),
      ),
    close: () => pglite.close(),
    dump: () => pglite.dumpDataDir('none'),
  }
}

function overTransaction(transaction: Transaction): ServiceTx {
  return {
    query: <T extends Row>(text: string, values: readonly Value[] = []) =>
      translating(async () => (await transaction.query<T>(text, [...values])).rows),
    script: (text) => translating(async () => void (await transaction.exec(text))),
  }
}
