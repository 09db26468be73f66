// Implements Db on the embedded database: one connection, on which callers take turns.

import { createCallerQueue, toDbBusy } from '#server/db/caller-queue.ts'
import { callerScope, runScoped, shareKey, statementLimit } from '#server/db/caller-scope.ts'
import type { Caller, CallerOptions, Db, Listener, Row, ServiceTx, Tx, Value } from '#server/db/db.ts'
import type { Step } from '#server/db/prepared-statements.ts'
import type { Turn } from '#server/jobs/fair-queue.ts'
import type { Answer, Work } from './engine.ts'

/** Statements that belong together; they are lost together when the connection is. */
export interface Transaction {
  /** The thread it began in, once it has. */
  thread?: number
}

/** Work is done in the order in which it is sent. */
export interface Connection {
  /** Never rejects. What takes longer than the limit is ended. */
  send(work: Work, limitMs: number, transaction?: Transaction): Promise<Answer>
  /** One follower at most. */
  follow(events: ConnectionEvents): void
  close(): Promise<void>
}

/** What happens to a connection besides answers. */
export interface ConnectionEvents {
  notified(channel: string, payload: string): void
  lost(): void
  /** Open again, as a new session. */
  reopened(): void
}

export interface EmbeddedLimits {
  statementSeconds: number
  /** How long a request waits for its turn. */
  waitSeconds: number
}

/** Enough to keep the connection busy while answers are on their way; the more, the later a new caller's turn. */
const sentAhead = 8
/** The server's own statements are few and known; some go through whole tables. */
const serviceFactor = 20
const scriptMs = 30 * 60_000

const begin: Step = { text: 'begin', values: [] }
const commit: Step = { text: 'commit', values: [] }
const rollback: Step = { text: 'rollback', values: [] }

export function createEmbeddedDb(connection: Connection, limits: EmbeddedLimits): Db {
  const { statementSeconds, waitSeconds } = limits
  // One of each caller: a second slow one would otherwise be next as soon as the first is over. One of all slow callers, so that
  // everybody else waits for one of their statements at most.
  const queue = createCallerQueue(sentAhead, waitSeconds, { roomPerOwner: 1, roomForSlow: 1 })
  const callerMs = (options: CallerOptions) => statementLimit(statementSeconds, options) * 1000
  const serviceMs = statementSeconds * 1000 * serviceFactor

  function ask<T extends Row>(
    caller: string | undefined,
    steps: readonly Step[],
    limitMs: number,
  ): Promise<T[]> {
    return new Promise((resolve, fail) => {
      const start = (turn: Turn) =>
        void connection.send({ steps }, limitMs).then(({ rows, error, ms }) => {
          turn.end(ms)
          if (error) fail(error)
          else resolve(rows as T[])
        })
      queue.add({ owner: caller, start, fail: (error) => fail(toDbBusy(error)) })
    })
  }
  /** Uses the connection from the first statement to the end of its transaction. */
  function converse<T>(
    caller: string | undefined,
    run: (talk: EmbeddedTransaction) => Promise<T>,
  ): Promise<T> {
    return new Promise((resolve, fail) => {
      const start = (turn: Turn) =>
        void new EmbeddedTransaction(connection, turn).hold(run).then(resolve, fail)
      queue.add({ owner: caller, isExclusive: true, start, fail: (error) => fail(toDbBusy(error)) })
    })
  }

  const reading =
    (caller: Caller, options: CallerOptions): Tx['query'] =>
    <T extends Row>(text: string, values: readonly Value[] = []) => {
      const steps = [callerScope(caller, statementSeconds, options), { text, values, role: caller.role }]
      return ask<T>(shareKey(caller, options), steps, callerMs(options))
    }
  const changing =
    (talk: EmbeddedTransaction, caller: Caller, options: CallerOptions): Tx['query'] =>
    <T extends Row>(text: string, values: readonly Value[] = []) => {
      const step = { text, values, role: caller.role }
      const scope = talk.isOpen ? [] : [callerScope(caller, statementSeconds, options)]
      return talk.query<T>([...scope, step], callerMs(options))
    }
  const asService = (talk: EmbeddedTransaction): ServiceTx => ({
    query: <T extends Row>(text: string, values: readonly Value[] = [], often?: 'often') =>
      talk.query<T>([{ text, values, isRare: !often }], serviceMs),
    script: (script) => talk.run(script, scriptMs),
  })

  return {
    kind: 'pglite',
    query: (text, values = [], often) => ask(undefined, [{ text, values, isRare: !often }], serviceMs),
    tx: (run) => converse(undefined, (talk) => run(asService(talk))),
    asCaller: (caller, run, options = {}) =>
      options.readOnly
        ? runScoped(reading(caller, options), run)
        : converse(shareKey(caller, options), (talk) => runScoped(changing(talk, caller, options), run)),
    listen: (channels, listener) => listen(connection, channels, listener),
    close: () => connection.close(),
  }
}

function listen(connection: Connection, channels: readonly string[], listener: Listener): () => void {
  const script = channels.map((channel) => `listen ${channel};`).join(' ')
  let isOver = false
  const begin = async () => {
    const { error } = await connection.send({ script }, endMs)
    if (!error && !isOver) listener.started()
  }
  connection.follow({
    notified: (channel, payload) => {
      if (!isOver) listener.notified(channel, payload)
    },
    lost: () => {
      if (!isOver) listener.interrupted()
    },
    reopened: () => void begin(),
  })
  void begin()
  return () => {
    isOver = true
  }
}

/** One transaction over the connection. It begins with its first statement. */
class EmbeddedTransaction {
  readonly #connection: Connection
  readonly #turn: Turn
  readonly #transaction: Transaction = {}
  #usedMs = 0
  #isOver = false
  isOpen = false

  constructor(connection: Connection, turn: Turn) {
    this.#connection = connection
    this.#turn = turn
  }

  async query<T extends Row>(steps: readonly Step[], limitMs: number): Promise<T[]> {
    if (this.#isOver) throw new Error('The transaction has ended.')
    const opening = this.isOpen ? [] : [begin]
    this.isOpen = true
    return (await this.#send({ steps: [...opening, ...steps] }, limitMs)) as T[]
  }

  async run(script: string, limitMs: number): Promise<void> {
    if (!this.isOpen || this.#isOver) await this.query([], limitMs)
    await this.#send({ script }, limitMs)
  }

  async hold<T>(run: (talk: EmbeddedTransaction) => Promise<T>): Promise<T> {
    try {
      const result = await run(this)
      await this.#end(commit)
      return result
    } catch (error) {
      // What wasn't committed is gone either way, so a failed rollback doesn't matter.
      await this.#end(rollback).catch(() => {})
      throw error
    } finally {
      this.#turn.end(this.#usedMs)
    }
  }

  async #end(step: Step): Promise<void> {
    this.#isOver = true
    if (!this.isOpen) return
    this.isOpen = false
    const answer = this.#send({ steps: [step] }, endMs)
    this.#turn.release()
    await answer
  }

  async #send(work: Work, limitMs: number): Promise<Row[]> {
    const { rows, error, ms } = await this.#connection.send(work, limitMs, this.#transaction)
    this.#usedMs += ms
    if (error) throw error
    return rows
  }
}

/** Committing writes little, and deferred checks are short. */
const endMs = 60_000
