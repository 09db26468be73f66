// What the exposed schemas contain, read from the catalog: tables with their columns, functions with their arguments. Only names
// found here reach SQL. A miss reads the catalog again, so new tables need neither code nor a restart.
import type { Db } from '#server/db/db.ts'
import { type Catalog, type CatalogRoutine, catalogQuery, emptySearchPath, type TypeName } from './catalog.ts'

export interface Column extends TypeName {
  name: string
  /** SQL of its default, from the catalog. */
  default: string | null
  /** Numbered by PostgreSQL. Only an insert that omits the column gets a number without a privilege on its sequence. */
  isIdentity: boolean
  /** A computed field: the function that computes it from the row, and the row's type if rows come from elsewhere. */
  computedBy?: { schema: string; name: string; rowType?: string }
}

export interface Table {
  schema: string
  name: string
  columns: Map<string, Column>
  /** Computed fields by name: read like columns, never written, not part of `*`. */
  computed: Map<string, Column>
  primaryKey: string[]
}

export interface Argument extends TypeName {
  /** Empty for an unnamed argument. */
  name: string
  required: boolean
  variadic: boolean
}

export interface Routine {
  schema: string
  name: string
  args: Argument[]
  /** Columns and computed fields of its result, if that is a row. */
  columns: Map<string, Column>
  computed: Map<string, Column>
  /** The row consists of output parameters. */
  hasOutput: boolean
  returns: 'void' | 'scalar' | 'row'
  returnsSet: boolean
  readOnly: boolean
}

export interface Schema {
  tables: Map<string, Table>
  routines: Map<string, Routine[]>
  /** Types that columns can be cast to, by schema and name: SQL and base type. */
  types: Map<string, { sql: string; base: string }>
}

export interface SchemaCache {
  /** The catalog as last read; the first call reads it. */
  current(): Promise<Schema>
  /** Reads the catalog again unless that was just done; returns whether it did. */
  refresh(): Promise<boolean>
}

/** Requests for unknown names must not make us read the catalog constantly. */
const minWaitMs = 250

export function createSchemaCache(
  db: Db,
  schemas: readonly string[],
  now: () => number = Date.now,
): SchemaCache {
  let known: Promise<Schema> | undefined
  let isReading = false
  let readAt = 0
  const read = () => {
    isReading = true
    readAt = now()
    const reading = readSchema(db, schemas).finally(() => {
      isReading = false
    })
    // A failed read isn't cached, so the next request retries.
    reading.catch(() => {
      known = undefined
    })
    known = reading
    return reading
  }
  return {
    current: () => known ?? read(),
    async refresh() {
      // Wait for a read in progress: it may have the missing name.
      if (known && !isReading && now() - readAt < minWaitMs) return false
      await (isReading && known ? known : read())
      return true
    },
  }
}

export const nameOf = (schema: string, name: string): string => JSON.stringify([schema, name])

async function readSchema(db: Db, schemas: readonly string[]): Promise<Schema> {
  const catalog = await db.tx(async (tx) => {
    await tx.query(emptySearchPath)
    const [row] = await tx.query<{ catalog: Catalog }>(catalogQuery, [[...schemas]])
    return row?.catalog
  })
  if (!catalog) throw new Error('The catalog returned nothing.')
  const computed = findComputed(catalog.routines ?? [])
  const tables = (catalog.tables ?? []).map((table) => ({
    ...table,
    columns: byName(table.columns),
    computed: computed.get(nameOf(table.schema, table.name)) ?? new Map(),
  }))
  return {
    tables: new Map(tables.map((table) => [nameOf(table.schema, table.name), table])),
    routines: findCallable(catalog.routines ?? [], computed),
    types: new Map(
      catalog.types.flatMap(({ schema, names, ...type }) =>
        names.map((name) => [nameOf(schema, name), type]),
      ),
    ),
  }
}

const byName = (columns: Column[] | null) => new Map((columns ?? []).map((column) => [column.name, column]))

type Computed = Map<string, Map<string, Column>>

/** Functions that take one row, in the schema of its table, by table. */
function findComputed(routines: readonly CatalogRoutine[]): Computed {
  const found: Computed = new Map()
  for (const { schema, name, args, result, returns, returnsSet } of routines) {
    const row = args.length === 1 && !returnsSet && returns !== 'void' ? args[0]?.row : null
    if (!row || row[0] !== schema) continue
    const table = nameOf(...row)
    const column = { ...result, name, default: null, isIdentity: false, computedBy: { schema, name } }
    found.set(table, (found.get(table) ?? new Map<string, Column>()).set(name, column))
  }
  return found
}

/** Types of a single unnamed argument that can receive the whole body. */
const bodyTypes = ['json', 'jsonb', 'text', 'bytea']

function findCallable(routines: readonly CatalogRoutine[], computed: Computed): Map<string, Routine[]> {
  const callable = new Map<string, Routine[]>()
  for (const routine of routines) {
    const { args, result, hasOutput } = routine
    const named = args.every(({ name }) => name !== '')
    if (!named && !(args.length === 1 && bodyTypes.includes(args[0]?.type ?? ''))) continue
    const key = nameOf(routine.schema, routine.name)
    const fields = !hasOutput && result.row ? computed.get(nameOf(...result.row)) : undefined
    const known = callable.get(key) ?? []
    known.push({ ...routine, columns: byName(routine.columns), computed: ofRow(fields, result.sql) })
    callable.set(key, known)
  }
  return callable
}

/** Computed fields of rows from a function, whose type must be given explicitly. */
function ofRow(fields: Map<string, Column> | undefined, rowType: string): Map<string, Column> {
  return new Map(
    [...(fields ?? [])].map(([name, column]) => [
      name,
      column.computedBy ? { ...column, computedBy: { ...column.computedBy, rowType } } : column,
    ]),
  )
}
