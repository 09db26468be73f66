// What the exposed schemas hold, read from the catalogue: tables with their columns, functions with their arguments. Only
// names found here reach SQL. A miss reads the catalogue again, so new tables need neither code nor a restart.
import type { Db } from '#server/db/db.ts'

export interface Column {
  name: string
  /** The type's name as SQL writes it, without length. */
  type: string
  /** SQL of its default, from the catalogue. */
  default: string | null
  /** A value may be written to it: neither generated nor always an identity. */
  writable: boolean
}

export interface Table {
  schema: string
  name: string
  columns: Map<string, Column>
  primaryKey: string[]
}

export interface Argument {
  name: string
  type: string
  required: boolean
}

export interface Routine {
  schema: string
  name: string
  args: Argument[]
  /** Columns of what it answers, when that is a row. */
  columns: Map<string, Column>
  returns: 'void' | 'scalar' | 'row'
  returnsSet: boolean
  readOnly: boolean
}

export interface Schema {
  tables: Map<string, Table>
  routines: Map<string, Routine[]>
  types: Set<string>
}

export interface SchemaCache {
  /** The catalogue as last read; the first call reads it. */
  current(): Promise<Schema>
  /** Reads it again, unless that was just done; answers whether it did. */
  refresh(): Promise<boolean>
}

/** A client asking for nonsense must not make us read the catalogue without end. */
const shortestWait = 250

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
    // A failed reading is forgotten, so that the next request tries again.
    reading.catch(() => {
      known = undefined
    })
    known = reading
    return reading
  }
  return {
    current: () => known ?? read(),
    async refresh() {
      // A reading under way is waited for: it may hold the name that was missed.
      if (known && !isReading && now() - readAt < shortestWait) return false
      await (isReading && known ? known : read())
      return true
    },
  }
}

/** Names of types that SQL knows and the catalogue does not. */
const typeAliases = [
  'int',
  'decimal',
  'dec',
  'float',
  'char',
  'character',
  'character varying',
  'timestamp',
  'time',
]

export const nameOf = (schema: string, name: string): string => JSON.stringify([schema, name])

async function readSchema(db: Db, schemas: readonly string[]): Promise<Schema> {
  const [row] = await db.query<{ catalogue: Catalogue }>(catalogueQuery, [[...schemas]])
  if (!row) throw new Error('The catalogue answered nothing.')
  const routines = new Map<string, Routine[]>()
  for (const routine of row.catalogue.routines ?? []) {
    const key = nameOf(routine.schema, routine.name)
    routines.set(key, [...(routines.get(key) ?? []), { ...routine, columns: byName(routine.columns) }])
  }
  const tables = (row.catalogue.tables ?? []).map((table) => ({ ...table, columns: byName(table.columns) }))
  return {
    tables: new Map(tables.map((table) => [nameOf(table.schema, table.name), table])),
    routines,
    types: new Set([...row.catalogue.types, ...typeAliases]),
  }
}

const byName = (columns: Column[] | null) => new Map((columns ?? []).map((column) => [column.name, column]))

interface Catalogue {
  tables: (Omit<Table, 'columns'> & { columns: Column[] | null })[] | null
  routines: (Omit<Routine, 'columns'> & { columns: Column[] | null })[] | null
  types: string[]
}

const columnsOf = (relation: string) => `(
  select json_agg(json_build_object(
    'name', a.attname,
    'type', format_type(a.atttypid, null),
    'default', pg_get_expr(d.adbin, d.adrelid),
    'writable', a.attgenerated = '' and a.attidentity <> 'a'
  ) order by a.attnum)
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum and a.attgenerated = ''
  where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped
)`

// Output columns (OUT, TABLE) stand after the inputs in the argument arrays, so inputs are counted by pronargs.
const catalogueQuery = `
select json_build_object(
  'tables', (
    select json_agg(json_build_object(
      'schema', n.nspname, 'name', c.relname, 'columns', ${columnsOf('c.oid')},
      'primaryKey', coalesce((
        select json_agg(a.attname order by array_position(i.indkey::smallint[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]'::json)))
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1::text[]) and c.relkind in ('r', 'v', 'm', 'p', 'f')),
  'routines', (
    select json_agg(json_build_object(
      'schema', n.nspname, 'name', p.proname,
      'args', coalesce((
        select json_agg(json_build_object(
          'name', coalesce(p.proargnames[g.i], ''),
          'type', format_type(p.proargtypes[g.i - 1], null),
          'required', g.i <= p.pronargs - p.pronargdefaults) order by g.i)
        from generate_series(1, p.pronargs) as g(i)), '[]'::json),
      'columns', case when t.typrelid <> 0 then ${columnsOf('t.typrelid')} else (
        select json_agg(json_build_object('name', p.proargnames[g.i], 'type', format_type(p.proallargtypes[g.i], null),
          'default', null, 'writable', false) order by g.i)
        from generate_subscripts(p.proallargtypes, 1) as g(i) where p.proargmodes[g.i] in ('o', 'b', 't')) end,
      'returns', case when t.typname = 'void' then 'void' when t.typrelid <> 0 or t.typname = 'record' then 'row' else 'scalar' end,
      'returnsSet', p.proretset,
      'readOnly', p.provolatile <> 'v') order by p.oid)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
    where n.nspname = any($1::text[]) and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
      and p.provariadic = 0),
  'types', (
    select json_agg(distinct name) from pg_type t join pg_namespace n on n.oid = t.typnamespace
    cross join lateral (values (t.typname::text), (format_type(t.oid, null))) as names(name)
    where (n.nspname = 'pg_catalog' or n.nspname = any($1::text[])) and t.typtype in ('b', 'd', 'e', 'r'))
) as catalogue`
