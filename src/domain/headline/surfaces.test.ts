import { describe, expect, it } from 'vitest'
import { headlineRules } from '#domain/rules/headline/headline.ts'
import { cutHeadline, headlineSurfaces } from './surfaces.ts'

describe('headline surfaces', () => {
  it('cut at 40, 60, 70 and 100 characters', () => {
    expect(headlineSurfaces).toEqual([
      { name: 'Phone alert', label: 'phone alert', characters: 40 },
      { name: 'Search result and email subject', label: 'search', characters: 60 },
      { name: 'Wire headline, recommended', label: 'wire', characters: 70 },
      { name: 'Wire headline, maximum', label: 'hard limit', characters: 100 },
    ])
  })

  it('are those that the check names', () => {
    expect(headlineRules.find(({ id }) => id === 'HED-01')?.reason).toBe(
      'Search results, inboxes and wire lists cut headlines off at 60 to 70 characters; above 100, most wires reject them.',
    )
  })

  it('show a headline whole up to their length and cut what is beyond', () => {
    expect(cutHeadline('abcd', 4)).toEqual({ shown: 'abcd', cut: '' })
    expect(cutHeadline('abcde', 4)).toEqual({ shown: 'abcd', cut: 'e' })
    expect(cutHeadline('', 4)).toEqual({ shown: '', cut: '' })
  })

  it('never cut an emoji in two', () => {
    expect(cutHeadline('🍞🍞🍞', 2)).toEqual({ shown: '🍞🍞', cut: '🍞' })
  })
})
