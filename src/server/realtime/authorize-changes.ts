// Decides who may see which change of a table, and builds their messages. Listeners with the same rights are checked once.
import type { Db } from '#server/db/db.ts'
import {
  type ChangedRow,
  findDeletedViewers,
  readChangedRows,
  type WatchedTable,
} from '#server/stores/realtime.ts'
import { type Audience, indexByKey } from './audience.ts'
import type { Binding, Change, Delivery } from './change-feed.ts'
import { matchesIds } from './change-filters.ts'
import { limits } from './limits.ts'

/** A delivery and the position of its change. */
type AuthorizedChange = Delivery & { change: number }
type Entry = readonly [number, Change]

export async function authorizeChanges(
  db: Db,
  audience: Audience,
  entries: readonly Entry[],
): Promise<AuthorizedChange[]> {
  const deleted = entries.filter(([, { type }]) => type === 'DELETE')
  const changed = entries.filter(([, { type }]) => type !== 'DELETE')
  return [
    ...(changed.length > 0 ? await authorizeChanged(db, audience, changed) : []),
    ...(deleted.length > 0 ? await authorizeDeleted(db, audience, deleted) : []),
  ]
}

async function authorizeChanged(
  db: Db,
  { role, table, groups, filters, reading }: Audience,
  entries: readonly Entry[],
): Promise<AuthorizedChange[]> {
  // A row that changed several times is read once.
  const items = new Map(entries.map(([, { ids }]) => [keyOf(ids, table), ids]))
  const itemIndex = indexByKey(items.keys())
  const rows = await readChangedRows(
    db,
    role,
    reading,
    [...items.values()].map((ids, item) => ({ ...ids, item })),
  )
  const byItem = new Map(rows.map((row) => [row.item, row]))
  return entries.flatMap(([change, entry]) => {
    const row = byItem.get(itemIndex.get(keyOf(entry.ids, table)) ?? -1)
    if (!row) return []
    const write = memoize((binding) => writeData(entry, table, row, binding))
    const isMet = ({ filter }: Binding['request']) =>
      filter === undefined || row.matches[filters.get(filter) ?? -1] === true
    return viewersOf(row, groups)
      .filter((binding) => wants(binding, entry) && isMet(binding.request))
      .map((binding) => ({ change, binding, data: write(binding) }))
  })
}

const viewersOf = ({ viewers }: ChangedRow, groups: Audience['groups']): Binding[] =>
  viewers.flatMap((caller) => groups[caller]?.bindings ?? [])

const wants = ({ request: { event } }: Binding, { type }: Change) => event === '*' || event === type

async function authorizeDeleted(
  db: Db,
  { role, table, groups }: Audience,
  entries: readonly Entry[],
): Promise<AuthorizedChange[]> {
  const viewers = await findDeletedViewers(db, role, {
    table,
    items: entries.map(([, { ids }]) => ids),
    callers: groups.map(({ claims }) => claims),
  })
  return viewers.flatMap(({ caller, item }) => {
    const [change, entry] = entries[item] ?? []
    if (change === undefined || !entry) return []
    return (groups[caller]?.bindings ?? [])
      .filter((binding) => wants(binding, entry) && matchesIds(binding.conditions, entry.ids))
      .map((binding) => ({ change, binding, data: writeData(entry, table, undefined, binding) }))
  })
}

/** One text for all who chose the same columns. */
function memoize(write: (binding: Binding) => string): (binding: Binding) => string {
  const written = new Map<string, string>()
  return (binding) => {
    const key = binding.request.select ? JSON.stringify(binding.request.select) : ''
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
