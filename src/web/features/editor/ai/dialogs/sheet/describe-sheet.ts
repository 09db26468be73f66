// The sheet in a line: what was found, and how much was kept out.
import type { FactSheet } from '#domain/brief/sheet.ts'
import type { LineKind, SortedUnit } from '#domain/brief/unit.ts'
import { typeNames } from './brief-hints.ts'

/** What the classes are called on the screen, in the order in which they are offered. */
export const kindNames: Readonly<Record<LineKind, string>> = {
  fact: 'Fact',
  quote: 'Quote',
  contact: 'Contact',
  embargo: 'Embargo',
  instruction: 'Writing request',
  private: 'Private',
  furniture: 'Greeting or signature',
  foreign: 'AI command (ignored)',
  unsure: 'Not understood',
}

/** What was found, in the order in which a release needs it. */
export function describeSheet(sheet: FactSheet): string[] {
  return [
    sheet.company,
    sheet.product,
    typeNames[sheet.type],
    sheet.place?.city,
    sheet.dates[0]?.text,
    count(sheet.people.length, 'person', 'people'),
    count(sheet.quotes.length, 'quote', 'quotes'),
    sheet.contact === null ? undefined : 'contact',
    sheet.embargo === null ? undefined : 'embargo',
  ].filter((part) => part !== undefined && part !== null)
}

/** What will not be printed, and why somebody should look at it. */
export function describeKeptOut(units: readonly SortedUnit[]): string[] {
  const number = (...kinds: LineKind[]) => units.filter(({ kind }) => kinds.includes(kind)).length
  const keptOut = number('private', 'foreign')
  const unsure = number('unsure')
  return [
    keptOut === 0 ? undefined : `${count(keptOut, 'line', 'lines')} kept out`,
    unsure === 0 ? undefined : `${count(unsure, 'line', 'lines')} not understood`,
  ].filter((part) => part !== undefined)
}

function count(number: number, one: string, many: string): string | undefined {
  return number === 0 ? undefined : `${number} ${number === 1 ? one : many}`
}
