// Which types a selected column may be turned into.
import { restErrors } from './errors.ts'

/** Types whose text is a language of its own: stored text, nested without limit, must not be read as one of them. */
const languages = new Set(['json', 'jsonb', 'jsonpath', 'tsquery', 'xml'])
const jsonTypes = new Set(['json', 'jsonb'])

/** Refuses a cast to a type that is not there, or that would read stored text as a language. */
export function checkCast(cast: string, from: string, types: ReadonlySet<string>): void {
  const elementType = cast.replace(/\[\]$/, '')
  if (!types.has(elementType)) throw restErrors.unknownType(elementType)
  const base = elementType.toLowerCase().replace(/^_/, '')
  const fromJson = jsonTypes.has(base) && jsonTypes.has(from)
  // The reg… types look a name up in the catalogue: that would tell what hidden schemas hold.
  const looksUp = base.startsWith('reg')
  if ((languages.has(base) || looksUp) && !fromJson) throw restErrors.noCast(from, cast)
}
