import { expect, it } from 'vitest'
import { countLoose } from './loose.ts'

it('counts gaps and quotes without approval in a text of any length', () => {
  const blocks = [
    { type: 'heading', level: 1, text: '[COMPANY] Opens' },
    { type: 'paragraph', text: '[CITY], TBD' },
  ] as const
  const quotes = [
    { text: '“One,”', state: 'draft' },
    { text: '“Two,”', state: 'approved', approvedText: '“Other,”' },
    { text: '“Three,”', state: 'approved', approvedText: '"Three."' },
  ] as const
  expect(countLoose(blocks, quotes)).toEqual({ gaps: 3, quotes: 2 })
  expect(countLoose([{ type: 'paragraph', text: 'Done.' }], [])).toEqual({ gaps: 0, quotes: 0 })
})
