// Recognizes "--" alone on a line, by which mail programs start a signature. It goes on to the next empty line.
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'

const mark = /(?<=^|\n)-- ?\n/g

/** Makes the lines of such a signature part of the message. The contact can still be read from them. */
export function closeBelowMark(units: readonly SortedUnit[], notes: string): void {
  for (const { index, 0: found } of notes.matchAll(mark)) {
    const from = index + found.length
    const end = notes.indexOf('\n\n', from)
    const to = end === -1 ? notes.length : end
    for (const unit of units)
      if (unit.from >= from && unit.to <= to && mayPrint(unit.kind) && unit.kind !== 'contact')
        unit.kind = 'furniture'
  }
}
