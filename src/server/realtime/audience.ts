// Who listens to a table, put together once and kept until somebody joins, leaves or gets another token. It holds no permissions: those are
// judged at every change.
import type { Caller } from '#server/db/db.ts'
import { type RowReading, type WatchedTable, writeReading } from '#server/stores/realtime.ts'
import type { Binding } from './change-feed.ts'
import { type Condition, writeConditions } from './change-filters.ts'
import { hasExpired, type Identity } from './identity.ts'
import { limits } from './limits.ts'

/** Listeners with the same rights. */
export interface ListenerGroup {
  /** As text. */
  claims: string
  bindings: Binding[]
}

/** As many as are judged by one statement. */
export interface Audience {
  role: Caller['role']
  table: WatchedTable
  groups: ListenerGroup[]
  /** The positions of their filters in the answers of the statement. */
  filters: Map<string, number>
  reading: RowReading
}

/** The listeners of one table. */
export class Listeners {
  readonly bindings = new Set<Binding>()
  readonly #table: string
  /** By the kinds of changes. */
  readonly #known = new Map<string, { members: Member[]; audiences: Audience[] }>()

  constructor(table: string) {
    this.#table = table
  }

  add(binding: Binding): void {
    this.bindings.add(binding)
    this.#known.clear()
  }

  remove(binding: Binding): void {
    this.bindings.delete(binding)
    this.#known.clear()
  }

  /** Those who asked for changes of at least one of these kinds and whose tokens are valid. */
  audiencesOf(types: ReadonlySet<string>, now: number): Audience[] {
    const key = [...types].sort().join()
    const known = this.#known.get(key)
    if (known?.members.every((member) => isCurrent(member, now))) return known.audiences
    const members = [...this.bindings]
      .filter(({ request: { event }, channel }) => {
        return (event === '*' || types.has(event)) && !hasExpired(channel.identity, now)
      })
      .map((binding) => ({ binding, identity: binding.channel.identity }))
    const audiences = [...Map.groupBy(members, ({ identity }) => identity.role)].flatMap(([role, some]) =>
      gather(role, this.#table, some),
    )
    this.#known.set(key, { members, audiences })
    return audiences
  }
}

/** A listener, and as whom they were counted. */
interface Member {
  binding: Binding
  identity: Identity
}

const isCurrent = ({ binding, identity }: Member, now: number) =>
  binding.channel.identity === identity && !hasExpired(identity, now)

function gather(role: Caller['role'], tableName: string, members: readonly Member[]): Audience[] {
  const table = members[0]?.binding.tables.get(tableName)
  if (!table) return []
  const groups = [...Map.groupBy(members, ({ identity }) => identity.key)].map(([claims, some]) => ({
    claims,
    bindings: some.map(({ binding }) => binding),
  }))
  return Array.from({ length: Math.ceil(groups.length / limits.callersPerBatch) }, (_, batch) =>
    describe(role, table, groups.slice(batch * limits.callersPerBatch, (batch + 1) * limits.callersPerBatch)),
  )
}

function describe(role: Caller['role'], table: WatchedTable, groups: ListenerGroup[]): Audience {
  const filters = distinctFilters(groups)
  const operands: unknown[] = []
  const reading = writeReading({
    table,
    columns: columnsFor(groups, table),
    conditions: [...filters.values()].map((conditions) =>
      writeConditions(conditions, table.columns, operands),
    ),
    operands,
    callers: groups.map(({ claims }) => claims),
  })
  return { role, table, groups, filters: indexByKey(filters.keys()), reading }
}

export const indexByKey = (keys: Iterable<string>): Map<string, number> =>
  new Map([...keys].map((key, index) => [key, index]))

function distinctFilters(groups: readonly ListenerGroup[]): Map<string, Condition[]> {
  const filters = new Map<string, Condition[]>()
  for (const { bindings } of groups)
    for (const { request, conditions } of bindings)
      if (request.filter !== undefined) filters.set(request.filter, conditions)
  return filters
}

/** The columns that at least one listener asked for, and the key. */
function columnsFor(groups: readonly ListenerGroup[], { columns, keys }: WatchedTable): string[] {
  const wanted = new Set(keys)
  for (const { bindings } of groups)
    for (const { request } of bindings)
      for (const name of request.select ?? columns.map((column) => column.name)) wanted.add(name)
  return columns.map(({ name }) => name).filter((name) => wanted.has(name))
}
