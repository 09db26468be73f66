// What the notes of the Generate dialog are read as. Loaded when the dialog has notes: the reader is no part of the desk's first script.
import { readSheet } from '#domain/brief/read-sheet.ts'
import type { FactSheet } from '#domain/brief/sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import type { ChangedKinds, SortedBrief } from '#domain/brief/unit.ts'

export interface ReadNotes extends SortedBrief {
  sheet: FactSheet
}

export function readNotes(notes: string, changed: ChangedKinds): ReadNotes {
  const sorted = sortBrief(notes, changed)
  return { ...sorted, sheet: readSheet(sorted) }
}
