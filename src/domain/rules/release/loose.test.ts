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
  expect(countLoose(blocks, quotes)).toMatchObject({ gaps: 3, quotes: 2 })
  expect(countLoose([{ type: 'paragraph', text: 'Done.' }], [])).toEqual({ gaps: 0, quotes: 0, trace: '' })
})

it('leaves another trace when another gap of the same number is open', () => {
  const traceOf = (text: string) => countLoose([{ type: 'paragraph', text }], []).trace
  expect(traceOf('In [CITY], more.')).toBe(traceOf('In [CITY], less.'))
  expect(traceOf('In [CITY].')).not.toBe(traceOf('In [TOWN].'))
})
