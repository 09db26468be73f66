// The lines of notes as written, to find marks that no unit contains: signs before the first word, and table cells.
import { readStamp } from '#domain/brief/lines/chat-stamps.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'

export interface Line {
  /** The line with bullets and everything else before its first unit, except a chat's time stamp and sender. */
  text: string
  number: number
}

/** The lines by number, in order. */
export function readLines(units: readonly SortedUnit[], notes: string): Map<number, Line> {
  const lines = new Map<number, Line>()
  for (const { line, from, to, sender, isRemark } of units) {
    const known = lines.get(line)
    if (known !== undefined) {
      // A remark is a table cell of its own.
      known.text += `${isRemark === true ? '\t' : ''}${notes.slice(from, to)}`
      continue
    }
    const start = sender === undefined ? notes.lastIndexOf('\n', from - 1) + 1 : from
    const written = notes.slice(start, to)
    lines.set(line, { number: line, text: written.slice(readStamp(written).length) })
  }
  return lines
}

/** The cells of a row; a line without cells is one. */
export const splitCells = (text: string): string[] =>
  text.split(/\t+|\s*\|\s*|;(?=\S)/u).map((cell) => cell.trim())
