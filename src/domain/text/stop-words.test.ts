import { describe, expect, it } from 'vitest'
import { stopWords } from './stop-words.ts'

describe('stop words', () => {
  it('are lower case, distinct and long enough to matter', () => {
    expect(stopWords.every((word) => /^[a-z]{4,}$/.test(word))).toBe(true)
    expect(new Set(stopWords).size).toBe(stopWords.length)
  })
})
