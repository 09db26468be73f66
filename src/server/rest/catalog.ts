// The one statement that reads the catalog. It runs with an empty search path, so that every name and default in the result has
// its schema and means the same in every request.

/** A type: its readable name, its SQL (with schema, without length), and whether it is an array. */
export interface TypeName {
  type: string
  sql: string
  isArray: boolean
}

export interface CatalogColumn extends TypeName {
  name: string
  default: string | null
  isIdentity: boolean
}

export interface CatalogTable {
  schema: string
  name: string
  columns: CatalogColumn[] | null
  primaryKey: string[]
}

export interface CatalogRoutine {
  schema: string
  name: string
  args: (TypeName & { name: string; required: boolean; variadic: boolean; row: [string, string] | null })[]
  columns: CatalogColumn[] | null
  result: TypeName & { row: [string, string] | null }
  hasOutput: boolean
  returns: 'void' | 'scalar' | 'row'
  returnsSet: boolean
  readOnly: boolean
}

export interface Catalog {
  tables: CatalogTable[] | null
  routines: CatalogRoutine[] | null
  types: { schema: string; names: string[]; sql: string; base: string }[]
}

export const emptySearchPath = "select set_config('search_path', '', true)"

/** Values are compared and written as a domain's base type: the domain's length and checks apply to what is stored. */
const typesQuery = `
  steps(oid, base) as (
    select oid, oid from pg_type
    union all
    select s.oid, t.typbasetype from steps s join pg_type t on t.oid = s.base where t.typtype = 'd'),
  types as materialized (
    select s.oid, format_type(b.oid, null) as type, e.oid is not null as is_array,
      case when e.oid is null then quote_ident(n.nspname) || '.' || quote_ident(b.typname)
        else quote_ident(en.nspname) || '.' || quote_ident(e.typname) || '[]' end as sql,
      b.typrelid as relation,
      case when b.typrelid <> 0 then json_build_array(n.nspname, b.typname) end as row
    from steps s
    join pg_type b on b.oid = s.base and b.typtype <> 'd'
    join pg_namespace n on n.oid = b.typnamespace
    left join pg_type e on e.oid = b.typelem and e.typarray = b.oid
    left join pg_namespace en on en.oid = e.typnamespace)`

const typeMembers = (alias: string) =>
  `'type', ${alias}.type, 'sql', ${alias}.sql, 'isArray', ${alias}.is_array`

/** A domain may have a default of its own. */
const columnsOf = (relation: string) => `(
  select json_agg(json_build_object(
    'name', a.attname, ${typeMembers('ty')},
    'isIdentity', a.attidentity <> '',
    'default', case when a.attgenerated <> '' or a.attidentity <> '' then null
      else coalesce(pg_get_expr(d.adbin, d.adrelid), pg_get_expr(declared.typdefaultbin, 0)) end
  ) order by a.attnum)
  from pg_attribute a
  join types ty on ty.oid = a.atttypid
  join pg_type declared on declared.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped
)`

/** Inputs and outputs can be in any order. */
const parametersOf = (modes: string) => `
  (select a.name, a.type, a.mode, row_number() over (order by a.place) as place
   from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargnames, p.proargmodes::text[])
     with ordinality as a(type, name, mode, place)
   where coalesce(a.mode, 'i') in (${modes})) as a join types ty on ty.oid = a.type`

const argsOf = `coalesce((
  select json_agg(json_build_object(
    'name', coalesce(a.name, ''), ${typeMembers('ty')}, 'row', ty.row,
    'required', a.place <= p.pronargs - p.pronargdefaults,
    'variadic', coalesce(a.mode = 'v', false)) order by a.place)
  from ${parametersOf("'i', 'b', 'v'")}), '[]'::json)`

const outputColumns = `(
  select json_agg(json_build_object(
    'name', coalesce(nullif(a.name, ''), 'column' || a.place), ${typeMembers('ty')}, 'default', null, 'isIdentity', false) order by a.place)
  from ${parametersOf("'o', 'b', 't'")})`

const hasOutput = `coalesce(p.proargmodes::text[] && '{o,b,t}', false)`

export const catalogQuery = `
with recursive ${typesQuery}
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
      'args', ${argsOf},
      'columns', case when ${hasOutput} then ${outputColumns} when answer.relation <> 0 then ${columnsOf('answer.relation')} end,
      'result', json_build_object(${typeMembers('answer')}, 'row', answer.row),
      'hasOutput', ${hasOutput},
      'returns', case when p.prorettype = 'pg_catalog.void'::regtype then 'void'
        when ${hasOutput} or answer.relation <> 0 then 'row' else 'scalar' end,
      'returnsSet', p.proretset,
      'readOnly', p.provolatile <> 'v')
      order by p.pronargs, obj_description(p.oid, 'pg_proc') collate "C" nulls first,
        p.proargnames::text collate "C" nulls first, oidvectortypes(p.proargtypes) collate "C")
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join types answer on answer.oid = p.prorettype
    where n.nspname = any($1::text[]) and p.prokind = 'f' and answer.type not in ('trigger', 'event_trigger')
      and p.provariadic <> 'pg_catalog."any"'::regtype),
  'types', (
    select json_agg(json_build_object('schema', n.nspname, 'sql', quote_ident(n.nspname) || '.' || quote_ident(t.typname),
      'names', array[t.typname::text, format_type(t.oid, null)], 'base', ty.type))
    from pg_type t join pg_namespace n on n.oid = t.typnamespace join types ty on ty.oid = t.oid
    where (n.nspname = 'pg_catalog' or n.nspname = any($1::text[])) and t.typtype in ('b', 'd', 'e', 'r'))
) as catalog`
