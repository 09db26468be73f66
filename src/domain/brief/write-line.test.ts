import { expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { sortBrief } from './sort-brief.ts'
import { writeLine } from './write-line.ts'

const sorted = sortBrief(`Acme Foods opens a bakery in Dayton, Ohio, on Nov. 17, 2026.
"Dayton has waited for good bread," said Jo Hart, CEO of Acme Foods.
Media contact: please call Jo Hart, jo@acmefoods.com, 937-555-0100
Price: $4 a loaf`)
const sheet = readSheet(sorted)
const written = sorted.units.map((unit) => writeLine(unit, sheet))

it('writes a fact as it was given', () => {
  expect(written[0]).toBe('Acme Foods opens a bakery in Dayton, Ohio, on Nov. 17, 2026.')
  expect(written[3]).toBe('Price: $4 a loaf')
})

it('writes a quote with its speaker', () => {
  expect(written[1]).toBe('“Dayton has waited for good bread,” said Jo Hart.')
})

it('writes only name, email and phone of a contact', () => {
  expect(written[2]).toBe('Jo Hart, jo@acmefoods.com, 937-555-0100')
})
