import { describe, expect, it } from 'vitest'
import { addVariant, countHeadline, mayAnalyze, tidyHeadline } from './input.ts'

describe('countHeadline', () => {
  it('counts code points and words without surrounding space', () => {
    expect(countHeadline('  Acme opens\ta first-ever lab ')).toEqual({ charCount: 27, wordCount: 5 })
    expect(countHeadline('\u{1f35e} Bread')).toEqual({ charCount: 7, wordCount: 1 })
    expect(countHeadline('Acme & Co. — $1.5 million')).toEqual({ charCount: 25, wordCount: 4 })
    expect(countHeadline('Bread—now')).toEqual({ charCount: 9, wordCount: 2 })
    expect(countHeadline(' ')).toEqual({ charCount: 0, wordCount: 0 })
  })
})

describe('mayAnalyze', () => {
  it('needs a headline that is not blank', () => {
    expect(mayAnalyze(' a ')).toBe(true)
    expect(mayAnalyze(' \n')).toBe(false)
  })
})

describe('variants', () => {
  it('are folded into one line', () => {
    expect(tidyHeadline('  Acme\n opens\t plant ')).toBe('Acme opens plant')
  })

  it('are five at most, each once', () => {
    expect(addVariant(['a'], 'b')).toEqual(['a', 'b'])
    expect(addVariant(['a'], 'a')).toEqual(['a'])
    expect(addVariant(['a', 'b', 'c', 'd'], 'e')).toHaveLength(5)
    expect(addVariant(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})
