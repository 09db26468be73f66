import { describe, expect, it } from 'vitest'
import { countWords, placeInBand, releaseWords } from './word-count.ts'

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

describe('the band of 300 to 500 words', () => {
  it('has the expected ends on a scale of 800', () => {
    expect(releaseWords).toEqual({ from: 300, to: 500, scale: 800 })
  })

  it.each([
    [0, 'below'],
    [299, 'below'],
    [300, 'inside'],
    [500, 'inside'],
    [501, 'above'],
  ])('places %i words %s it', (words, place) => {
    expect(placeInBand(words)).toBe(place)
  })
})
