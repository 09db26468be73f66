import { expect, it } from 'vitest'
import { startOfLastWord } from './last-word.ts'

it.each([
  ['', 0],
  ['one', 0],
  ['one two', 4],
  ['one ', 4],
  ['one\u00a0two', 4],
  ['one\ntwo', 4],
])('of %j begins at %i', (text, start) => {
  expect(startOfLastWord(text)).toBe(start)
})

it('is looked for before a place', () => {
  expect(startOfLastWord('one two three', 7)).toBe(4)
})
