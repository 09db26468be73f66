// "--" alone on a line is how mail programs begin a signature: what is below it, up to the next empty line, is the same in every mail.
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'

const mark = /(?<=^|\n)-- ?\n/g

/** Makes part of the message what would be printed of a signature; whom to call is still read there. */
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
