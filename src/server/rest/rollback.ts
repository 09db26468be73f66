// Prefer: tx=rollback, a change that is tried and undone. Where the server does not allow it, it is refused: what was to be
// undone must never be done.
import type { Tx } from '#server/db/db.ts'
import { restErrors } from './errors.ts'
import type { Preferences } from './preferences.ts'

/** How the transaction ends, where the client may choose; undefined where it may not. */
export function chooseEnding(
  { tx, handling }: Preferences,
  readOnly: boolean,
  allowed: boolean,
): Preferences['tx'] {
  if (allowed) return tx
  // A read has nothing to undo; without strict handling the wish may be ignored there.
  if (tx === 'rollback' && (!readOnly || handling === 'strict')) throw restErrors.rollbackOff()
  return undefined
}

/** Thrown at the end of a transaction to undo it: carries what it would have answered. */
export class RolledBack<T = unknown> extends Error {
  readonly result: T

  constructor(result: T) {
    super('The transaction was rolled back as asked.')
    this.result = result
  }
}

export async function undo<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<never> {
  const result = await work(tx)
  // What is checked at the end of a transaction would otherwise never be checked.
  await tx.query('set constraints all immediate')
  throw new RolledBack(result)
}
