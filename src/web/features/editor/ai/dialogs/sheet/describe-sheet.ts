// The fact sheet in a line: what was found, and how much was kept out.
import type { FactSheet } from '#domain/brief/sheet.ts'
import { type LineKind, mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
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

/** How many lines may be printed and how many not, in the words and the order of the banner that accounts for them after a draft. */
export function describeLines(lines: readonly SortedUnit[]): string[] {
  const number = (...kinds: LineKind[]) => lines.filter(({ kind }) => kinds.includes(kind)).length
  const keptOut = number('private', 'foreign')
  const unsure = number('unsure')
  return [
    count(lines.filter(({ kind }) => mayPrint(kind)).length, 'fact', 'facts'),
    unsure === 0 ? undefined : `${count(unsure, 'line', 'lines')} not understood`,
    keptOut === 0 ? undefined : `${count(keptOut, 'line', 'lines')} kept out`,
  ].filter((part) => part !== undefined)
}

function count(number: number, one: string, many: string): string | undefined {
  return number === 0 ? undefined : `${number} ${number === 1 ? one : many}`
}
