// Passes changed rows on to listeners that can see them. The database announces which row changed; the row is read again with
// each listener's rights (docs/decisions/059). What cannot be passed on is never lost silently: the listener is told to reload.
import type { Caller, Db } from '#server/db/db.ts'
import { describeError, type Log } from '#server/log.ts'
import type { WatchedTable } from '#server/stores/realtime.ts'
import { authorizeChanges } from './authorize-changes.ts'
import type { ChangeRequest, Condition } from './change-filters.ts'
import { type Channel, pushSystem } from './connection.ts'
import { limits } from './limits.ts'

export const changesChannel = 'realtime_changes'

/** One entry of a channel's postgres_changes. */
export interface Binding {
  id: number
  channel: Channel
  request: ChangeRequest
  conditions: Condition[]
  /** The tables that it covers, as the listener's role may read them. */
  tables: Map<string, WatchedTable>
}

export interface Change {
  table: string
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  /** When the transaction began, in ISO 8601. */
  at: string
  /** The row's key and ids. */
  ids: Record<string, unknown>
}

/** A change as one listener's message has it: the text of `data`, the same for all with the same role and columns. */
export interface Delivery {
  binding: Binding
  data: string
}

export const tableKey = (schema: string, table: string): string => `${schema}.${table}`

export const resyncMessage = 'Some changes may be missing. Please reload.'
const attempts = 2

export class ChangeFeed {
  readonly #db: Db
  readonly #log: Log
  /** By table. */
  readonly #bindings = new Map<string, Set<Binding>>()
  #waiting: Change[] = []
  #isWorking = false

  constructor(db: Db, log: Log) {
    this.#db = db
    this.#log = log
  }

  add(bindings: readonly Binding[]): void {
    for (const binding of bindings)
      for (const table of binding.tables.keys())
        this.#bindings.set(table, (this.#bindings.get(table) ?? new Set()).add(binding))
  }

  remove(bindings: readonly Binding[]): void {
    for (const binding of bindings)
      for (const table of binding.tables.keys()) {
        const others = this.#bindings.get(table)
        others?.delete(binding)
        if (others?.size === 0) this.#bindings.delete(table)
      }
  }

  /** The database announces a change. */
  notified(payload: string): void {
    const [schema, name, type, at, ids] = JSON.parse(payload) as [
      string,
      string,
      Change['type'],
      string,
      Change['ids'] | null,
    ]
    const table = tableKey(schema, name)
    if (!this.#bindings.has(table)) return
    if (!ids) {
      this.resync([table])
      return
    }
    this.#waiting.push({ table, type, at, ids })
    if (this.#waiting.length > limits.queuedChanges) {
      const tables = this.#waiting.map((change) => change.table)
      this.#waiting = []
      this.resync(tables)
    }
    if (!this.#isWorking) void this.#work()
  }

  /** Tells everybody who listens to these tables, or to any, that changes may be missing. */
  resync(tables: Iterable<string> = this.#bindings.keys()): void {
    const channels = new Set<Channel>()
    for (const table of new Set(tables))
      for (const { channel } of this.#bindings.get(table) ?? []) channels.add(channel)
    for (const channel of channels) pushSystem(channel, 'postgres_changes', 'ok', resyncMessage)
  }

  async #work(): Promise<void> {
    this.#isWorking = true
    // Everything that one transaction announces arrives in the same turn.
    await new Promise((next) => setImmediate(next))
    while (this.#waiting.length > 0) await this.#passOn(this.#waiting.splice(0, limits.changesPerBatch))
    this.#isWorking = false
  }

  async #passOn(changes: readonly Change[]): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        for (const deliveries of await this.#authorize(changes)) for (const each of deliveries) deliver(each)
        return
      } catch (error) {
        if (attempt < attempts) continue
        this.#log.warn('realtime changes not read', { count: changes.length, cause: describeError(error) })
        return this.resync(changes.map(({ table }) => table))
      }
    }
  }

  /** The deliveries of each change, in the order of the changes. */
  async #authorize(changes: readonly Change[]): Promise<Delivery[][]> {
    const deliveries: Delivery[][] = changes.map(() => [])
    const tables = Map.groupBy(changes.entries(), ([, { table }]) => table)
    await Promise.all(
      [...tables].flatMap(([table, entries]) =>
        [...this.#listenersOf(table, entries)].map(async ([role, bindings]) => {
          for await (const { change, ...delivery } of authorizeChanges(
            this.#db,
            role,
            table,
            entries,
            bindings,
          ))
            deliveries[change]?.push(delivery)
        }),
      ),
    )
    return deliveries
  }

  /** Those who asked for one of these changes, by role. */
  #listenersOf(
    table: string,
    entries: readonly (readonly [number, Change])[],
  ): Map<Caller['role'], Binding[]> {
    const types = new Set<string>(entries.map(([, { type }]) => type))
    const listening = [...(this.#bindings.get(table) ?? [])].filter(
      ({ request: { event } }) => event === '*' || types.has(event),
    )
    return Map.groupBy(listening, ({ channel }) => channel.identity.role)
  }
}

function deliver({ binding, data }: Delivery): void {
  const { connection, topic, bindings } = binding.channel
  // The channel may have been left, or taken from its listener, while the row was read.
  if (connection.channels.get(topic) !== binding.channel || !bindings.includes(binding)) return
  connection.push({ topic, event: 'postgres_changes', payload: `{"ids":[${binding.id}],"data":${data}}` })
}
