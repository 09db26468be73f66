import { expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { withoutRepeats } from './typed-values.ts'

const notes = 'The Haul is our first cargo bike.\nOff the record: the supplier is Voltara Cells.'
const list = (typed: string) =>
  withoutRepeats(sortBrief(`${notes}\n\n${typed}`).units, notes.length).map(({ text }) => text)

it('leaves out what the notes say in the same words', () => {
  expect(list('Product: Haul')).not.toContain('Product: Haul')
  expect(list('Product: the haul')).not.toContain('Product: the haul')
})

it.each(['Product: Haul Max', 'Product: bike Haul', 'Company: Voltara Cells'])(
  'keeps %s, which no line of the notes that may be printed says',
  (typed) => expect(list(typed)).toContain(typed),
)

it('keeps the notes', () => {
  expect(list('Product: Haul').join(' ')).toContain('The Haul is our first cargo bike.')
})
