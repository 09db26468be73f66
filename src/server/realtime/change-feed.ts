// Passes changed rows on to listeners that can see them. The database announces which row changed; the row is read again with
// each listener's rights (docs/decisions/059). What cannot be passed on is never lost silently: the listener is told to reload.
import type { Db } from '#server/db/db.ts'
import { describeError, type Log } from '#server/log.ts'
import type { WatchedTable } from '#server/stores/realtime.ts'
import { Listeners } from './audience.ts'
import { authorizeChanges } from './authorize-changes.ts'
import type { ChangeRequest, Condition } from './change-filters.ts'
import { type Channel, pushSystem } from './connection.ts'
import { writeFrame } from './frames.ts'
import { limits } from './limits.ts'

export const changesChannel = 'realtime_changes'

/** One entry of a channel's postgres_changes. */
export interface Binding {
  /** Its position in the channel, from 1: messages about a change are the same for everybody who asked for it in the same way. */
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

export const resyncMessage = 'Some changes may be missing. Reload the page.'
const attempts = 2

export class ChangeFeed {
  readonly #db: Db
  readonly #log: Log
  /** By table. */
  readonly #listeners = new Map<string, Listeners>()
  #waiting: Change[] = []
  #isWorking = false

  constructor(db: Db, log: Log) {
    this.#db = db
    this.#log = log
  }

  add(bindings: readonly Binding[]): void {
    for (const binding of bindings)
      for (const table of binding.tables.keys()) {
        const listeners = this.#listeners.get(table) ?? new Listeners(table)
        this.#listeners.set(table, listeners)
        listeners.add(binding)
      }
  }

  remove(bindings: readonly Binding[]): void {
    for (const binding of bindings)
      for (const table of binding.tables.keys()) {
        const listeners = this.#listeners.get(table)
        listeners?.remove(binding)
        if (listeners?.bindings.size === 0) this.#listeners.delete(table)
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
    if (!this.#listeners.has(table)) return
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
  resync(tables: Iterable<string> = this.#listeners.keys()): void {
    const channels = new Set<Channel>()
    for (const table of new Set(tables))
      for (const { channel } of this.#listeners.get(table)?.bindings ?? []) channels.add(channel)
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
        for (const deliveries of await this.#authorize(changes)) deliverAll(deliveries)
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
    const now = Date.now()
    const tables = Map.groupBy(changes.entries(), ([, { table }]) => table)
    const authorized = [...tables].flatMap(([table, entries]) => {
      const types = new Set(entries.map(([, { type }]) => type))
      const audiences = this.#listeners.get(table)?.audiencesOf(types, now) ?? []
      return audiences.map((audience) => authorizeChanges(this.#db, audience, entries))
    })
    for (const some of await Promise.all(authorized))
      for (const delivery of some) deliveries[delivery.change]?.push(delivery)
    return deliveries
  }
}

/** Sends one change. A frame is written once for all who get the same one. */
function deliverAll(deliveries: readonly Delivery[]): void {
  /** By the text of the change, then by what else is in the frame. */
  const written = new Map<string, Map<string, Buffer>>()
  /** Got a token of another role while the row was read, so it was read with rights that they no longer have. */
  const replaced = new Set<Channel>()
  for (const { binding, data } of deliveries) {
    const { connection, topic, bindings } = binding.channel
    // The channel may have been left, or taken from its listener, while the row was read.
    if (connection.channels.get(topic) !== binding.channel) continue
    if (!bindings.includes(binding)) {
      replaced.add(binding.channel)
      continue
    }
    const frames = written.get(data) ?? new Map<string, Buffer>()
    written.set(data, frames)
    const key = `${connection.version} ${binding.id} ${topic}`
    const payload = () => `{"ids":[${binding.id}],"data":${data}}`
    const frame =
      frames.get(key) ??
      Buffer.from(writeFrame(connection.version, { topic, event: 'postgres_changes', payload: payload() }))
    frames.set(key, frame)
    connection.sendText(frame)
  }
  for (const channel of replaced) pushSystem(channel, 'postgres_changes', 'ok', resyncMessage)
}
