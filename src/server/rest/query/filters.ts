// Filters and their logic: `age=gte.18`, `name=not.ilike.*x*`, `or=(a.eq.1,not.and(b.gt.2,c.is.null))`.

import { restErrors } from '#server/rest/errors.ts'
import { limits } from '#server/rest/limits.ts'
import { type Field, readField } from './field.ts'
import { Scanner } from './scanner.ts'

/** Operators that compare with one value, and whether they take `(any)` and `(all)`. */
const comparisons = {
  eq: true,
  gte: true,
  gt: true,
  lte: true,
  lt: true,
  like: true,
  ilike: true,
  match: true,
  imatch: true,
  neq: false,
  isdistinct: false,
  cs: false,
  cd: false,
  ov: false,
  sl: false,
  sr: false,
  nxr: false,
  nxl: false,
  adj: false,
} as const
export type Comparison = keyof typeof comparisons

const searches = ['fts', 'plfts', 'phfts', 'wfts'] as const
export type Search = (typeof searches)[number]

const truths = ['null', 'not_null', 'true', 'false', 'unknown'] as const
export type Truth = (typeof truths)[number]

export type Condition =
  | { operator: Comparison; value: string; quantifier: 'any' | 'all' | undefined }
  | { operator: 'in'; values: string[] }
  | { operator: 'is'; value: Truth }
  | { operator: Search; value: string; config: string | undefined }

/** A tree of filters; `F` is the field as parsed, later the field as found in the table. */
export type Logic<F = Field> =
  | { kind: 'filter'; field: F; negated: boolean; condition: Condition }
  | { kind: 'and' | 'or'; negated: boolean; parts: Logic<F>[] }

interface FilterBudget {
  /** The number of filters so far, over the whole request. */
  filters: number
  /** Values of array columns are in braces, which can contain commas. */
  isArray(field: Field): boolean
}

/** All filters and logic trees among the parameters of a query string. */
export function parseFilters(
  parameters: readonly (readonly [name: string, value: string])[],
  isArray: (field: Field) => boolean = () => false,
): Logic[] {
  const budget = { filters: 0, isArray }
  return parameters.map(([name, value]) => {
    const [, not, kind] = /^(not\.)?(and|or)$/.exec(name) ?? []
    return kind
      ? parseLogic(kind as 'and' | 'or', Boolean(not), value, budget)
      : parseFilter(name, value, budget)
  })
}

function parseFilter(key: string, text: string, budget: FilterBudget): Logic {
  const name = new Scanner(key, 'filter')
  const field = readField(name)
  if (name.startsWith('.')) throw restErrors.notEmbedded(field.name)
  name.expectEnd()
  const scanner = new Scanner(text, 'filter')
  const filter = readFilter(scanner, field, budget, /.*/sy)
  scanner.expectEnd()
  return filter
}

/** The value of `and=` or `or=`, after an optional `not.` before the name. */
function parseLogic(kind: 'and' | 'or', negated: boolean, text: string, budget: FilterBudget): Logic {
  const scanner = new Scanner(text, 'logic tree')
  const logic = readGroup(scanner, kind, negated, budget, 1)
  scanner.expectEnd()
  return logic
}

function readGroup(
  scanner: Scanner,
  kind: 'and' | 'or',
  negated: boolean,
  budget: FilterBudget,
  depth: number,
): Logic {
  if (depth > limits.logicDepth) throw restErrors.tooDeep(limits.logicDepth)
  scanner.expect('(')
  const parts: Logic[] = []
  do {
    scanner.match(/\s*/y)
    parts.push(readPart(scanner, budget, depth))
    scanner.match(/\s*/y)
  } while (scanner.accept(','))
  scanner.expect(')')
  return { kind, negated, parts }
}

function readPart(scanner: Scanner, budget: FilterBudget, depth: number): Logic {
  const group = scanner.match(/(?:not\.)?(?:and|or)(?=\()/y)
  if (group)
    return readGroup(
      scanner,
      group.endsWith('and') ? 'and' : 'or',
      group.startsWith('not.'),
      budget,
      depth + 1,
    )
  const field = readField(scanner)
  scanner.expect('.')
  // Inside a tree an unquoted value ends at a comma or a bracket; quotes and array braces can contain both.
  return readFilter(scanner, field, budget, /\{(?:"(?:[^"\\]|\\.)*"|[^}"])*\}(?=[,)]|$)|[^,)]*/sy)
}

