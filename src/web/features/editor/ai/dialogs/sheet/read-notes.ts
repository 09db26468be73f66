// Reads the notes of a document. Loaded when there are notes: the reader isn't part of the desk's first script.

import { withoutRepeats } from '#domain/brief/account/typed-values.ts'
import { type DocumentBrief, toSheetEdits, writePrompt } from '#domain/brief/document-brief.ts'
import { editSheet, spellSheet } from '#domain/brief/edit-sheet.ts'
import { readSheet } from '#domain/brief/read-sheet.ts'
import type { FactSheet, SheetField } from '#domain/brief/sheet.ts'
import { allowText, sortBrief } from '#domain/brief/sort-brief.ts'
import type { SortedBrief, SortedUnit } from '#domain/brief/unit.ts'
import { type Kit, kitFacts } from '#domain/client/kit.ts'

/** The values of the fact sheet as text. */
export type ReadValues = Readonly<Record<SheetField, string>>

export interface ReadNotes extends SortedBrief {
  /** What the notes say. */
  values: ReadValues
  /** The notes with the typed values inserted. */
  sheet: FactSheet
}

/** With the client's kit as the writer gets it: its lines follow the notes, and are no notes themselves. */
export function readNotes(brief: DocumentBrief, kit?: Kit): ReadNotes {
  const lines = kit === undefined ? [] : kitFacts(kit, writePrompt(brief))
  const sorted = sortBrief([brief.prompt, ...lines].join('\n'), allowText(brief.kinds, lines.join('\n')))
  const units = sorted.units.filter(({ from }) => from < brief.prompt.length)
  const read = withoutNewsOfKit(readSheet(sorted), units.length)
  return {
    ...sorted,
    units,
    values: spellSheet(read),
    sheet: editSheet(read, toSheetEdits(brief) ?? {}),
  }
}

/** The year a company was founded, or what it carries, is no news of the day: dates and figures are those of the notes. */
function withoutNewsOfKit(sheet: FactSheet, ofNotes: number): FactSheet {
  const isOfNotes = ({ unit }: { unit: number }) => unit < ofNotes
  return { ...sheet, dates: sheet.dates.filter(isOfNotes), figures: sheet.figures.filter(isOfNotes) }
}

/** The lines that are counted, before a draft is written and after: of the notes, the typed values and the uploads, each once. */
export function listLines(brief: DocumentBrief, { units: ofNotes }: SortedBrief): SortedUnit[] {
  const prompt = writePrompt(brief)
  const kinds = allowText(brief.kinds, writePrompt({ ...brief, prompt: '' }))
  // Sorting takes a while: notes without typed values have been sorted.
  const given =
    prompt === brief.prompt.trim()
      ? ofNotes
      : withoutRepeats(sortBrief(prompt, kinds).units, brief.prompt.trim().length)
  const uploaded = (brief.files ?? []).flatMap(({ text }) => sortBrief(text, kinds).units)
  const units = [...given, ...uploaded]
  return [...new Map(units.map((unit) => [unit.text, unit])).values()].filter(
    ({ isHeading, label }) => !isHeading && label !== 'Announcement type',
  )
}
