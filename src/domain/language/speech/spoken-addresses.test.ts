import { expect, it } from 'vitest'
import { findSpokenAddresses } from './spoken-addresses.ts'

it.each([
  ['ask for odessa pate six six two five five five oh one three nine', 'phone', '662-555-0139'],
  ['it is Ann Lee, plus thirty, two one zero, five five five, zero one six eight', 'phone', '+302105550168'],
  ['ring oh four double one five five five oh one three', 'phone', '0411555013'],
  ['get nuala on nuala at larkmoor dot com', 'mail', 'nuala@larkmoor.com'],
  ['daniela arroba laquebradita punto example', 'mail', 'daniela@laquebradita.example'],
])('“%s” gives a %s', (text, kind, address) => {
  expect(findSpokenAddresses(text)).toMatchObject([{ kind, text: address }])
})

it.each([
  'we sold one two and then three of five',
  'order it at larkmoor.com',
  'seven hundred and fifty two families and nine schools',
])('“%s” gives none', (text) => {
  expect(findSpokenAddresses(text)).toEqual([])
})
