// A column, or a path into its JSON: `data->address->>city`, `items->0`.
import { restErrors } from '#server/rest/errors.ts'
import { limits } from '#server/rest/limits.ts'
import type { Scanner } from './scanner.ts'

export interface JsonStep {
  /** -> keeps JSON, ->> gives text. */
  operator: '->' | '->>'
  key: string
  /** A number between the arrows selects an array element. */
  isIndex: boolean
}

export interface Field {
  name: string
  path: JsonStep[]
}

/** Reads a name: quoted, or everything up to a reserved character. */
export function readName(scanner: Scanner): string {
  const start = scanner.position
  const name = scanner.quoted() ?? scanner.match(/(?:[^\s,.:()"'!&=|\\<>-]|-(?!>)| (?=[^\s,.:()"!-]))+/y)
  // A NUL would end the statement early.
  if (name && !name.includes('\0')) return name
  scanner.position = start
  throw scanner.failure('expecting a name')
}

export function readField(scanner: Scanner): Field {
  const name = readName(scanner)
  const path: JsonStep[] = []
  while (scanner.startsWith('->')) {
    const operator = scanner.accept('->>') ? '->>' : '->'
    if (operator === '->') scanner.expect('->')
    const quoted = scanner.quoted()
    const key = quoted ?? scanner.match(/[^\s,.:()"'<>-]+|-\d+/y)
    if (key === undefined) throw scanner.failure('expecting a JSON key')
    if (path.length === limits.pathSteps) throw restErrors.pathTooLong(limits.pathSteps)
    path.push({ operator, key, isIndex: quoted === undefined && /^-?\d+$/.test(key) })
  }
  return { name, path }
}
