import { describe, expect, it } from 'vitest'
import { actionWords, emotionalWords, powerWords, urgencyWords } from '#domain/headline/word-lists.ts'
import { findWords } from './word-matches.ts'

describe('findWords', () => {
  it('finds every listed word in any case', () => {
    for (const words of [powerWords, emotionalWords, actionWords, urgencyWords]) {
      expect(findWords(words.join(' ').toUpperCase(), words)).toEqual([...words])
    }
  })

  it.each([
    'news',
    'Renew',
    'nowhere',
    'first-ever',
    'brand-new',
    'all‑new',
    'findings',
    'new2',
    'né́w',
    "O'now",
  ])('finds nothing in %j, where a listed word is part of a longer one', (headline) => {
    expect(findWords(headline, [...powerWords, ...actionWords, ...urgencyWords])).toEqual([])
  })

  it.each([
    ['A new, safer oven', 'new'],
    ['“New” oven', 'new'],
    ["the 'new' oven", 'new'],
    ['Oven—new', 'new'],
    ["Today's bread", 'today'],
    ['Today’s bread', 'today'],
    ['Just  in: bread', 'just in'],
    ['This just in', 'just in'],
  ])('finds in %j the word %s', (headline, word) => {
    expect(findWords(headline, [...powerWords, ...urgencyWords])).toEqual([word])
  })

  it('needs the whole phrase just in', () => {
    for (const headline of ['just inside', 'adjust in', 'just, in', 'in just', 'just-in time']) {
      expect(findWords(headline, urgencyWords)).toEqual([])
    }
  })
})
