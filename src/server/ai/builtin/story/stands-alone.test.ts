import { describe, expect, it } from 'vitest'
import { findUnnamed, joinTorn, needsContext, standsAlone } from './stands-alone.ts'

describe('standsAlone', () => {
  it.each([
    'Pulls the average down to 14 minutes in winter.',
    'A shed where the two oldest boats each get a new coat.',
    'A conductor whose own brothers play second violin.',
    'Ropes, nets and spare anchors.',
    'The keys for the Lindqvist gates.',
    'Signed March 3, the first ten meters will be laid in June.',
  ])('refuses %s', (text) => {
    expect(standsAlone(text)).toBe(false)
  })

  it.each([
    'Tickets open at $12 on Monday.',
    'Filters that catch lint cost $9 each.',
    'The choir sings on the quay at noon.',
    'Hollin Ropes names Edda Fairweather treasurer.',
    'The oven that the village built in 1911 is back in use.',
    'A kettle boils in four minutes.',
  ])('accepts %s', (text) => {
    expect(standsAlone(text)).toBe(true)
  })
})

describe('findUnnamed', () => {
  it.each([
    ['Hollin Ropes feeds them every morning.', 'many'],
    ['Hollin Ropes reported it to the harbor office on Tuesday.', 'one'],
    ['Hollin Ropes bought the mill and restored it.', undefined],
    ['The wind makes it hard to land.', undefined],
    ['It opens in May.', undefined],
  ])('reads %s as %s', (text, unnamed) => {
    expect(findUnnamed(text)).toBe(unnamed)
  })
})

describe('needsContext', () => {
  it.each(['Nine of them', 'With one, 20 minutes', 'The one with the red door', 'Says the roof is done'])(
    'refuses %s',
    (point) => {
      expect(needsContext(point)).toBe(true)
    },
  )

  it.each(['Nine of the boats are new', 'With lunch, $20', 'Crew: nine of them under 18'])(
    'accepts %s',
    (point) => {
      expect(needsContext(point)).toBe(false)
    },
  )
})

describe('joinTorn', () => {
  it('gives a clause back to the sentence it was torn from', () => {
    const note = 'She is the first pilot from the island, and the first whose own mother sails the ferry.'
    expect(
      joinTorn(
        ['She is the first pilot from the island.', 'The first whose own mother sails the ferry.'],
        note,
      ),
    ).toEqual(['She is the first pilot from the island, and the first whose own mother sails the ferry.'])
  })

  it('leaves two sentences alone', () => {
    const sentences = ['The ferry is blue.', 'The pier is old.']
    expect(joinTorn(sentences, 'The ferry is blue. The pier is old.')).toEqual(sentences)
  })
})
