// Sends several statements to PostgreSQL with one Sync at the end: one round trip instead of several. PostgreSQL skips everything after
// the first that fails, so nothing runs without the caller's scope.
import type pg from 'pg'
import type { Row } from '#server/db/db.ts'
import {
  type Preparation,
  type PreparedStatements,
  type Step,
  toText,
} from '#server/db/prepared-statements.ts'

type TypeParsers = (oid: number) => (text: string) => unknown

/** Sends the steps and returns the rows of the last. */
export function sendPipelined<T extends Row>(
  client: pg.ClientBase,
  prepared: PreparedStatements,
  parserOf: TypeParsers,
  steps: readonly Step[],
): Promise<T[]> {
  return new Promise((resolve, reject) => {
    client.query(new PipelinedQuery(steps, prepared, parserOf, (rows) => resolve(rows as T[]), reject))
  })
}

/** What the driver expects of a query object; it calls the handlers with the server's messages. */
class PipelinedQuery implements pg.Submittable {
  readonly #steps: readonly Step[]
  readonly #prepared: PreparedStatements
  readonly #parserOf: TypeParsers
  readonly #resolve: (rows: Row[]) => void
  readonly #reject: (error: Error) => void
  #preparations: Preparation[] = []
  #done = 0
  #columns: { name: string; parse: (text: string) => unknown }[] = []
  readonly #rows: Row[] = []

  constructor(
    steps: readonly Step[],
    prepared: PreparedStatements,
    parserOf: TypeParsers,
    resolve: (rows: Row[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#steps = steps
    this.#prepared = prepared
    this.#parserOf = parserOf
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: pg.Connection): void {
    connection.stream.cork()
    for (const step of this.#steps) this.#write(connection, step)
    connection.sync()
    connection.stream.uncork()
  }

  #write(connection: pg.Connection, step: Step): void {
    const preparation = this.#prepared.take(step)
    this.#preparations.push(preparation)
    const { name, isReady } = preparation
    if (!isReady) {
      // Closing an unknown name is no error, so it doesn't matter whether an earlier statement still uses it.
      if (name) connection.close({ type: 'S', name }, true)
      connection.parse({ name, text: step.text, types: [] }, true)
    }
    connection.bind({ portal: '', statement: name, values: step.values.map(toText) }, true)
    if (this.#isLast(this.#preparations.length)) connection.describe({ type: 'P', name: '' }, true)
    connection.execute({ portal: '', rows: '0' }, true)
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#parserOf(dataTypeID) }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (!this.#isLast(this.#done + 1)) return
    const row: Row = {}
    for (const [index, { name, parse }] of this.#columns.entries()) {
      const text = fields[index] ?? null
      row[name] = text === null ? null : parse(text)
    }
    this.#rows.push(row)
  }

  handleCommandComplete(): void {
    const preparation = this.#preparations[this.#done]
    if (preparation) this.#prepared.keep(preparation)
    this.#done += 1
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rows)
  }

  /** The driver also reports the end of the connection here. */
  handleError(error: Error): void {
    for (const preparation of this.#preparations.slice(this.#done)) this.#prepared.forget(preparation)
    this.#reject(error)
  }

  #isLast(number: number): boolean {
    return number === this.#steps.length
  }
}
