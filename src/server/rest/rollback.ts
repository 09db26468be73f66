// Prefer: tx=rollback tries a change and undoes it. If the server doesn't allow that, the request is refused: a change meant to be
// undone must never be committed.
import type { Tx } from '#server/db/db.ts'
import { restErrors } from './errors.ts'
import type { Preferences } from './preferences.ts'

/** How the transaction ends if the client may choose; otherwise undefined. */
export function chooseEnding(
  { tx, handling }: Preferences,
  readOnly: boolean,
  allowed: boolean,
): Preferences['tx'] {
  if (allowed) return tx
  // A read has nothing to undo; without strict handling the preference can be ignored.
  if (tx === 'rollback' && (!readOnly || handling === 'strict')) throw restErrors.rollbackOff()
  return undefined
}

/** Thrown at the end of a transaction to undo it, with the response it would have given. */
export class RolledBack<T = unknown> extends Error {
  readonly result: T

  constructor(result: T) {
    super('The transaction was rolled back as requested.')
    this.result = result
  }
}

export async function undo<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<never> {
  const result = await work(tx)
  // Deferred constraints would otherwise never be checked.
  await tx.query('set constraints all immediate')
  throw new RolledBack(result)
}
