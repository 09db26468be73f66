import { expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const kindOf = (notes: string, start: string) =>
  sortBrief(notes).units.find(({ text }) => text.startsWith(start))?.kind

it('a line for reporters is a contact, whatever secret is told before it', () => {
  const notes =
    'Algamar raises 12 million reais.\nThe contested patent stays between us.\nPress: Thaís Figueirôa, thais@algamar.example, (81) 95555-0143'
  expect(kindOf(notes, 'Press')).toBe('contact')
  expect(kindOf(notes, 'The contested')).toBe('private')
})

it('a number that is itself a secret is none', () => {
  const notes = 'Algamar raises 12 million reais.\nPress contact - off the record: Thaís, (81) 95555-0143'
  expect(kindOf(notes, 'Press')).not.toBe('contact')
})
