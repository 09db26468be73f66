import { describe, expect, it } from 'vitest'
import { tidyNote } from './tidy.ts'

describe('a doubt about a figure', () => {
  it.each([
    ['It sees a leak at 1 m (lab value, road value maybe 7, still measuring)', 'It sees a leak at 1 m'],
    [
      'The app was tested on 19 sites from March, eleven hundred and something plots,',
      'The app was tested on 19 sites from March,',
    ],
    ['It has 40 machines (12 of them new)', 'It has 40 machines (12 of them new)'],
  ])('is not told: "%s"', (note, tidy) => {
    expect(tidyNote(note)).toBe(tidy)
  })
})

it.each([
  ['40 km, or 15 km if you have sense', '40 km, or 15 km'],
  ['Entry is free if you register by May 3', 'Entry is free if you register by May 3'],
  ['The vet is Josh Adler and he said,', 'The vet is Josh Adler'],
  ['It does NOT contain nuts', 'It does not contain nuts'],
  ['Shops get 1 more yr', 'Shops get 1 more year'],
  ['A child of 3 slid out', 'A child aged 3 slid out'],
])('says to nobody in particular "%s": "%s"', (note, tidy) => {
  expect(tidyNote(note)).toBe(tidy)
})
