// The types a selected column may be cast to, and their SQL names.
import { restErrors } from './errors.ts'
import { nameOf, type Schema } from './schema-cache.ts'

/** Names that SQL has and the catalog lacks, or has with another meaning (`bit` alone is one bit). */
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

/** Types with a grammar of their own. Stored text, with unlimited nesting, must not be parsed as one of them. */
const languages = new Set(['json', 'jsonb', 'jsonpath', 'tsquery', 'xml'])
const jsonTypes = new Set(['json', 'jsonb'])

/** The SQL of a cast. Throws for an unknown type, or one that would parse stored text. */
export function readCast(cast: string, from: string, schema: Schema, schemaName: string): string {
  const elementType = cast.replace(/\[\]$/, '')
  const type = aliases.has(elementType)
    ? { sql: elementType, base: elementType }
    : findType(elementType, schema, schemaName)
  if (!type) throw restErrors.unknownType(elementType)
  const base = type.base.replace(/\[\]$/, '')
  const fromJson = jsonTypes.has(base) && jsonTypes.has(from)
  // The reg… types look up names in the catalog, which would reveal what hidden schemas contain.
  const looksUp = /^reg[a-z]+$/.test(base)
  if ((languages.has(base) || looksUp) && !fromJson) throw restErrors.noCast(from, cast)
  return type.sql + cast.slice(elementType.length)
}

/** PostgreSQL's own types first, then those of the table's schema, then those of public. */
function findType(name: string, { types }: Schema, schemaName: string) {
  const places = ['pg_catalog', schemaName, 'public']
  return places.map((place) => types.get(nameOf(place, name))).find((type) => type !== undefined)
}
