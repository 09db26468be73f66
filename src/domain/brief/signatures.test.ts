import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { sortBrief } from './sort-brief.ts'

const news =
  'Hi Ann,\nLarkmoor Foods opens a second plant in Dayton, Ohio, on May 4. It will have 40 employees.\n'
const contactOf = (end: string) => {
  const { unit: _, ...contact } = readSheet(sortBrief(news + end)).contact ?? { unit: 0 }
  return contact
}

describe('a signature', () => {
  it('is the contact when a press office signs and nobody else is named', () => {
    expect(
      contactOf(
        '\nAll the best,\nSaffron Ellery\nMedia Officer\nLarkmoor Foods, 40 Wharf Street | 0113 496 0733 | saffron@larkmoor.example',
      ),
    ).toEqual({ name: 'Saffron Ellery', email: 'saffron@larkmoor.example', phone: '0113 496 0733' })
  })

  it('is not the contact when the notes name one', () => {
    expect(
      contactOf(
        'Press contact: Jo Bell, jo@larkmoor.example, 937-555-0101\n\nRegards,\nSaffron Ellery\nMedia Officer\n0113 496 0733',
      ),
    ).toEqual({ name: 'Jo Bell', email: 'jo@larkmoor.example', phone: '937-555-0101' })
  })
})

it('a unit behind a name is no part of it', () => {
  expect(contactOf('contact Chidera Nwankpa PR unit, 0809 000 0123, pr@larkmoor.example').name).toBe(
    'Chidera Nwankpa',
  )
})
