// Inserts, updates and deletes as SQL. PostgreSQL parses the JSON of the body, so coercion errors are its own.
import { quoteName, quoteTable } from '#server/db/quote.ts'
import { whereClause } from './conditions.ts'
import type { InsertPayload } from './payload.ts'
import type { Conflict, Plan, PlannedField } from './plan.ts'
import type { SelectItem } from './query/select.ts'
import { type RenderOptions, selectList, wrapRows } from './rows.ts'
import type { Column, Table } from './schema-cache.ts'
import type { Statement } from './statement.ts'

type Select = readonly SelectItem<PlannedField>[]

export function renderInsert(
  statement: Statement,
  plan: Extract<Plan, { kind: 'insert' }>,
  options: RenderOptions,
): string {
  const { table, payload, conflict, select } = plan
  const media = options.returning ? options.media : undefined
  if (payload.rows === 0) return renderNothing(statement, table, select, options)
  const inserts = insertedValues(statement, payload).map(
    (values) =>
      `insert into ${quoteTable(table)} as t ${values}${conflictClause(conflict, payload.columns)} returning `,
  )
  if (conflict?.action !== 'merge') {
    const rows = inserts.map((insert) => insert + returned(statement, select, options))
    return `with ${together('source', rows)} ${wrapRows(media)}`
  }
  const columns = options.returning ? `, ${selectList(statement, select)}` : ''
  const names = options.returning ? outputNames(select, table) : []
  // By position, not by name: a name can be selected twice.
  const places = names.map((_, index) => `c${index}`)
  const shown = places.map((place, index) => `${place} as ${names[index]}`).join(', ') || '1 as changed'
  const rows = inserts.map((insert) => `${insert}t.xmax = 0${columns}`)
  return `with ${together('changed', rows, `(${['is_new', ...places].join(', ')})`)},
source as (select ${shown} from changed)
${wrapRows(media, 'null', '(select count(*) filter (where is_new) from changed)')}`
}

/** Usually one list of columns and values; more if rows differ in the identity columns they leave to PostgreSQL. */
function insertedValues(statement: Statement, { columns, leftOut, body, defaults }: InsertPayload): string[] {
  const elements = `json_array_elements(${statement.bind(body)}::json) as e(element)`
  if (columns.length === 0) return [`select from ${elements}`]
  const isGiven = ({ name }: Column) => `e.element::jsonb ? ${statement.bind(name)}::text`
  const rows = `${elements}, json_to_record(e.element) as r(${typed(columns)})`
  return leftOut.map((left) => {
    const own = columns.filter((column) => !left.includes(column))
    const values = own.map((column) => {
      const newValue = `r.${quoteName(column.name)}`
      if (!defaults || column.default === null) return newValue
      return `case when ${isGiven(column)} then ${newValue} else ${column.default} end`
    })
    const conditions = columns
      .filter(({ isIdentity }) => isIdentity && leftOut.length > 1)
      .map((column) => `${left.includes(column) ? 'not ' : ''}(${isGiven(column)})`)
    const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
    const names = own.length > 0 ? `(${own.map(({ name }) => quoteName(name)).join(', ')}) ` : ''
    return `${names}select ${values.join(', ')} from ${rows}${where}`
  })
}

/** The rows of several changes under one name. */
function together(name: string, changes: readonly string[], columns = ''): string {
  if (changes.length === 1) return `${name}${columns} as (${changes[0]})`
  const parts = changes.map((change, index) => `part${index}${columns} as (${change})`)
  const all = parts.map((_, index) => `select * from part${index}`).join(' union all ')
  return `${parts.join(', ')}, ${name} as (${all})`
}

function conflictClause(conflict: Conflict | undefined, columns: readonly Column[]): string {
  if (!conflict) return ''
  const target = ` on conflict (${conflict.columns.map(quoteName).join(', ')})`
  if (conflict.action === 'ignore') return `${target} do nothing`
  // The conflict's columns are equal by definition; setting them would only require a privilege.
  const others = columns.filter((column) => !conflict.columns.includes(column.name))
  const set = (others.length > 0 ? others : columns).map(
    ({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`,
  )
  return set.length > 0 ? `${target} do update set ${set.join(', ')}` : `${target} do nothing`
}

export function renderUpdate(
  statement: Statement,
  plan: Extract<Plan, { kind: 'update' }>,
  options: RenderOptions,
): string {
  const { table, columns, body, query } = plan
  if (columns.length === 0) return renderNothing(statement, table, query.select, options)
  const set = columns.map(({ name }) => `${quoteName(name)} = r.${quoteName(name)}`).join(', ')
  const newRows = `json_to_record(${statement.bind(body)}::json) as r(${typed(columns)})`
  const where = whereClause(statement, query.where)
  const update = `update ${quoteTable(table)} as t set ${set} from ${newRows}${where}`
  return changed(statement, update, query.select, options)
}

export function renderDelete(
  statement: Statement,
  plan: Extract<Plan, { kind: 'delete' }>,
  options: RenderOptions,
): string {
  const where = whereClause(statement, plan.query.where)
  return changed(statement, `delete from ${quoteTable(plan.table)} as t${where}`, plan.query.select, options)
}

function changed(statement: Statement, change: string, select: Select, options: RenderOptions): string {
  const source = `source as (${change} returning ${returned(statement, select, options)})`
  return `with ${source} ${wrapRows(options.returning ? options.media : undefined)}`
}

/** Rows are returned only on request: otherwise the caller needs no privilege to read them. */
function returned(statement: Statement, select: Select, { returning }: RenderOptions): string {
  return returning ? selectList(statement, select) : '1 as changed'
}

/** Nothing to write: the same result as a change that matched no row. */
function renderNothing(statement: Statement, table: Table, select: Select, options: RenderOptions): string {
  const columns = returned(statement, select, options)
  const source = `source as (select ${columns} from ${quoteTable(table)} as t where false)`
  return `with ${source} ${wrapRows(options.returning ? options.media : undefined)}`
}

function outputNames(select: Select, table: Table): string[] {
  return select.flatMap((item) =>
    item.kind === 'all'
      ? [...table.columns.keys()].map(quoteName)
      : [quoteName(item.alias ?? item.field.column.name)],
  )
}

const typed = (columns: readonly Column[]) =>
  columns.map(({ name, sql }) => `${quoteName(name)} ${sql}`).join(', ')
