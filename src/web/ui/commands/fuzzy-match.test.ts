import { describe, expect, it } from 'vitest'
import { fuzzyFilter, fuzzyScore, hasWordStart } from './fuzzy-match.ts'

const labels = ['Version history', 'Numbered list', 'Bullet list', 'Bold', 'Indent list item', 'Link'].map(
  (label) => ({ label }),
)
const find = (typed: string) => fuzzyFilter(labels, typed).map(({ label }) => label)

describe('finding a command', () => {
  it('lists everything in order while nothing is typed', () => {
    expect(find(' ')).toEqual(labels.map(({ label }) => label))
  })

  it('matches the beginnings of words', () => {
    expect(find('vh')).toEqual(['Version history'])
    expect(find('blist')[0]).toBe('Bullet list')
    expect(find('b l')[0]).toBe('Bullet list')
  })

  it('ranks exact matches first, earlier ones higher', () => {
    expect(find('list')).toEqual(['Bullet list', 'Indent list item', 'Numbered list'])
    expect(find('BOLD')).toEqual(['Bold'])
  })

  it('ranks the beginning of a word above the middle of one', () => {
    const commands = ['Structure builder', 'Underline', 'AI rewrite'].map((label) => ({ label }))
    expect(fuzzyFilter(commands, 're').map(({ label }) => label)).toEqual([
      'AI rewrite',
      'Structure builder',
      'Underline',
    ])
    expect(hasWordStart('AI rewrite', 'Re')).toBe(true)
    expect(hasWordStart('Structure builder', 're')).toBe(false)
  })

  it('finds nothing if the letters don’t appear in that order', () => {
    expect(fuzzyScore('Bold', 'dlob')).toBeUndefined()
    expect(find('xyz')).toEqual([])
  })
})
