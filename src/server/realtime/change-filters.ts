// A request for postgres_changes: event, table, filter and columns; and the filter as SQL. Patterns are refused, because they would run
// for every change.
import { quoteName } from '#server/db/quote.ts'
import type { WatchedColumn, WatchedTable } from '#server/stores/realtime.ts'
import { isObject } from './frames.ts'
import { limits } from './limits.ts'

const events = ['*', 'INSERT', 'UPDATE', 'DELETE'] as const

export interface ChangeRequest {
  event: (typeof events)[number]
  schema: string
  /** Undefined for every table of the schema. */
  table: string | undefined
  filter: string | undefined
  select: string[] | undefined
}

export interface Condition {
  column: string
  isNegated: boolean
  operator: 'eq' | 'neq' | 'lt' | 'lte' | 'gt' | 'gte' | 'in' | 'is' | 'isdistinct'
  values: string[]
}

/** The request as the client sent it, or what is wrong with it. */
export function readChangeRequest(request: unknown): ChangeRequest | string {
  if (!isObject(request)) return 'postgres_changes must be a list of objects'
  const { schema = 'public', table, filter, select } = request
  const name = typeof request.event === 'string' ? request.event.toUpperCase() : ''
  const event = events.find((known) => known === name)
  if (!event) return 'The event must be *, INSERT, UPDATE or DELETE'
  if (typeof schema !== 'string' || !isText(table)) return 'The schema and the table must be names'
  if (!isText(filter) || isTooLong(filter)) return 'The filter must be a string of up to 2,000 characters'
  if (!isSelection(select)) return 'select must be a list of columns'
  return {
    event,
    schema,
    table: orUndefined(table === '*' ? '' : table),
    filter: orUndefined(filter),
    select: select?.length ? select : undefined,
  }
}

const isTooLong = (text: string | null | undefined) => (text ?? '').length > limits.filterLength
const orUndefined = (text: string | null | undefined) => text || undefined

const isText = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string'

const isSelection = (value: unknown): value is string[] | undefined =>
  value === undefined ||
  (Array.isArray(value) && value.length <= 200 && value.every((name) => typeof name === 'string'))

const operators: Record<Condition['operator'], string> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: '= any',
  is: 'is',
  isdistinct: 'is distinct from',
}
const isOperator = (name: string): name is Condition['operator'] => Object.hasOwn(operators, name)

/** `a=eq.1,b=in.(x,"y,z")` as conditions that must all be true, or what is wrong. */
export function readFilter(text: string): Condition[] | string {
  const conditions: Condition[] = []
  for (const part of splitOutside(text)) {
    const equals = part.indexOf('=')
    const [first = '', ...rest] = part.slice(equals + 1).split('.')
    const isNegated = first === 'not'
    const operator = isNegated ? (rest.shift() ?? '') : first
    const value = rest.join('.')
    if (equals < 1) return `“${part.slice(0, 100)}” is not a filter such as id=eq.1`
    if (!isOperator(operator)) return `The filter operator “${operator.slice(0, 20)}” is not available here`
    conditions.push({
      column: part.slice(0, equals).trim(),
      isNegated,
      operator,
      values: readValues(operator, value),
    })
  }
  return conditions
}

function readValues(operator: Condition['operator'], value: string): string[] {
  if (operator !== 'in') return [unquote(value)]
  const inner = value.startsWith('(') && value.endsWith(')') ? value.slice(1, -1) : value
  return splitOutside(inner).map(unquote)
}

/** Splits at commas that are neither in quotes nor in parentheses. */
function splitOutside(text: string): string[] {
  const parts = ['']
  let depth = 0
  // A quoted text with its escapes, or one character.
  for (const [piece] of text.matchAll(/"(?:[^"\\]|\\.)*"|./gs)) {
    if (piece === '(') depth += 1
    if (piece === ')') depth -= 1
    if (piece === ',' && depth <= 0) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts
}

const unquote = (value: string): string =>
  value.length > 1 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1).replace(/\\(.)/gs, '$1')
    : value

const isValues = ['null', 'true', 'false', 'unknown']

/** Says what keeps the conditions from being put to this table. */
export function findProblem(conditions: readonly Condition[], { columns }: WatchedTable): string | undefined {
  for (const { column, operator, values } of conditions) {
    const known = columns.find(({ name }) => name === column)
    if (!known) return `There is no column “${column.slice(0, 63)}” to filter by`
    if (operator === 'is' && !isValues.includes(values[0]?.toLowerCase() ?? ''))
      return 'The filter operator “is” takes null, true, false or unknown'
    if (operator === 'is' && values[0]?.toLowerCase() !== 'null' && known.type !== 'bool')
      return `The column “${column}” is not true or false`
  }
  return undefined
}

/** The conditions as one SQL expression over t; the values go to `operands`, which the statement has as operands.list. */
export function writeConditions(
  conditions: readonly Condition[],
  columns: readonly WatchedColumn[],
  operands: unknown[],
): string {
  const written = conditions.map(({ column, operator, isNegated, values }) => {
    const name = `t.${quoteName(column)}`
    const type = columns.find((known) => known.name === column)?.sql ?? 'text'
    const word = operators[operator]
    let condition: string
    if (operator === 'is') condition = `${name} is ${readIs(values[0])}`
    else {
      operands.push(operator === 'in' ? values : values[0])
      const place = operands.length - 1
      condition =
        operator === 'in'
          ? `${name} = any(array(select value::${type} from jsonb_array_elements_text(operands.list -> ${place}) as value))`
          : `${name} ${word} (operands.list ->> ${place})::${type}`
    }
    return isNegated ? `not (${condition})` : `(${condition})`
  })
  return `coalesce(${written.join(' and ')}, false)`
}

const readIs = (value: string | undefined) =>
  isValues.find((known) => known === value?.toLowerCase()) ?? 'null'

/** Whether a deleted row, of which only ids are known, meets the conditions. */
export function matchesIds(conditions: readonly Condition[], ids: Record<string, unknown>): boolean {
  return conditions.every(({ column, operator, isNegated, values }) => {
    const value = ids[column]
    if (value === undefined || value === null) return false
    const isListed = values.some((wanted) => wanted.toLowerCase() === String(value).toLowerCase())
    if (operator === 'eq' || operator === 'in') return isListed !== isNegated
    if (operator === 'neq' || operator === 'isdistinct') return isListed === isNegated
    return false
  })
}
