import { expect, it } from 'vitest'
import { findRange, listOverlapping, withoutOverlaps } from './ranges.ts'

const ranges = [
  { from: 2, to: 4 },
  { from: 4, to: 9 },
  { from: 12, to: 13 },
]

it.each([
  [2, 0],
  [3, 0],
  [4, 1],
  [8, 1],
  [12, 2],
])('finds the range that holds character %i', (at, index) => {
  expect(findRange(ranges, at)).toBe(index)
})

it.each([0, 1, 9, 11, 13, 99])('finds none for character %i', (at) => {
  expect(findRange(ranges, at)).toBe(-1)
})

it.each([
  [0, 2, []],
  [3, 5, [0, 1]],
  [4, 4, []],
  [0, 99, [0, 1, 2]],
  [9, 12, []],
])('lists those between %i and %i', (from, to, found) => {
  expect(listOverlapping(ranges, from, to)).toEqual(found.map((index) => ranges[index]))
})

it('finds none among none', () => {
  expect(findRange([], 0)).toBe(-1)
})

it('keeps the earlier of two that overlap, the longer of two that begin together, and one of two insertions at a place', () => {
  const places = [
    { from: 6, to: 9 },
    { from: 0, to: 2 },
    { from: 0, to: 4 },
    { from: 3, to: 5 },
    { from: 4, to: 6 },
    { from: 9, to: 9 },
    { from: 9, to: 9 },
  ]
  expect(withoutOverlaps(places).map(({ from, to }) => [from, to])).toEqual([
    [0, 4],
    [4, 6],
    [6, 9],
    [9, 9],
  ])
})
