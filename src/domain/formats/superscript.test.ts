import { expect, it } from 'vitest'
import { toSubscript, toSuperscript } from './superscript.ts'

it.each([
  ['6', '⁶'],
  ['-12', '⁻¹²'],
  ['th', 'th'],
  ['TM', '™'],
  ['2x', '^2x'],
  ['[1]', '[1]'],
  ['2 units a day', '2 units a day'],
])('writes superscript %j as %j', (text, expected) => {
  expect(toSuperscript(text)).toBe(expected)
})

it.each([
  ['2', '₂'],
  ['n', 'n'],
])('writes subscript %j as %j', (text, expected) => {
  expect(toSubscript(text)).toBe(expected)
})
