// Decides who may see which change of a table, and builds their messages. Listeners with the same rights are checked once.
import type { Caller, Db } from '#server/db/db.ts'
import {
  type ChangedRow,
  findDeletedViewers,
  readChangedRows,
  type WatchedTable,
} from '#server/stores/realtime.ts'
import type { Binding, Change, Delivery } from './change-feed.ts'
import { matchesIds, writeConditions } from './change-filters.ts'
import { hasExpired } from './identity.ts'
import { limits } from './limits.ts'

/** A delivery and the position of its change. */
type AuthorizedChange = Delivery & { change: number }
type Entry = readonly [number, Change]

/** Listeners with the same rights. */
interface ListenerGroup {
  /** As text. */
  claims: string
  bindings: Binding[]
}

export async function* authorizeChanges(
  db: Db,
  role: Caller['role'],
  tableName: string,
  entries: readonly Entry[],
  bindings: readonly Binding[],
): AsyncGenerator<AuthorizedChange> {
  const now = Date.now()
  const listening = bindings.filter(({ channel }) => !hasExpired(channel.identity, now))
  const table = listening[0]?.tables.get(tableName)
  if (!table) return
  const groups = [...Map.groupBy(listening, ({ channel }) => channel.identity.key)].map(
    ([claims, bindings]) => ({ claims, bindings }),
  )
  const deleted = entries.filter(([, { type }]) => type === 'DELETE')
  const changed = entries.filter(([, { type }]) => type !== 'DELETE')
  for (let start = 0; start < groups.length; start += limits.callersPerBatch) {
    const some = groups.slice(start, start + limits.callersPerBatch)
    if (changed.length > 0) yield* authorizeChanged(db, role, table, changed, some)
    if (deleted.length > 0) yield* authorizeDeleted(db, role, table, deleted, some)
  }
}

async function* authorizeChanged(
  db: Db,
  role: Caller['role'],
  table: WatchedTable,
  entries: readonly Entry[],
  groups: readonly ListenerGroup[],
): AsyncGenerator<AuthorizedChange> {
  // A row that changed several times is read once.
  const items = new Map(entries.map(([, { ids }]) => [keyOf(ids, table), ids]))
  const itemIndex = indexByKey(items.keys())
  const filters = distinctFilters(groups)
  const filterIndex = indexByKey(filters.keys())
  const operands: unknown[] = []
  const rows = await readChangedRows(db, role, {
    table,
    items: [...items.values()].map((ids, item) => ({ ...ids, item })),
    columns: columnsFor(groups, table),
    conditions: [...filters.values()].map((filters) => writeConditions(filters, table.columns, operands)),
    operands,
    callers: groups.map(({ claims }) => claims),
  })
  const byItem = new Map(rows.map((row) => [row.item, row]))
  for (const [change, entry] of entries) {
    const row = byItem.get(itemIndex.get(keyOf(entry.ids, table)) ?? -1)
    if (!row) continue
    const write = memoize((binding) => writeData(entry, table, row, binding))
    const isMet = ({ filter }: Binding['request']) =>
      filter === undefined || row.matches[filterIndex.get(filter) ?? -1] === true
    for (const binding of viewersOf(row, groups))
      if (wants(binding, entry) && isMet(binding.request)) yield { change, binding, data: write(binding) }
  }
}

const wants = ({ request: { event } }: Binding, { type }: Change) => event === '*' || event === type

async function* authorizeDeleted(
  db: Db,
  role: Caller['role'],
  table: WatchedTable,
  entries: readonly Entry[],
  groups: readonly ListenerGroup[],
): AsyncGenerator<AuthorizedChange> {
  const viewers = await findDeletedViewers(db, role, {
    table,
    items: entries.map(([, { ids }]) => ids),
    callers: groups.map(({ claims }) => claims),
  })
  for (const { caller, item } of viewers) {
    const [change, entry] = entries[item] ?? []
    if (change === undefined || !entry) continue
    for (const binding of groups[caller]?.bindings ?? [])
      if (wants(binding, entry) && matchesIds(binding.conditions, entry.ids))
        yield { change, binding, data: writeData(entry, table, undefined, binding) }
  }
}

const indexByKey = (keys: Iterable<string>) => new Map([...keys].map((key, index) => [key, index]))

const viewersOf = ({ viewers }: ChangedRow, groups: readonly ListenerGroup[]): Binding[] =>
  viewers.flatMap((caller) => groups[caller]?.bindings ?? [])

function distinctFilters(groups: readonly ListenerGroup[]): Map<string, Binding['conditions']> {
  const filters = new Map<string, Binding['conditions']>()
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

/** One text for all who chose the same columns. */
function memoize(write: (binding: Binding) => string): (binding: Binding) => string {
  const written = new Map<string, string>()
  return (binding) => {
    const key = JSON.stringify(binding.request.select ?? null)
    const text = written.get(key) ?? write(binding)
    written.set(key, text)
    return text
  }
}

function writeData(
  { type, at, ids }: Change,
  table: WatchedTable,
  row: ChangedRow | undefined,
  { request: { select } }: Binding,
): string {
  const { schema, name, keys } = table
  const isShown = (column: string) => !select || select.includes(column) || keys.includes(column)
  const columns = table.columns
    .filter((column) => isShown(column.name))
    .map((column) => ({ name: column.name, type: column.type }))
  const record = row && pick(row.record, isShown)
  const frame = { schema, table: name, commit_timestamp: at, type, columns, errors: null as string[] | null }
  const oldRecord = type === 'INSERT' ? {} : { old_record: pick(ids, (column) => keys.includes(column)) }
  const text = JSON.stringify({ ...frame, ...(record && { record }), ...oldRecord })
  if (text.length <= limits.recordLength) return text
  const short = pick(record ?? {}, (column) => JSON.stringify(record?.[column] ?? null).length <= 64)
  return JSON.stringify({ ...frame, record: short, ...oldRecord, errors: ['Error 413: Payload Too Large'] })
}

const pick = (record: Record<string, unknown>, isShown: (column: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([column]) => isShown(column)))

const keyOf = (ids: Record<string, unknown>, { keys }: WatchedTable) =>
  JSON.stringify(keys.map((key) => ids[key]))
