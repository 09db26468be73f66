// The types a selected column may be cast to, and their SQL names.
import { restErrors } from './errors.ts'
import { nameOf, type Schema } from './schema-cache.ts'

/** Names that SQL knows and the catalog does not, or knows with another meaning (`bit` alone is one bit). */
const aliases = new Set([
  'int',
  'decimal',
  'dec',
  'float',
  'char',
  'character',
  'character varying',
  'bit',
  'timestamp',
  'time',
])

/** Types whose text is a language of its own: stored text, nested without limit, must not be read as one of them. */
const languages = new Set(['json', 'jsonb', 'jsonpath', 'tsquery', 'xml'])
const jsonTypes = new Set(['json', 'jsonb'])

/** The SQL of a cast; refuses a type that is not there, or that would read stored text as a language. */
export function readCast(cast: string, from: string, schema: Schema, schemaName: string): string {
  const elementType = cast.replace(/\[\]$/, '')
  const type = aliases.has(elementType)
    ? { sql: elementType, base: elementType }
    : findType(elementType, schema, schemaName)
  if (!type) throw restErrors.unknownType(elementType)
  const base = type.base.replace(/\[\]$/, '')
  const fromJson = jsonTypes.has(base) && jsonTypes.has(from)
  // The reg… types look a name up in the catalog: that would tell what hidden schemas hold.
  const looksUp = /^reg[a-z]+$/.test(base)
  if ((languages.has(base) || looksUp) && !fromJson) throw restErrors.noCast(from, cast)
  return type.sql + cast.slice(elementType.length)
}

/** PostgreSQL's own types first, then those beside the table, then the public ones. */
function findType(name: string, { types }: Schema, schemaName: string) {
  const places = ['pg_catalog', schemaName, 'public']
  return places.map((place) => types.get(nameOf(place, name))).find((type) => type !== undefined)
}
