import { expect, it } from 'vitest'
import { spellNumber } from './number-spelling.ts'

it.each([
  [0, 'zero'],
  [9, 'nine'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [42, 'forty-two'],
  [100, 'one hundred'],
  [999, 'nine hundred ninety-nine'],
])('spells %d as %s', (value, words) => {
  expect(spellNumber(value)).toBe(words)
})

it.each([-1, 1.5, 1000, Number.NaN])('leaves %d alone', (value) => {
  expect(spellNumber(value)).toBeUndefined()
})
