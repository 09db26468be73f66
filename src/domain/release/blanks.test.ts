import { describe, expect, it } from 'vitest'
import { findBlanks } from './blanks.ts'
import { releaseStructures } from './structure.ts'
import { releaseTemplates } from './templates.ts'

function found(text: string): string[] {
  return findBlanks(text).map(({ from, to }) => text.slice(from, to))
}

describe('blanks', () => {
  it('are words in capitals between brackets', () => {
    expect(found('[CITY], [STATE], [MONTH DAY, YEAR] — [FACT 1]')).toEqual([
      '[CITY]',
      '[STATE]',
      '[MONTH DAY, YEAR]',
      '[FACT 1]',
    ])
  })

  it('may say why they are open', () => {
    const blank = '[FOUNDED: YOUR NOTES HAVE TWO FIGURES]'
    expect(found(`It opened. ${blank}`)).toEqual([blank])
  })

  it.each(['[Ann: check this]', '[sic]', '[1]', '[]', '[City]', '(NYSE: ABC)', '[OPEN', 'CLOSE]'])(
    'are not %s',
    (text) => {
      expect(found(text)).toEqual([])
    },
  )

  it('cover every bracket of every template and structure', () => {
    const all = [...releaseTemplates, ...Object.values(releaseStructures)].flatMap(({ blocks }) => blocks)
    for (const block of all) expect(found(block)).toEqual(block.match(/\[[^\]]*\]/g) ?? [])
  })
})
