import { expect, it } from 'vitest'
import { tellHappening } from './happenings.ts'

it.each([
  ['ribbon cutting Thursday, Sept. 10, 2 p.m.', 'The ribbon cutting is Thursday, Sept. 10, at 2 p.m.'],
  [
    'Breakfast for the volunteers Sept. 19, at the Mill',
    'The breakfast for the volunteers is Sept. 19, at the Mill.',
  ],
  ['ribbon cutting at 10 a.m.', 'The ribbon cutting is at 10 a.m.'],
])('tells when something happens: %s', (note, told) => {
  expect(tellHappening(note)).toBe(told)
})

it.each(['Dinner: May 4', 'lunch is May 4', 'supper May 4, 140 seats', 'delivery May 4'])(
  'leaves alone: %s',
  (note) => {
    expect(tellHappening(note)).toBeUndefined()
  },
)
