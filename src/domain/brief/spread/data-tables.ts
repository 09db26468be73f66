// Finds tables of figures, so that their rows are told together with the table's caption and column names.
import type { SortedUnit } from '#domain/brief/unit.ts'

/** The rows of a table by index, with the column names if the first row has them. */
export interface DataTable {
  /** The line above the table. */
  caption: string
  columns: readonly string[]
  head: number | undefined
  rows: readonly number[]
}

const figure = /^(?:[A-Z]{0,2}[$€£])?[+-]?\d[\d.,]*(?: ?(?:%|\p{L}{1,10}))?$/u
const fewestRows = 2
const longestCaption = 100

const isRow = ({ cells = [] }: SortedUnit): boolean =>
  cells.length > 1 && !figure.test(cells[0] ?? '') && cells.slice(1).every((cell) => figure.test(cell))

/** Whether the row has the names of the columns: its cells are all years or all words. */
const isHead = ({ cells = [] }: SortedUnit, width: number): boolean =>
  (cells.length === width - 1 || cells.length === width) &&
  (cells.every((cell) => !/\d/.test(cell)) ||
    cells.slice(-(width - 1)).every((cell) => /^(?:19|20)\d\d$/.test(cell)))

export function findDataTables(units: readonly SortedUnit[]): DataTable[] {
  const tables: DataTable[] = []
  for (let at = 0; at < units.length; ) {
    const end = endOf(units, at)
    if (end - at >= fewestRows) tables.push(readTable(units, at, end))
    at = Math.max(at + 1, end)
  }
  return tables
}

/** The index after the last row with the same number of cells. */
function endOf(units: readonly SortedUnit[], start: number): number {
  const width = units[start]?.cells?.length
  let end = start
  while (end < units.length) {
    const unit = units[end]
    if (
      unit === undefined ||
      !isRow(unit) ||
      unit.cells?.length !== width ||
      unit.block !== units[start]?.block
    )
      break
    end++
  }
  return end
}

function readTable(units: readonly SortedUnit[], from: number, to: number): DataTable {
  const width = units[from]?.cells?.length ?? 0
  const [above, top] = [units[from - 1], units[from]]
  const hasHead = above !== undefined && above.block === top?.block && isHead(above, width)
  const first = hasHead ? from - 1 : from
  return {
    caption: readCaption(units, first),
    columns: hasHead ? (above.cells ?? []).slice(-(width - 1)) : [],
    head: hasHead ? from - 1 : undefined,
    rows: units.slice(from, to).map((_, index) => from + index),
  }
}

/** The line right above, without a number and brackets: "Table 2. Reasons for quitting (several answers)". */
function readCaption(units: readonly SortedUnit[], first: number): string {
  const line = units[first]?.line
  const above = units.slice(0, first).filter((unit) => unit.line === (line ?? 0) - 1)
  if (above.some(({ kind, cells }) => kind === 'private' || kind === 'foreign' || cells !== undefined))
    return ''
  const text = above
    .map((unit) => unit.text)
    .join(' ')
    .replace(/^(?:table|fig(?:ure)?)\.? ?\d{0,2}[.:)]? */iu, '')
    .replaceAll(/ ?\([^()]*\)/g, '')
    .replace(/[:.]$/u, '')
  return text.length <= longestCaption ? text : ''
}

/** Makes rows facts that were taken for parts of the message, if another row of the table is printed. Private rows stay private. */
export function spreadTables(units: readonly SortedUnit[]): void {
  const open = findDataTables(units)
    .map(({ rows, head }) => ({ rows: rows.flatMap((at) => units[at] ?? []), head }))
    .filter(({ rows }) => !rows.some(({ kind }) => kind === 'private' || kind === 'foreign'))
  if (!open.some(({ rows }) => rows.some(({ kind }) => kind === 'fact'))) return
  for (const { rows, head } of open) {
    for (const unit of rows) unit.kind = 'fact'
    const columns = head === undefined ? undefined : units[head]
    if (columns !== undefined) columns.kind = 'furniture'
  }
}
