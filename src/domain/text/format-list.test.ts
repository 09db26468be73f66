import { expect, it } from 'vitest'
import { formatList } from './format-list.ts'

it('lists without a serial comma', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((items) => formatList(items))).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
  ])
  expect(formatList(['A', 'B', 'C'], 'disjunction')).toBe('A, B or C')
})
