// Which types a selected column may be turned into.
import { restErrors } from './errors.ts'

/** Types whose text is a language of its own: stored text, nested without limit, must not be read as one of them. */
const languages = new Set([
  'json',
  'jsonb',
  'jsonpath',
  'tsquery',
  'xml',
  'regtype',
  'regprocedure',
  'regoperator',
])
const jsonTypes = new Set(['json', 'jsonb'])

/** Refuses a cast to a type that is not there, or that would read stored text as a language. */
export function checkCast(cast: string, from: string, types: ReadonlySet<string>): void {
  const elementType = cast.replace(/\[\]$/, '')
  if (!types.has(elementType)) throw restErrors.unknownType(elementType)
  const base = elementType.toLowerCase().replace(/^_/, '')
  const fromJson = jsonTypes.has(base) && jsonTypes.has(from)
  if (languages.has(base) && !fromJson) throw restErrors.noCast(from, cast)
}
