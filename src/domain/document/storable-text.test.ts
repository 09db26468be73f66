import { describe, expect, it } from 'vitest'
import { dropUnreadable, makeStorable, markText } from './storable-text.ts'

describe('making a text storable', () => {
  it('takes out what the database refuses and nothing else', () => {
    expect(makeStorable('a\0b')).toBe('ab')
    expect(makeStorable('a\ud83db')).toBe('a\ufffdb')
    expect(makeStorable('a\udc00')).toBe('a\ufffd')
    expect(makeStorable('Emoji 🎉 and “quotes”\n\t')).toBe('Emoji 🎉 and “quotes”\n\t')
  })
})

describe('making a text readable', () => {
  it('removes control characters and lone surrogates, and keeps tabs, line ends and everything printable', () => {
    expect(dropUnreadable('a\0\u0008\v\f\u001f\u007f\ufffe\uffffb')).toBe('ab')
    expect(dropUnreadable('a\ud83db')).toBe('a\ufffdb')
    expect(dropUnreadable('a\t\r\n\u0085\u00a0é🎉')).toBe('a\t\r\n\u0085\u00a0é🎉')
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
