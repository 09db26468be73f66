// The select parameter: `*`, `col`, `alias:col`, `col::type`, JSON paths. Related tables and aggregates aren't supported and are
// refused with their own message.
import { restErrors } from '#server/rest/errors.ts'
import { limits } from '#server/rest/limits.ts'
import { type Field, readField } from './field.ts'
import { Scanner } from './scanner.ts'

/** `F` is the field as parsed, later the field as found in the table. */
export type SelectItem<F = Field> =
  | { kind: 'all' }
  | { kind: 'field'; field: F; alias: string | undefined; cast: string | undefined }

export function parseSelect(text: string): SelectItem[] {
  if (text.trim() === '') return []
  const scanner = new Scanner(text, 'select')
  const items: SelectItem[] = []
  do {
    scanner.match(/\s*/y)
    items.push(readItem(scanner))
    if (items.length > limits.selectItems) throw restErrors.tooManyItems('select', limits.selectItems)
    scanner.match(/\s*/y)
  } while (scanner.accept(','))
  scanner.expectEnd()
  return items
}

function readItem(scanner: Scanner): SelectItem {
  if (scanner.accept('*')) return { kind: 'all' }
  if (scanner.accept('...')) throw restErrors.noRelationship(readField(scanner).name)
  const first = readField(scanner)
  const hasAlias = scanner.startsWith(':') && !scanner.startsWith('::') && first.path.length === 0
  if (hasAlias) scanner.expect(':')
  const field = hasAlias ? readField(scanner) : first
  refuseRelation(scanner, field)
  const cast = scanner.accept('::') ? readCast(scanner) : undefined
  refuseAggregate(scanner)
  return { kind: 'field', field, alias: hasAlias ? first.name : defaultAlias(field), cast }
}

/** A JSON path without an alias is named by its last key. */
function defaultAlias({ path }: Field): string | undefined {
  return path.findLast((step) => !step.isIndex)?.key
}

function refuseRelation(scanner: Scanner, field: Field): void {
  if (scanner.startsWith('(') && field.name === 'count') throw restErrors.aggregatesOff()
  if (scanner.startsWith('(') || scanner.startsWith('!')) throw restErrors.noRelationship(field.name)
  refuseAggregate(scanner)
}

function refuseAggregate(scanner: Scanner): void {
  if (scanner.match(/\.(?:count|sum|avg|max|min)\(\)/y)) throw restErrors.aggregatesOff()
}

function readCast(scanner: Scanner): string {
  const type = scanner.match(/[a-zA-Z_]\w*(?: [a-zA-Z_]\w*)*(?:\[\])?/y)
  if (!type) throw scanner.failure('expecting a type')
  return type
}
