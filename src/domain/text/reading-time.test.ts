import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

describe('reading time', () => {
  it.each([
    [0, 0],
    [1, 1],
    [238, 1],
    [356, 1],
    [357, 2],
    [594, 2],
    [595, 3],
    [2380, 10],
  ])('needs for %i words %i minutes', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes)
  })
})
