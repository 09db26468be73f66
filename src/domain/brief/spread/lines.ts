// The lines of notes as they were written, for signs that no sentence holds: what is before the first word, and the cells of a table.
import { readStamp } from '#domain/brief/lines/chat-stamps.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'

export interface Line {
  /** With bullets and everything before its first unit, but for the time stamp and the sender of a chat: they are no sign. */
  text: string
  number: number
}

/** By number, in order. */
export function readLines(units: readonly SortedUnit[], notes: string): Map<number, Line> {
  const lines = new Map<number, Line>()
  for (const { line, from, to, sender, isRemark } of units) {
    const known = lines.get(line)
    if (known !== undefined) {
      // A remark is a cell of its own.
      known.text += `${isRemark === true ? '\t' : ''}${notes.slice(from, to)}`
      continue
    }
    const start = sender === undefined ? notes.lastIndexOf('\n', from - 1) + 1 : from
    const written = notes.slice(start, to)
    lines.set(line, { number: line, text: written.slice(readStamp(written).length) })
  }
  return lines
}

/** The cells of a row; one for a line that is none. */
export const cells = (text: string): string[] =>
  text.split(/\t+|\s*\|\s*|;(?=\S)/u).map((cell) => cell.trim())
