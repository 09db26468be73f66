import { describe, expect, it } from 'vitest'
import { parseAnalysis, writeSuggestion } from './analysis.ts'

describe('parseAnalysis', () => {
  it('reads blocks separated by a blank line, in order', () => {
    expect(parseAnalysis('Original: One.\nImproved: 1.\n\nOriginal: Two.\nImproved: 2.')).toEqual([
      { original: 'One.', improved: '1.' },
      { original: 'Two.', improved: '2.' },
    ])
  })

  it('reads an optional third line as the reason', () => {
    expect(parseAnalysis('Original: One.\nImproved: 1.\nWhy: Shorter.')).toEqual([
      { original: 'One.', improved: '1.', why: 'Shorter.' },
    ])
    expect(parseAnalysis('Original: One.\nImproved: 1.\nWhy:')).toEqual([
      { original: 'One.', improved: '1.' },
    ])
  })

  it('reads an optional last line as the category', () => {
    const tone = { original: 'One.', improved: '1.', category: 'Tone' }
    expect(parseAnalysis('Original: One.\nImproved: 1.\nCategory: Tone')).toEqual([tone])
    expect(parseAnalysis(writeSuggestion({ ...tone, why: 'Shorter.' }))).toEqual([
      { ...tone, why: 'Shorter.' },
    ])
    expect(parseAnalysis('Original: One.\nCategory: Tone\nImproved: 1.')).toEqual([])
  })

  it('copes with CRLF, old line ends, padding and several blank lines', () => {
    expect(
      parseAnalysis(
        '\r\n  Original:   One.  \r\n\tImproved: 1.\r\n \t \r\n\r\n\r\nOriginal:Two.\r\nIMPROVED: 2.\r\n',
      ),
    ).toEqual([
      { original: 'One.', improved: '1.' },
      { original: 'Two.', improved: '2.' },
    ])
    expect(parseAnalysis('Original: One.\rImproved: 1.')).toEqual([{ original: 'One.', improved: '1.' }])
  })

  it('joins a sentence broken over lines and keeps colons inside it', () => {
    expect(parseAnalysis('Original: Note: we\nare glad.\nImproved:\nPrice: 9 euros.')).toEqual([
      { original: 'Note: we are glad.', improved: 'Price: 9 euros.' },
    ])
  })

  it.each([
    ['no blocks', ''],
    ['an introduction', 'Here are my suggestions:'],
    ['only an original', 'Original: One.'],
    ['only an improved text', 'Improved: 1.'],
    ['an empty original', 'Original:\nImproved: 1.'],
    ['an empty improved text', 'Original: One.\nImproved:  '],
    ['the wrong order', 'Improved: 1.\nOriginal: One.'],
    ['a first line without a label', 'First:\nOriginal: One.\nImproved: 1.'],
    ['a reason before the improved text', 'Original: One.\nWhy: Shorter.\nImproved: 1.'],
    ['a label twice', 'Original: One.\nOriginal: Two.\nImproved: 1.'],
    ['a pair split by a blank line', 'Original: One.\n\nImproved: 1.'],
  ])('finds nothing in %s', (_, text) => {
    expect(parseAnalysis(text)).toEqual([])
  })

  it('drops a malformed block and keeps the others', () => {
    expect(parseAnalysis('Sure.\n\nOriginal: One.\n\nOriginal: Two.\nImproved: 2.\n\nDone.')).toEqual([
      { original: 'Two.', improved: '2.' },
    ])
  })
})
