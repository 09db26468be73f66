// Implements Db on PostgreSQL with a pool of connections.
import pg from 'pg'
import { createCallerQueue, roomPerCaller, toDbBusy } from '#server/db/caller-queue.ts'
import { callerScope, runScoped, shareKey } from '#server/db/caller-scope.ts'
import type { Caller, CallerOptions, Db, Row, ServiceTx, Tx, Value } from '#server/db/db.ts'
import { DbError, textTypes } from '#server/db/db.ts'
import { translating } from '#server/db/driver-errors.ts'
import { PreparedStatements, type Step } from '#server/db/prepared-statements.ts'
import type { FairQueue, Turn } from '#server/jobs/fair-queue.ts'
import { timedOut } from '#server/jobs/slow-owners.ts'
import { listen } from './listen.ts'
import { sendPipelined } from './pipelined-query.ts'

const asText = (value: string) => value
const parserOf = (oid: number): ((text: string) => unknown) =>
  textTypes.includes(oid) ? asText : pg.types.getTypeParser(oid, 'text')

export interface PostgresOptions {
  url: string
  /** Maximum connections of this process. */
  poolSize: number
  /** The time limit of a caller's statement. */
  statementSeconds?: number
  /** How long a caller's request waits for a connection. */
  waitSeconds?: number
  /** Called for connections that broke while idle; the pool replaces them. */
  onIdleError(error: Error): void
}

export function openPostgres(options: PostgresOptions): Db {
  const { poolSize, statementSeconds = 3, waitSeconds = 20 } = options
  // Some connections are reserved for the server: sign-in and the health check must not wait for callers.
  const room = poolSize - Math.floor(poolSize / 5)
  // There are many connections, so a slow statement delays nobody; but all slow callers together get only one.
  const share = roomPerCaller(room)
  const queue = createCallerQueue(room, waitSeconds, {
    roomPerOwner: share,
    roomForSlow: share,
    pauseFactor: 0,
  })
  const pool = new pg.Pool({
    connectionString: options.url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'presswright',
    types: { getTypeParser: parserOf },
  })
  pool.on('error', options.onIdleError)

  async function query<T extends Row>(
    text: string,
    values: readonly Value[] = [],
    often?: 'often',
  ): Promise<T[]> {
    return translating(async () =>
      often
        ? withClient(pool, (client) =>
            sendPipelined<T>(client, preparedOf(client), parserOf, [{ text, values }]),
          )
        : (await pool.query<T>({ text, values: [...values] })).rows,
    )
  }
  return {
    kind: 'postgres',
    query,
    tx: (run) => translating(() => withClient(pool, (client) => inTransaction(client, run))),
    asCaller: (caller, run, options) =>
      inTurn(queue, shareKey(caller, options), () =>
        translating(() =>
          withClient(pool, (client) =>
            asCaller(client, callerScope(caller, statementSeconds, options), caller, run, options),
          ),
        ),
      ),
    listen: (channels, listener) => listen(options.url, channels, listener),
    close: () => pool.end(),
  }
}

/** Runs when the caller's turn comes. */
function inTurn<T>(queue: FairQueue, owner: string | undefined, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, fail) => {
    const start = (turn: Turn) => {
      const started = performance.now()
      work().then(
        (result) => {
          turn.end(performance.now() - started)
          resolve(result)
        },
        (error: unknown) => {
          turn.end(isStatementTimeout(error) ? timedOut : performance.now() - started)
          fail(error)
        },
      )
    }
    queue.add({ owner, start, fail: (error) => fail(toDbBusy(error)) })
  })
}

const isStatementTimeout = (error: unknown) => error instanceof DbError && error.code === '57014'

/** Borrows a connection; after a failure it is closed, because it may still have state of that work. */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // A borrowed connection that breaks emits an error event; the running statement reports the failure.
  const ignore = () => {}
  client.on('error', ignore)
  let broken = false
  try {
    return await work(client)
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

async function inTransaction<T>(client: pg.PoolClient, run: (tx: ServiceTx) => Promise<T>): Promise<T> {
  await client.query('begin')
  const result = await run({
    query: <R extends Row>(text: string, values: readonly Value[] = []) =>
      translating(async () => (await client.query<R>(text, [...values])).rows),
    script: (text) => translating(async () => void (await client.query(text))),
  })
  await client.query('commit')
  return result
}

const begin: Step = { text: 'begin', values: [] }
const commit: Step = { text: 'commit', values: [] }
const preparedOn = new WeakMap<pg.PoolClient, PreparedStatements>()

function preparedOf(client: pg.PoolClient): PreparedStatements {
  const prepared = preparedOn.get(client) ?? new PreparedStatements()
  preparedOn.set(client, prepared)
  return prepared
}

/**
 * The caller's scope is pipelined with the first statement. A pipeline is its own transaction, which is enough for reading; a
 * transaction that changes rows stays open until its caller has checked the result.
 */
async function asCaller<T>(
  client: pg.PoolClient,
  scope: Step,
  caller: Caller,
  run: (tx: Tx) => Promise<T>,
  options: CallerOptions = {},
): Promise<T> {
  const prepared = preparedOf(client)
  let isOpen = false
  const stepsBefore = () => {
    if (options.readOnly) return [scope]
    if (isOpen) return []
    isOpen = true
    return [begin, scope]
  }
  const query = <R extends Row>(text: string, values: readonly Value[] = []) => {
    const steps = [...stepsBefore(), { text, values, role: caller.role }]
    return translating(() => sendPipelined<R>(client, prepared, parserOf, steps))
  }
  const result = await runScoped(query, run)
  if (isOpen) await sendPipelined(client, prepared, parserOf, [commit])
  return result
}
