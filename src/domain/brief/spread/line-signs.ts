// Finds marks that several lines share: an emoji, a code in brackets, a table cell. If most lines with a mark are kept out and most others are not,
// the mark means "not for print", and all lines with it are kept out.
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { type Line, splitCells } from './lines.ts'

const lead =
  /^[\s>*•▸▪◦–—-]{0,12}(?<sign>\p{Extended_Pictographic}|[[({][^\])}\n]{1,16}[\])}]|[+!#§†‡¶~^»%=?]{1,3}(?=\s)|\p{Lu}[\p{Lu}_-]{3,24}(?=:))/u
const tag = /[[(](?<sign>[\p{Lu}\p{Extended_Pictographic}*#!]{1,3})[\])]/u
const trail = /(?<sign>\p{Extended_Pictographic})\s*$/u

/** The marks of a line. */
function listSigns({ text }: Line): string[] {
  const signs = [lead, tag, trail].flatMap((pattern) => pattern.exec(text)?.groups?.sign?.toLowerCase() ?? [])
  const row = splitCells(text)
  const marked = row.flatMap((cell, index) =>
    index > 0 && row.length > 2 && /^[\p{L}\p{P}\p{S}]{1,12}$/u.test(cell)
      ? [`${index} ${cell.toLowerCase()}`]
      : [],
  )
  const shown = shapes.flatMap(([name, shape]) => (shape.test(text) ? [name] : []))
  return [...new Set([...signs, ...marked, ...shown])]
}

/** Layouts that set a line apart without a mark. */
const shapes: readonly (readonly [string, RegExp])[] = [
  ['capitals', /^(?=(?:[^\p{L}]*\p{L}){12})[^\p{Ll}]+$/u],
  ['footnote', /^\s*(?:[¹²³⁴-⁹]|\[\d{1,2}\])/u],
  ['brackets', /^\W{0,3}\([^()]{2,400}\)\W{0,3}$/u],
]

/** How many lines have the mark, and how many of them are kept out. */
interface Tally {
  lines: SortedUnit[][]
  closed: number
}

/** Makes all lines with a mark that mostly means silence unsure, so that a person decides. */
export function keepSignedOut(units: readonly SortedUnit[], lines: ReadonlyMap<number, Line>): void {
  const all: Tally = { lines: [], closed: 0 }
  const bySign = new Map<string, Tally>()
  for (const [number, own] of Map.groupBy(units, ({ line }) => line)) {
    const line = lines.get(number)
    if (line === undefined || own.every(isBesideTheMatter)) continue
    for (const tally of [all, ...listSigns(line).map((sign) => tallyOf(bySign, sign))]) count(tally, own)
  }
  const silencing = [...bySign.values()].filter((tally) => isSilencing(tally, all))
  for (const unit of silencing.flatMap((tally) => tally.lines.flat()))
    if (mayPrint(unit.kind)) unit.kind = 'unsure'
}

const isBesideTheMatter = ({ kind }: SortedUnit): boolean => kind === 'furniture' || kind === 'instruction'
const isKeptOut = ({ kind }: SortedUnit): boolean =>
  kind === 'private' || kind === 'foreign' || kind === 'unsure'

function tallyOf(bySign: Map<string, Tally>, sign: string): Tally {
  const tally = bySign.get(sign) ?? { lines: [], closed: 0 }
  bySign.set(sign, tally)
  return tally
}

function count(tally: Tally, line: SortedUnit[]): void {
  tally.lines.push(line)
  if (line.some(isKeptOut)) tally.closed++
}

/** Whether the mark means silence: at least two lines have it, half of them or more are kept out, and fewer of the others are. */
function isSilencing({ lines, closed }: Tally, all: Tally): boolean {
  const others = all.lines.length - lines.length
  if (lines.length < 2 || others < 2 || 2 * closed < lines.length) return false
  return (all.closed - closed) / others < closed / lines.length
}
