import { describe, expect, it } from 'vitest'
import { compareWithTarget, countWords, defaultWordTarget, readingMinutes } from './word-count.ts'

describe('counting words', () => {
  it('counts runs between white space of any kind', () => {
    expect(countWords('Larkmoor  will\tsell\nsensors\u00a0soon')).toBe(5)
  })

  it('counts a number, a price and a hyphenated compound once', () => {
    expect(countWords('a nine-month trial cut 31% for $6')).toBe(7)
  })

  it('skips signs that are alone', () => {
    expect(countWords('DULUTH, Minn. — Larkmoor … ###')).toBe(3)
  })

  it('counts words of other scripts', () => {
    expect(countWords('Ærø, Łódź и Москва')).toBe(4)
  })

  it('finds none in blank text', () => {
    expect(countWords('')).toBe(0)
    expect(countWords(' \n ')).toBe(0)
  })
})

describe('the word target', () => {
  it.each([
    [0, 'below'],
    [299, 'below'],
    [300, 'inside'],
    [500, 'inside'],
    [501, 'above'],
  ])('of a new writer: %i words are %s', (wordCount, place) => {
    expect(compareWithTarget(wordCount, defaultWordTarget)).toBe(place)
  })

  it('can be a writer’s own', () => {
    const target = { from: 600, to: 900 }
    expect([599, 600, 900, 901].map((wordCount) => compareWithTarget(wordCount, target))).toEqual([
      'below',
      'inside',
      'inside',
      'above',
    ])
  })
})

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
