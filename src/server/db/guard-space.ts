// While the disk is full every transaction is read-only: reads work, writes get an error that says why. PostgreSQL decides which is which,
// even inside functions and triggers.
import { type Db, DbError, DbFull, type Row, type ServiceTx, type Tx } from './db.ts'
import type { DiskSpace } from './disk-space.ts'

const readOnly = "select set_config('transaction_read_only', 'on', true)"
const readOnlyRefused = '25006'

export function guardSpace(db: Db, space: Pick<DiskSpace, 'isLow'>): Db {
  const txReadOnly: Db['tx'] = (run) =>
    db.tx(async (tx) => {
      await tx.query(readOnly)
      const script: ServiceTx['script'] = (text) => tx.script(text).catch(explain)
      return run({ query: explaining(tx), script })
    })
  return {
    ...db,
    query: (text, values, often) =>
      space.isLow() ? txReadOnly((tx) => tx.query(text, values)) : db.query(text, values, often),
    tx: (run) => (space.isLow() ? txReadOnly(run) : db.tx(run)),
    asCaller: (caller, run, options = {}) => {
      if (options.readOnly || !space.isLow()) return db.asCaller(caller, run, options)
      const settings = { ...options.settings, transaction_read_only: 'on' }
      return db.asCaller(caller, (tx) => run({ query: explaining(tx) }), { ...options, settings })
    },
  }
}

const explaining =
  (tx: Tx): Tx['query'] =>
  <T extends Row>(...statement: Parameters<Tx['query']>) =>
    tx.query<T>(...statement).catch(explain)

function explain(error: unknown): never {
  if (error instanceof DbError && error.code === readOnlyRefused)
    throw new DbFull('The disk is full.', { cause: error })
  throw error
}
