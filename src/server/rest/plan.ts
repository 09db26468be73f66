// Stage two: looks up every name in the schema cache. The result can be rendered as SQL without further checks; unknown names are
// refused here, before a connection is used.
import { readCast } from './casts.ts'
import { restErrors } from './errors.ts'
import { limits } from './limits.ts'
import { PatternBudget } from './pattern-cost/budget.ts'
import { type InsertPayload, readInsertPayload, readUpdatePayload, refuseDeepValue } from './payload.ts'
import type { Field, JsonStep } from './query/field.ts'
import { type Condition, type Logic, parseFilters } from './query/filters.ts'
import type { OrderTerm } from './query/order.ts'
import type { SelectItem } from './query/select.ts'
import type { RestRequest } from './request.ts'
import { chooseRoutine, type Invocation } from './routine.ts'
import { type Column, nameOf, type Schema, type Table } from './schema-cache.ts'
import { closestName } from './suggest.ts'

/** An existing column and the path into its JSON. */
export interface PlannedField {
  column: Column
  path: JsonStep[]
  /** The type at the end of the path, which values are compared as. */
  type: string
  sql: string
  isArray: boolean
}

/** Where fields are looked up: a table, or a function that returns rows. */
type Source = Pick<Table, 'name' | 'columns' | 'computed'>

/** Rows of a table or a function: filters, order, columns and range. */
export interface Query {
  select: SelectItem<PlannedField>[]
  where: Logic<PlannedField>[]
  order: OrderTerm<PlannedField>[]
  limit: number
  offset: number
}

export type Plan =
  | { kind: 'read'; table: Table; query: Query }
  | {
      kind: 'insert'
      table: Table
      payload: InsertPayload
      conflict: Conflict | undefined
      select: SelectItem<PlannedField>[]
    }
  | { kind: 'update'; table: Table; columns: Column[]; body: string; query: Query }
  | { kind: 'delete'; table: Table; query: Query }
  | { kind: 'call'; invocation: Invocation; query: Query }

export interface Conflict {
  columns: string[]
  action: 'merge' | 'ignore'
}

export interface PlanOptions {
  /** The maximum number of rows in a response. */
  maxRows: number
}

export function makePlan(request: RestRequest, schema: Schema, options: PlanOptions): Plan {
  if (request.target.kind === 'rpc') return planCall(request, schema, options)
  const { schema: schemaName, name } = request.target
  const table = schema.tables.get(nameOf(schemaName, name))
  if (!table) {
    const names = [...schema.tables.values()]
      .filter((known) => known.schema === schemaName)
      .map((known) => known.name)
    const closest = closestName(name, names)
    throw restErrors.unknownTable(schemaName, name, closest && `${schemaName}.${closest}`)
  }
  const query = planQuery(request, table, schema, request.parameters, options)
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return { kind: 'read', table, query }
    case 'POST':
      return {
        kind: 'insert',
        table,
        payload: readInsertPayload(request, table),
        conflict: planConflict(request, table),
        // Only the key is read back if the client wants nothing but the location of the row.
        select: request.preferences.return === 'headers-only' ? keyFields(table) : query.select,
      }
    case 'PATCH':
      refuseWindow(request)
      return { kind: 'update', table, ...readUpdatePayload(request, table), query }
    case 'DELETE':
      refuseWindow(request)
      return { kind: 'delete', table, query }
    default:
      throw restErrors.unsupportedMethod(request.method)
  }
}

/** Limiting a change to some of the matching rows isn't supported; ignoring the limit would be worse. */
function refuseWindow(request: RestRequest): void {
  if (request.limit === undefined && request.offset === 0) return
  throw restErrors.unparsable(
    'limit',
    String(request.limit ?? request.offset),
    0,
    'PATCH and DELETE take no limit or offset',
  )
}

