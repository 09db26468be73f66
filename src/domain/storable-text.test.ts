import { describe, expect, it } from 'vitest'
import { makeStorable, markText } from './storable-text.ts'

describe('making a text storable', () => {
  it('takes out what the database refuses and nothing else', () => {
    expect(makeStorable('a\0b')).toBe('ab')
    expect(makeStorable('a\ud83db')).toBe('a\ufffdb')
    expect(makeStorable('a\udc00')).toBe('a\ufffd')
    expect(makeStorable('Emoji 🎉 and “quotes”\n\t')).toBe('Emoji 🎉 and “quotes”\n\t')
  })
})

describe('the mark of a text', () => {
  it('is the same for the same text and another for another', () => {
    const texts = ['', 'a', 'b', 'ab', 'ba', 'a'.repeat(1000), `${'a'.repeat(999)}b`]
    expect(new Set(texts.map(markText)).size).toBe(texts.length)
    expect(markText(texts.join(''))).toBe(markText(texts.join('')))
  })

  it('does not repeat over ten thousand texts that differ in one word', () => {
    const marks = Array.from({ length: 10_000 }, (_, index) => markText(`<p>Draft ${index} of the news</p>`))
    expect(new Set(marks).size).toBe(10_000)
  })
})
