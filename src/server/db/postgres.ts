// A real PostgreSQL through a pool of connections.
import pg from 'pg'
import { enterCallerScope } from './caller-scope.ts'
import type { Db, Row, ServiceTx, Value } from './db.ts'
import { translating } from './driver-errors.ts'
import { textTypes } from './text-types.ts'

const asText = (value: string) => value

export interface PostgresOptions {
  url: string
  /** Connections of this process at most. */
  poolSize: number
  /** Told of connections that broke while idle; the pool replaces them. */
  onIdleError(error: Error): void
}

export function openPostgres(options: PostgresOptions): Db {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'presswright',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        textTypes.includes(oid) ? asText : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  pool.on('error', options.onIdleError)

  async function query<T extends Row>(text: string, values: readonly Value[] = []): Promise<T[]> {
    return translating(async () => (await pool.query<T>(text, [...values])).rows)
  }
  const tx = <T>(run: (tx: ServiceTx) => Promise<T>): Promise<T> =>
    translating(() => inTransaction(pool, run))

  return {
    kind: 'postgres',
    query,
    tx,
    asCaller: (caller, run, scope) =>
      tx(async (transaction) => {
        await enterCallerScope(transaction, caller, scope)
        return run(transaction)
      }),
    close: () => pool.end(),
  }
}

async function inTransaction<T>(pool: pg.Pool, run: (tx: ServiceTx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // A connection that breaks while it is out emits an error; the statement that was running reports it.
  const ignore = () => {}
  client.on('error', ignore)
  let broken = false
  try {
    await client.query('begin')
    const result = await run(overClient(client))
    await client.query('commit')
    return result
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    throw error
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}

function overClient(client: pg.PoolClient): ServiceTx {
  return {
    query: <T extends Row>(text: string, values: readonly Value[] = []) =>
      translating(async () => (await client.query<T>(text, [...values])).rows),
    script: (text) => translating(async () => void (await client.query(text))),
  }
}
