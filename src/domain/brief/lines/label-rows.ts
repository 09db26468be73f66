// Reads rows of a pasted table that is a form: label in the first cell, answer in the second, remarks behind. Tables of figures, people or hours
// are no forms.
import type { LogicalLine } from './logical-lines.ts'

interface Cell {
  text: string
  from: number
}

/** Cell separators: tabs, bars, or three spaces. */
const cellSeparator = /\t+| ?\|(?= |$)|(?<=^) ?\| ?| {3,}/gu

/** The cells of a line with the position where each begins. */
function readCells(line: string): Cell[] {
  const cells: Cell[] = []
  let from = 0
  const add = (to: number): void => {
    const written = line.slice(from, to)
    const text = written.trim()
    if (text !== '') cells.push({ text, from: from + written.indexOf(text) })
  }
  for (const { 0: sign, index } of line.matchAll(cellSeparator)) {
    add(index)
    from = index + sign.length
  }
  add(line.length)
  return cells
}

const headOfLabels =
  /^(?:items?|fields?|questions?|topics?|categor(?:y|ies)|what|element|section|points?|detail|info(?:rmation)?|subject|label|#)$/iu
const headOfAnswers =
  /^(?:details?|answers?|info(?:rmation)?|values?|facts?|text|content|description|response|entry|input|copy|what we (?:have|know)|data)$/iu
const headOfRemarks =
  /^(?:(?:internal |our |pr |editor’s )?(?:notes?|comments?|remarks?)|status|source|owner|checked(?: by)?|ok\??|who|from|to do|open points?|confirmed\??|.*\b(?:print|public|publish|release|external|press|share|shareable|visible|visibility|disclose|confidential|approved|cleared)\b.*\??)$/iu
/** The values of a column for ticks. */
const tick = /^(?:y|yes|n|no|ok|okay|x|✓|✔|✅|✗|✘|❌|-|–|—|done|open|n\/a)\.?$/iu

/** Labels that every form has; two of them show that the first column holds labels. */
const field =
  /^(?:(?:new |old |former |lead |main |press |media )?(?:company|hq|headquarters|founded|effective(?: date)?|organi[sz]ation|client|firm|news|announcement|headline|product|event|city|location|address|venue|date|when|where|why|who|what|opening|launch date|start(?: date)?|price|cost|investment|amount|jobs|wages|size|hours|tickets|quote|contact|about|boilerplate|background|name|title|role|position|spokesperson|partner|website|hiring|capacity|photos?))(?: \d| ?\(.*\)| for .*| of .*)?$/iu
const fewestRows = 3
const fewestFields = 3
const longestLabel = 40
const mostWords = 6

/** Whether the cell may be a label: a few words, no figure, no sentence. */
const isLabelLike = ({ text }: Cell): boolean =>
  text.length <= longestLabel &&
  /^\p{L}/u.test(text) &&
  text.split(' ').length <= mostWords &&
  !/[.!?,;:“”"]$/u.test(text)

interface Row {
  line: LogicalLine
  number: number
  cells: readonly Cell[]
}

/** The lines, with the rows of every table that is a form as "Label: answer". */
export function readFormRows(lines: readonly LogicalLine[]): LogicalLine[] {
  const read = [...lines]
  let hasForm = false
  for (const table of listTables(lines)) {
    const columns = table.slice(0, 1).find(namesColumns)
    const rows = (columns === undefined ? table : table.slice(1)).filter(({ cells }) => isLabeled(cells))
    // The form goes on below a table of figures.
    if (!isForm(rows, table, columns !== undefined) && !(hasForm && continuesForm(rows, table))) continue
    hasForm = true
    const isRemark = columns?.cells.map(({ text }) => headOfRemarks.test(text)) ?? []
    for (const { line, number, cells } of rows) read[number] = toField(line, cells, isRemark)
    if (columns !== undefined) read[columns.number] = { ...columns.line, isHead: true }
  }
  return read
}

const namesColumns = ({ cells: [first, ...rest] }: Row): boolean =>
  headOfLabels.test(first?.text ?? '') && rest.some(({ text }) => headOfAnswers.test(text))

const isLabeled = ([first]: readonly Cell[]): boolean => first !== undefined && isLabelLike(first)

/** Whether most rows begin with a label. Without a heading for the columns, some must be well-known labels. */
function isForm(rows: readonly Row[], table: readonly Row[], isNamed: boolean): boolean {
  if (rows.length < fewestRows || 2 * rows.length < table.length) return false
  return isNamed || rows.filter(({ cells }) => field.test(cells[0]?.text ?? '')).length >= fewestFields
}

const continuesForm = (rows: readonly Row[], table: readonly Row[]): boolean =>
  2 * rows.length > table.length && 2 * rows.filter(({ cells }) => isOfFigures(cells)).length < rows.length

const figure = /^[$€£]?\d[\d.,]*(?: ?(?:%|\p{L}{1,8}))?$/u
const isOfFigures = (cells: readonly Cell[]): boolean => cells.slice(1).every(({ text }) => figure.test(text))

/** The lines with cells, grouped into tables. */
function listTables(lines: readonly LogicalLine[]): Row[][] {
  const tables: Row[][] = []
  let last: LogicalLine | undefined
  for (const [number, line] of lines.entries()) {
    const cells = readCells(line.text)
    const isNext = last !== undefined && line.block === last.block
    last = cells.length < 2 ? undefined : line
    if (cells.length < 2) continue
    if (isNext) tables.at(-1)?.push({ line, number, cells })
    else tables.push([{ line, number, cells }])
  }
  return tables.filter(({ length }) => length >= fewestRows)
}

const quoted = /^[“"«„]/u
const signature = /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3}(?:,|$)/u

function toField(line: LogicalLine, [label, first, ...more]: readonly Cell[], isRemark: readonly boolean[]) {
  if (label === undefined || first === undefined) return line
  // A quotation and its speaker, whatever the column is called.
  const isSigned = quoted.test(first.text) && signature.test(more[0]?.text ?? '')
  const isBeside = ({ text }: Cell, index: number): boolean =>
    !(isSigned && index === 0) && (isRemark[index + 2] === true || tick.test(text))
  const answers = more.filter((cell, index) => !isBeside(cell, index))
  const remarks = more.filter(isBeside)
  const [remark] = remarks
  const end = remarks.at(-1)
  return {
    ...joinCells(line, [label, first, ...answers], isSigned ? ' - ' : '; '),
    ...(remark !== undefined &&
      end !== undefined && {
        remark: {
          text: remarks.map(({ text }) => text).join('; '),
          from: line.place(remark.from),
          to: line.place(end.from + end.text.length - 1) + 1,
        },
      }),
  }
}

/** The cells as one line that still knows where each letter was in the notes. */
function joinCells(line: LogicalLine, cells: readonly Cell[], sign: string): LogicalLine {
  let text = ''
  const starts = cells.map(({ text: cell, from }, index) => {
    text += index === 0 ? '' : index === 1 ? ': ' : sign
    const at = text.length
    text += cell
    return { at, from }
  })
  const place = (at: number): number => {
    const cell = starts.findLast((each) => each.at <= at) ?? starts[0]
    return line.place(cell === undefined ? at : cell.from + (at - cell.at))
  }
  return { ...line, text, place }
}