function planCall(request: RestRequest, schema: Schema, options: PlanOptions): Plan {
  if (request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'POST') {
    throw restErrors.unsupportedMethod(request.method)
  }
  const { invocation, filters } = chooseRoutine(request, schema)
  const { routine } = invocation
  if (
    request.preferences.maxAffected !== undefined &&
    request.preferences.handling === 'strict' &&
    !routine.returnsSet
  ) {
    throw restErrors.maxAffectedNeedsSet()
  }
  return {
    kind: 'call',
    invocation,
    query: planQuery(request, routine, schema, filters, options),
  }
}

function planQuery(
  request: RestRequest,
  source: Source,
  schema: Schema,
  parameters: RestRequest['parameters'],
  { maxRows }: PlanOptions,
): Query {
  const find = (field: Field) => findField(field, source)
  const cast = (type: string, from: string) => readCast(type, from, schema, request.target.schema)
  const budget = new PatternBudget()
  const filters = parseFilters(parameters, (field) => find(field).isArray)
  return {
    select: refuseRepeats(request.select).map((item) => planItem(item, find, cast)),
    where: filters.map((logic) => planLogic(logic, find, budget)),
    order: request.order.map((term) => ({ ...term, field: find(term.field) })),
    limit: Math.min(request.limit ?? maxRows, maxRows),
    offset: request.offset,
  }
}

function findField({ name, path }: Field, source: Source): PlannedField {
  const column = source.columns.get(name) ?? source.computed.get(name)
  if (!column) throw restErrors.missingColumn(name, source.name)
  const { type, sql, isArray } = path.at(-1)?.operator === '->>' ? text : column
  return { column, path, type, sql, isArray }
}

const text = { type: 'text', sql: 'pg_catalog.text', isArray: false }

/** A column under many names could turn a small table into a huge response. */
function refuseRepeats(items: SelectItem[]): SelectItem[] {
  const times = new Map<string, number>()
  for (const item of items) {
    if (item.kind === 'all') continue
    const { name, path } = item.field
    const [key, limit] = path.length > 0 ? [`${name}->`, limits.samePaths] : [name, limits.sameColumn]
    const count = (times.get(key) ?? 0) + 1
    if (count > limit) throw restErrors.repeatedColumn(name, limit)
    times.set(key, count)
  }
  return items
}

function planItem(
  item: SelectItem,
  find: (field: Field) => PlannedField,
  readType: (type: string, from: string) => string,
): SelectItem<PlannedField> {
  if (item.kind === 'all') return item
  const field = find(item.field)
  const cast = item.cast && readType(item.cast, field.type)
  // PostgreSQL would silently truncate a longer name.
  if (item.alias && Buffer.byteLength(item.alias) > 63)
    throw restErrors.invalid('An alias can be at most 63 bytes long.')
  return { ...item, field, cast }
}

function keyFields(table: Table): SelectItem<PlannedField>[] {
  return table.primaryKey.flatMap((name) => {
    const column = table.columns.get(name)
    return column
      ? [
          {
            kind: 'field' as const,
            field: { ...column, column, path: [] },
            alias: name,
            cast: text.sql,
          },
        ]
      : []
  })
}

function planLogic(
  logic: Logic,
  find: (field: Field) => PlannedField,
  budget: PatternBudget,
): Logic<PlannedField> {
  if (logic.kind === 'filter') {
    const field = find(logic.field)
    if (field.type !== 'text') valuesOf(logic.condition).forEach(refuseDeepValue)
    return { ...logic, field, condition: budget.check(logic.condition, field.type) }
  }
  return { ...logic, parts: logic.parts.map((part) => planLogic(part, find, budget)) }
}

function valuesOf(condition: Condition): readonly string[] {
  return condition.operator === 'in' ? condition.values : [condition.value]
}

function planConflict(request: RestRequest, table: Table): Conflict | undefined {
  if (!request.preferences.resolution) return undefined
  const columns = request.onConflict ?? table.primaryKey
  for (const name of columns) {
    if (!table.columns.has(name)) throw restErrors.unknownColumn(name, table.name)
  }
  if (columns.length === 0) return undefined
  return { columns, action: request.preferences.resolution === 'merge-duplicates' ? 'merge' : 'ignore' }
}
