import { describe, expect, it } from 'vitest'
import { describeDelta, listByDay } from './version-list.ts'

const now = new Date(2026, 10, 17, 14, 2)
const row = (version: number, words: number, ...time: [number, number, number, number]) => ({
  id: `v${version}`,
  version,
  words,
  created_at: new Date(...time).toISOString(),
})

describe('the list of versions', () => {
  it('has a heading for each day and the change in words of each version', () => {
    const rows = [
      row(4, 312, 2026, 10, 17, 14),
      row(3, 312, 2026, 10, 17, 9),
      row(2, 300, 2026, 10, 16, 16),
      row(1, 301, 2026, 10, 14, 16),
    ]
    const shown = listByDay(rows, now).map((item) => ('day' in item ? item.day : [item.row.id, item.delta]))
    expect(shown).toEqual([
      'Today',
      ['v4', 'same length'],
      ['v3', '+12 words'],
      'Yesterday',
      ['v2', '−1 word'],
      'Saturday, Nov. 14',
      ['v1', '301 words'],
    ])
  })

  it('of nothing is empty', () => {
    expect(listByDay([], now)).toEqual([])
  })
})

describe('a delta', () => {
  it.each([
    [1, undefined, '1 word'],
    [0, undefined, '0 words'],
    [1, 0, '+1 word'],
    [0, 1, '−1 word'],
    [5, 3, '+2 words'],
    [50_000, undefined, '50,000 words'],
    [3, 3, 'same length'],
  ])('from %s words after %s reads %s', (words, before, text) => {
    expect(describeDelta(words, before)).toBe(text)
  })
})
