import { expect, it } from 'vitest'
import { lowerText, raiseText } from './raised-text.ts'

it.each([
  ['6', '⁶'],
  ['-12', '⁻¹²'],
  ['th', 'th'],
  ['TM', '™'],
  ['2x', '^2x'],
  ['[1]', '[1]'],
  ['2 units a day', '2 units a day'],
])('sets %j above the line as %j', (text, expected) => {
  expect(raiseText(text)).toBe(expected)
})

it.each([
  ['2', '₂'],
  ['n', 'n'],
])('sets %j below the line as %j', (text, expected) => {
  expect(lowerText(text)).toBe(expected)
})
