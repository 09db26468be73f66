import { describe, expect, it } from 'vitest'
import { actionWords, emotionalWords, powerWords, urgencyWords } from './word-lists.ts'

describe('headline words', () => {
  it('never count an emotional word twice', () => {
    const others: string[] = [...powerWords, ...actionWords, ...urgencyWords]
    expect(emotionalWords.filter((word) => others.includes(word))).toEqual([])
    expect(new Set(emotionalWords).size).toBe(emotionalWords.length)
  })
})
