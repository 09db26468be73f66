import { expect, test } from 'vitest'
import { findLost } from './find-lost.ts'

test.each([
  ['the first thing of a list', 'Names, email addresses and trips', 'Email addresses and trips.', ['names']],
  ['a figure', 'It has 47 employees, 11 of them apprentices', 'It has 47 employees.', ['11', 'apprentices']],
  ['a name', 'Under Ron assets grew', 'Assets grew.', ['ron']],
  ['what denies', 'The worst were not the oldest', 'The worst were the oldest.', ['not']],
  ['a condition', 'It opens in May if the council agrees', 'It opens in May and the council agrees.', ['if']],
  ['what is not sure', 'Up to 40 jobs may go', 'Forty jobs will go, 40.', ['up to', 'may']],
])('finds %s that is missing', (_, source, text, lost) => {
  expect(findLost(source, text)).toEqual(lost)
})

test('other forms of a word, and words that only join, are not missed', () => {
  expect(
    findLost('So we raised $4,200 and opened 3 shops', 'Acme raises $4,200. It is opening 3 shops.'),
  ).toEqual([])
})
