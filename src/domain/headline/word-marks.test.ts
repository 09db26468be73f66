import { describe, expect, it } from 'vitest'
import { findNumbers, markHeadline } from './word-marks.ts'

const marked = (headline: string) =>
  markHeadline(headline)
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ text, kinds }) => [text, ...kinds])

describe('markHeadline', () => {
  it('marks each word that earned points where it is', () => {
    expect(marked('Acme Launches $1,299.50 sensor: discover safer homes today')).toEqual([
      ['Launches', 'power'],
      ['$1,299.50', 'number'],
      ['discover', 'action'],
      ['safer', 'emotional'],
      ['today', 'urgency'],
    ])
  })

  it('gives a word on two lists both kinds, and a phrase one mark', () => {
    expect(marked('BREAKING, just  in: new')).toEqual([
      ['BREAKING', 'power', 'urgency'],
      ['just  in', 'urgency'],
      ['new', 'power'],
    ])
  })

  it('leaves no letter out', () => {
    for (const headline of ['New', 'Nothing here', '', '🍞 31% of 🍞🍞', 'a 9:30 <b>now</b>'])
      expect(
        markHeadline(headline)
          .map(({ text }) => text)
          .join(''),
      ).toBe(headline)
  })
})

describe('findNumbers', () => {
  it('lists each figure once, as it is written', () => {
    expect(findNumbers('From $89 to 31%, then $89 at 9:30 in 2026.')).toEqual(['$89', '31%', '9:30', '2026'])
    expect(findNumbers('No figures')).toEqual([])
  })
})
