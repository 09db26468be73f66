// The body of an insert or update: must be JSON whose keys are columns. The text itself goes to PostgreSQL unchanged, so that
// numbers keep every digit.

import { isDeepValue, jsonDepth } from '#server/http/json-shape.ts'
import { restErrors } from './errors.ts'
import { limits } from './limits.ts'
import type { RestRequest } from './request.ts'
import type { Column, Table } from './schema-cache.ts'

export interface InsertPayload {
  columns: Column[]
  /** Rows can differ in which identity columns they leave to PostgreSQL: one entry per combination of omitted columns. */
  leftOut: Column[][]
  /** A JSON array of objects. */
  body: string
  rows: number
  /** Missing keys take the column's default instead of null. */
  defaults: boolean
}

type JsonObject = Record<string, unknown>

export function readInsertPayload(request: RestRequest, table: Table): InsertPayload {
  const parsed = request.json()
  const objects = Array.isArray(parsed) ? parsed : [parsed]
  if (objects.length > limits.insertedRows) throw restErrors.tooManyRows(limits.insertedRows)
  if (!objects.every(isObject))
    throw restErrors.invalid('The request body must be an object or an array of objects.')
  const asked = findColumns(request.columns ?? commonKeys(objects), table)
  const defaults = request.preferences.missing === 'default'
  // A column that no row has is left to PostgreSQL, which then requires no privilege on its sequence.
  const columns = defaults
    ? asked.filter(({ name }) => objects.some((row) => Object.hasOwn(row, name)))
    : asked
  return {
    columns,
    leftOut: defaults ? findLeftOut(columns, objects) : [[]],
    body: Array.isArray(parsed) ? request.body : `[${request.body}]`,
    rows: objects.length,
    defaults,
  }
}

/** The combinations of identity columns that rows omit, in the order of the rows. */
function findLeftOut(columns: Column[], objects: JsonObject[]): Column[][] {
  const identities = columns.filter(({ isIdentity }) => isIdentity)
  const combinations = objects.map((row) => identities.filter(({ name }) => !Object.hasOwn(row, name)))
  return [...Map.groupBy(combinations, (left) => left.map(({ name }) => name).join()).values()].map(
    ([first = []]) => first,
  )
}

export function readUpdatePayload(request: RestRequest, table: Table): { columns: Column[]; body: string } {
  const parsed = request.json()
  const object = Array.isArray(parsed) && parsed.length === 1 ? parsed[0] : parsed
  if (!isObject(object)) throw restErrors.invalid('The request body must be one object.')
  const names = request.columns ?? Object.keys(object)
  return {
    columns: findColumns(names, table),
    body: Array.isArray(parsed) ? JSON.stringify(object) : request.body,
  }
}

function commonKeys(objects: JsonObject[]): string[] {
  const keys = Object.keys(objects[0] ?? {})
  const same = objects.every((object) => {
    const own = Object.keys(object)
    return own.length === keys.length && own.every((key) => Object.hasOwn(objects[0] ?? {}, key))
  })
  if (!same) throw restErrors.invalid('All object keys must match')
  return keys
}

function findColumns(names: string[], table: Table): Column[] {
  return names.map((name) => {
    const column = table.columns.get(name)
    if (!column) throw restErrors.unknownColumn(name, table.name)
    return column
  })
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** For values that PostgreSQL may parse as JSON. */
export function refuseDeepValue(value: string): void {
  if (isDeepValue(value)) throw restErrors.valueTooDeep(jsonDepth)
}