function readFilter(scanner: Scanner, field: Field, budget: FilterBudget, bare: RegExp): Logic {
  budget.filters += 1
  if (budget.filters > limits.filters) throw restErrors.tooManyFilters(limits.filters)
  const negated = scanner.accept('not.')
  const condition = readCondition(scanner, bare, () => budget.isArray(field))
  return { kind: 'filter', field, negated, condition }
}

function readCondition(scanner: Scanner, bare: RegExp, isArray: () => boolean): Condition {
  const start = scanner.position
  const operator = scanner.match(/[a-z]+/y) ?? ''
  if (operator === 'in') return { operator, values: readList(scanner, isArray()) }
  if (operator === 'is') return { operator, value: readTruth(scanner) }
  if (isSearch(operator)) return readSearch(scanner, operator, bare)
  if (isComparison(operator)) return readComparison(scanner, operator, bare)
  scanner.position = start
  throw scanner.failure('expecting an operator such as eq, gt, like, in or is')
}

/** Whether a value of the query string starts like a condition. */
export function hasOperator(value: string): boolean {
  const [, operator = ''] = /^(?:not\.)?([a-z]+)(?:\([^)]*\))?\./.exec(value) ?? []
  return operator === 'in' || operator === 'is' || isSearch(operator) || isComparison(operator)
}

const isComparison = (word: string): word is Comparison => Object.hasOwn(comparisons, word)
const isSearch = (word: string): word is Search => searches.some((search) => search === word)

function readComparison(scanner: Scanner, operator: Comparison, bare: RegExp): Condition {
  const quantifier = comparisons[operator] ? scanner.match(/\((?:any|all)\)/y)?.slice(1, -1) : undefined
  scanner.expect('.')
  const value = patterns.has(operator) ? readPattern(scanner, bare) : readValue(scanner, bare)
  return { operator, value, quantifier: quantifier as 'any' | 'all' | undefined }
}

/** Operators whose value PostgreSQL parses recursively. */
const patterns = new Set<Comparison>(['like', 'ilike', 'match', 'imatch'])

function readPattern(scanner: Scanner, bare: RegExp): string {
  const value = readValue(scanner, bare)
  if (value.length > limits.patternLength) throw restErrors.patternTooLong(limits.patternLength)
  return value
}

function readSearch(scanner: Scanner, operator: Search, bare: RegExp): Condition {
  // A name, never a number, which PostgreSQL would take for an object id.
  const config = scanner.match(/\([a-z_][\w.]*\)/iy)?.slice(1, -1)
  scanner.expect('.')
  const value = readPattern(scanner, bare)
  // PostgreSQL's parser allows 32 pending operators and fails at the next.
  if (/(?:[!-]\s*){32}/.test(value)) throw scanner.failure('expecting fewer negations in a row')
  return { operator, value, config }
}

/** Quotes around a value have a meaning only inside a logic tree. */
function readValue(scanner: Scanner, bare: RegExp): string {
  const inTree = scanner.subject === 'logic tree'
  return (inTree ? scanner.quoted() : undefined) ?? scanner.match(bare) ?? ''
}

function readTruth(scanner: Scanner): Truth {
  scanner.expect('.')
  const start = scanner.position
  const word = scanner.match(/[a-z_]+/iy)?.toLowerCase()
  const truth = truths.find((known) => known === word)
  if (truth) return truth
  scanner.position = start
  throw scanner.failure('expecting null, not_null, true, false or unknown')
}

function readList(scanner: Scanner, ofArrays: boolean): string[] {
  scanner.expect('.')
  scanner.expect('(')
  if (scanner.accept(')')) return []
  const values: string[] = []
  do {
    values.push((ofArrays ? readArray(scanner) : undefined) ?? readListItem(scanner))
    if (values.length > limits.listItems) throw restErrors.listTooLong(limits.listItems)
  } while (scanner.accept(','))
  scanner.expect(')')
  return values
}

/** An array in braces, with nested arrays and quoted values; undefined if none comes next. */
function readArray(scanner: Scanner): string | undefined {
  if (!scanner.startsWith('{')) return undefined
  const start = scanner.position
  let depth = 0
  do {
    const token = scanner.match(/[{}]|"(?:[^"\\]|\\.)*"|[^{}"]+/sy)
    if (token === undefined) throw scanner.failure('expecting "}"')
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
  } while (depth > 0)
  return scanner.text.slice(start, scanner.position)
}

/** Quotes count only around a whole value: `"a"b` is a value that contains quotes. */
function readListItem(scanner: Scanner): string {
  return (
    scanner
      .match(/"(?:[^"\\]|\\.)*"(?=[,)])/sy)
      ?.slice(1, -1)
      .replace(/\\(.)/gs, '$1') ??
    scanner.match(/[^,)]*/y) ??
    ''
  )
}
