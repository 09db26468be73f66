// Reads the notes of a document. Loaded when there are notes: the reader isn't part of the desk's first script.
import { type DocumentBrief, toSheetEdits } from '#domain/brief/document-brief.ts'
import { editSheet, spellSheet } from '#domain/brief/edit-sheet.ts'
import { readSheet } from '#domain/brief/read-sheet.ts'
import type { FactSheet, SheetField } from '#domain/brief/sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import type { SortedBrief } from '#domain/brief/unit.ts'

/** The values of the sheet as text. */
export type ReadValues = Readonly<Record<SheetField, string>>

export interface ReadNotes extends SortedBrief {
  /** What the notes say. */
  values: ReadValues
  /** What they say with the typed values in their place. */
  sheet: FactSheet
}

export function readNotes(brief: DocumentBrief): ReadNotes {
  const sorted = sortBrief(brief.prompt, brief.kinds)
  const read = readSheet(sorted)
  return { ...sorted, values: spellSheet(read), sheet: editSheet(read, toSheetEdits(brief) ?? {}) }
}
