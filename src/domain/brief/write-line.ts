// Turns a line of the notes into a paragraph that a person inserts into the draft. From quotes and contacts only the words, the speaker, the name
// and the addresses are taken.
import { readContactLine } from './read-contact.ts'
import { readQuotes } from './read-quotes.ts'
import type { FactSheet } from './sheet.ts'
import type { SortedUnit } from './unit.ts'

export function writeLine(unit: SortedUnit, sheet: Pick<FactSheet, 'people' | 'company'>): string {
  if (unit.kind === 'quote') {
    const quotes = readQuotes([unit], sheet.people)
    if (quotes.length > 0) return quotes.map(writeQuote).join(' ')
  }
  if (unit.kind === 'contact') {
    const { name, email, phone } = readContactLine(unit.value ?? unit.body, sheet.company)
    const told = [name, email, phone].filter(Boolean).join(', ')
    if (told !== '') return told
  }
  return unit.body
}

function writeQuote({ text, speaker }: FactSheet['quotes'][number]): string {
  const words = text.replace(/[.,]$/, '')
  if (speaker === undefined) return `“${text.replace(/,$/, '.')}”`
  return /[?!]$/.test(words) ? `“${words}” said ${speaker}.` : `“${words},” said ${speaker}.`
}
