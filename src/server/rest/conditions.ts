// Filters as SQL. Columns come from the schema cache; everything from the client becomes a bound value.

import { quoteName, quoteTable } from '#server/db/quote.ts'
import type { PlannedField } from './plan.ts'
import type { Condition, Logic, Search, Truth } from './query/filters.ts'
import type { Column } from './schema-cache.ts'
import type { Statement } from './statement.ts'

const operators = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const

const truths: Record<Truth, string> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
}

const searches: Record<Search, string> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}

/** Operators whose right side is text for any column. */
const textual = new Set(['like', 'ilike', 'match', 'imatch'])

/** The table or view that is read or changed is `t` in every statement. */
export function whereClause(statement: Statement, where: Logic<PlannedField>[]): string {
  if (where.length === 0) return ''
  return ` where ${where.map((logic) => logicSql(statement, logic)).join(' and ')}`
}

function logicSql(statement: Statement, logic: Logic<PlannedField>): string {
  const sql =
    logic.kind === 'filter'
      ? conditionSql(statement, fieldSql(statement, logic.field), logic.field, logic.condition)
      : logic.parts.map((part) => logicSql(statement, part)).join(` ${logic.kind} `)
  return logic.negated ? `not (${sql})` : `(${sql})`
}

/** A column or a path into its JSON. Keys are bound, since they come from the client. */
export function fieldSql(statement: Statement, { column, path }: PlannedField): string {
  const steps = path.map(
    ({ operator, key, isIndex }) => `${operator}${statement.bind(key)}::text${isIndex ? '::int' : ''}`,
  )
  return `${columnSql(column)}${steps.join('')}`
}

/** A column or a computed field. */
function columnSql({ name, computedBy }: Column): string {
  if (!computedBy) return `t.${quoteName(name)}`
  const { rowType } = computedBy
  return `${quoteTable(computedBy)}(${rowType ? `row(t.*)::${rowType}` : 't.*'})`
}

/** The type a value is compared as. */
type Compared = Pick<PlannedField, 'type' | 'sql' | 'isArray'>

/** Types that silently truncate a value: those are compared as text. */
const cutting = new Set(['pg_catalog."char"', 'pg_catalog.name'])

function conditionSql(statement: Statement, field: string, planned: Compared, condition: Condition): string {
  const compared = cutting.has(planned.sql) ? { ...planned, sql: 'text' } : planned
  switch (condition.operator) {
    case 'is':
      return `${field} ${truths[condition.value]}`
    case 'in':
      return listSql(statement, field, compared, condition.values)
    case 'fts':
    case 'plfts':
    case 'phfts':
    case 'wfts':
      return searchSql(statement, field, compared.type, condition)
    default:
      return comparisonSql(statement, field, compared, condition)
  }
}

function listSql(
  statement: Statement,
  field: string,
  { sql, isArray }: Compared,
  values: readonly string[],
): string {
  const bound = `${statement.bind(values)}::text[]`
  // An array of arrays would become a multidimensional array.
  return isArray ? `${field} in (${eachOf(bound, sql)})` : `${field} = any(${bound}::${sql}[])`
}

const eachOf = (list: string, sql: string) => `select value::${sql} from unnest(${list}) as listed(value)`

function searchSql(
  statement: Statement,
  field: string,
  type: string,
  { operator, value, config }: Extract<Condition, { operator: Search }>,
): string {
  const language = config === undefined ? '' : `${statement.bind(config)}::text::regconfig, `
  const document = type === 'tsvector' ? field : `to_tsvector(${language}${field})`
  return `${document} @@ ${searches[operator]}(${language}${statement.bind(value)}::text)`
}

function comparisonSql(
  statement: Statement,
  field: string,
  { sql, isArray }: Compared,
  { operator, value, quantifier }: Extract<Condition, { operator: keyof typeof operators }>,
): string {
  const isLike = operator === 'like' || operator === 'ilike'
  const bound = `${statement.bind(isLike ? value.replaceAll('*', '%') : value)}::text`
  const comparison = `${field} ${operators[operator]}`
  if (textual.has(operator))
    return quantifier ? `${comparison} ${quantifier} (${bound}::text[])` : `${comparison} ${bound}`
  if (!quantifier) return `${comparison} ${bound}::${sql}`
  return `${comparison} ${quantifier} (${isArray ? eachOf(`${bound}::text[]`, sql) : `${bound}::${sql}[]`})`
}
