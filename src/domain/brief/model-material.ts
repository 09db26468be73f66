// What a model or generator may see of the notes: facts, quotes, contact and embargo as material, and instructions as the request. All other lines
// are left out.
import { editSheet } from './edit-sheet.ts'
import { readSheet } from './read-sheet.ts'
import type { FactSheet, SheetEdits } from './sheet.ts'
import { sortBrief } from './sort-brief.ts'
import { type ChangedKinds, mayPrint } from './unit.ts'

export interface ModelMaterial {
  /** The permitted lines, as written. */
  lines: string
  /** The values of the fact sheet. */
  sheet: string
  /** The requests in the notes. */
  request: string
}

/** `edits` are values that a person typed into the sheet. */
export function readModelMaterial(notes: string, changed?: ChangedKinds, edits?: SheetEdits): ModelMaterial {
  const sorted = sortBrief(notes, changed)
  const join = (isWanted: (kind: (typeof sorted.units)[number]['kind']) => boolean) =>
    sorted.units
      .filter(({ kind }) => isWanted(kind))
      .map(({ text }) => text)
      .join('\n')
  const lines = join(mayPrint)
  const isOpen = sorted.units.every(({ kind }) => kind !== 'private' && kind !== 'foreign')
  // Half a sentence alone is used as a request.
  const isRequestAlone = lines === '' && isOpen
  return {
    lines,
    sheet: describeSheet(editSheet(readSheet(sorted), edits ?? {})),
    request: join((kind) => kind === 'instruction' || (isRequestAlone && kind === 'unsure')),
  }
}

function describeSheet({ type, company, product, place, embargo, quotes, people }: FactSheet): string {
  const lines = [
    `Type: ${type}`,
    company && `Company: ${company}`,
    product && `Product: ${product}`,
    place && `Place: ${[place.city, place.region].filter(Boolean).join(', ')}`,
    embargo && `Embargo: ${embargo.until}`,
    ...people.map(({ name, title, organization }) =>
      ['Person: ', [name, title, organization].filter(Boolean).join(', ')].join(''),
    ),
    ...quotes.map(({ text, speaker }) => `Quote${speaker === undefined ? '' : ` by ${speaker}`}: “${text}”`),
  ]
  return lines.filter(Boolean).join('\n')
}
