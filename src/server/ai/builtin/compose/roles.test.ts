import { expect, it } from 'vitest'
import { nameMeant } from './roles.ts'

it('names what the company makes', () => {
  const meant = 'Larkmoor makes software that finds leaks.'
  expect(nameMeant('Forty towns use it.', meant)).toBe('Forty towns use the software.')
})

it.each([
  ['Forty towns use it.', 'Larkmoor was founded in 2009.'],
  ['It is sold in Ohio.', 'Larkmoor makes bread for schools.'],
])('names nothing that is not certain: %s', (text, meant) => {
  expect(nameMeant(text, meant)).toBeUndefined()
})
