import { expect, it } from 'vitest'
import { describeConflict, nameSavers } from './savers.ts'

const [ana, me] = [
  { name: 'Ana', is_me: false },
  { name: 'Ben', is_me: true },
]

it.each([
  [ana, 'Ana saved this document at 13:43.'],
  [me, 'Another tab or device saved this document at 13:43.'],
  [null, 'Another tab or device saved this document at 13:43.'],
  [undefined, 'This document was saved elsewhere at 13:43.'],
])('says who saved it: %o', (saver, sentence) => {
  expect(describeConflict(saver, '13:43')).toBe(sentence)
})

it('names the people of a history that others have written in, and nobody in one’s own', () => {
  const mine = { ...me, version: 1 }
  expect([...nameSavers([mine, { ...ana, version: 2 }])]).toEqual([
    [1, 'You'],
    [2, 'Ana'],
  ])
  expect(nameSavers([mine, { ...me, version: 2 }]).size).toBe(0)
})
