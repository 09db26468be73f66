// The order parameter: `col.desc.nullslast,data->>city`.
import { restErrors } from '#server/rest/errors.ts'
import { limits } from '#server/rest/limits.ts'
import { type Field, readField } from './field.ts'
import { Scanner } from './scanner.ts'

/** `F` is the field as parsed, later the field as found in the table. */
export interface OrderTerm<F = Field> {
  field: F
  direction: 'asc' | 'desc'
  nulls: 'first' | 'last' | undefined
}

export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order')
  const terms: OrderTerm[] = []
  do {
    terms.push(readTerm(scanner))
    if (terms.length > limits.orderTerms) throw restErrors.tooManyItems('order', limits.orderTerms)
  } while (scanner.accept(','))
  scanner.expectEnd()
  return terms
}

function readTerm(scanner: Scanner): OrderTerm {
  const field = readField(scanner)
  if (scanner.startsWith('(')) throw restErrors.notEmbedded(field.name)
  const direction = scanner.match(/\.(?:asc|desc)(?![a-z])/y)
  const nulls = scanner.match(/\.nulls(?:first|last)(?![a-z])/y)
  if (scanner.startsWith('.')) throw scanner.failure('expecting asc, desc, nullsfirst or nullslast')
  return {
    field,
    direction: direction === '.desc' ? 'desc' : 'asc',
    nulls: nulls === '.nullsfirst' ? 'first' : nulls === '.nullslast' ? 'last' : undefined,
  }
}
