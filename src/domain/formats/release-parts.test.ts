import { describe, expect, it } from 'vitest'
import { readLocale } from './paper.ts'
import { findParts, readHeadline } from './release-parts.ts'
import { isSameLook, type ReleaseBlock, readSpans } from './release-tree.ts'

const p = (text: string, italic = false): ReleaseBlock => ({
  type: 'paragraph',
  spans: [{ text, ...(italic && { italic: true }) }],
})
const h = (level: 1 | 2 | 3, text: string): ReleaseBlock => ({ type: 'heading', level, spans: [{ text }] })

describe('the parts of a release', () => {
  it('are the line at the top, the headline, the subhead and the end mark', () => {
    const blocks = [p('FOR IMMEDIATE RELEASE'), h(1, 'A'), p('b', true), p('c', true), h(1, 'D'), p('###')]
    expect(findParts(blocks)).toEqual([
      'release-line',
      'headline',
      'subhead',
      undefined,
      undefined,
      'end-mark',
    ])
    expect(readHeadline(blocks)).toBe('A')
  })

  it.each(['FOR RELEASE NOV. 17', 'For immediate release', 'EMBARGOED until 9 a.m.', 'Under embargo'])(
    'begin with a line like %s',
    (line) => {
      expect(findParts([p(line), p('x')])[0]).toBe('release-line')
      expect(findParts([p('x'), p(line)])[1]).toBeUndefined()
    },
  )

  it.each(['###', '-30-', 'ENDS', 'ends'])('end with %s', (mark) => {
    expect(findParts([p('x'), p(mark)])[1]).toBe('end-mark')
    expect(findParts([p(mark), p('x')])[0]).toBeUndefined()
  })

  it('have no headline when the first heading is of another level or blank', () => {
    expect(readHeadline([h(2, 'a'), h(1, 'b')])).toBeUndefined()
    expect(readHeadline([h(1, ' '), h(1, 'b  c')])).toBe('b c')
    expect(readHeadline([])).toBeUndefined()
  })

  it('have a subhead of 400 characters at most, all italic, right under the headline', () => {
    const under = (block: ReleaseBlock) => findParts([h(1, 'a'), block, p('x')])[1]
    expect(under(p('x'.repeat(400), true))).toBe('subhead')
    expect(under(p('x'.repeat(401), true))).toBeUndefined()
    expect(under(p('plain'))).toBeUndefined()
    expect(under({ type: 'paragraph', spans: [] })).toBeUndefined()
    expect(findParts([p('first', true), h(1, 'a')])[0]).toBeUndefined()
  })
})

describe('spans', () => {
  it('are read and compared without their text', () => {
    expect(readSpans([{ text: 'a' }, { text: 'b', bold: true }])).toBe('ab')
    expect(isSameLook({ text: 'a', bold: true }, { text: 'b', bold: true })).toBe(true)
    for (const look of [
      { bold: true },
      { italic: true },
      { underline: true },
      { link: 'https://a.example' },
    ] as const)
      expect(isSameLook({ text: 'a' }, { text: 'a', ...look })).toBe(false)
  })
})

describe('a locale', () => {
  it.each([
    'US',
    'CA',
    'MX',
    'PH',
    'PR',
    'CL',
    'CO',
    'VE',
    'GT',
    'CR',
    'PA',
    'SV',
    'HN',
    'NI',
    'DO',
    'BO',
    'EC',
  ])('of %s prints on US Letter', (region) => {
    expect(readLocale(`es-${region}`)).toEqual({ paper: 'letter', language: `es-${region}` })
  })

  it.each([
    ['en-GB', 'a4', 'en-GB'],
    ['EN-us', 'letter', 'en-US'],
    ['zh-Hant-TW', 'a4', 'zh-TW'],
    ['de-DE,de;q=0.9,en;q=0.8', 'a4', 'de-DE'],
    ['fr', 'a4', 'fr'],
    ['en', 'letter', 'en-US'],
    ['*', 'letter', 'en-US'],
    ['', 'letter', 'en-US'],
    ['"><x', 'letter', 'en-US'],
  ] as const)('%j is %s in %s', (locale, paper, language) => {
    expect(readLocale(locale)).toEqual({ paper, language })
  })

  it('is American by default', () => {
    expect(readLocale(undefined)).toEqual({ paper: 'letter', language: 'en-US' })
  })
})
