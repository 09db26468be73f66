import { describe, expect, it } from 'vitest'
import { tellInParts } from './tell-in-parts.ts'

const subjects = { company: 'Acme', doer: 'Acme', deal: '', thing: undefined }

describe('a note in one breath', () => {
  it('gives the clauses that can be printed', () => {
    const note = 'it has seven parts, and it goes together without glue, you do it with your hands'
    expect(tellInParts(note, subjects).sentences).toEqual([
      'It has seven parts.',
      'It goes together without glue.',
    ])
  })

  it.each([
    ['Acme opens a shop in Porto on May 4, if you get us the permit', 'without its condition'],
    ['our insurer pays us for two of them, all others are at their own risk', 'without what it points to'],
  ])('tells nothing %s', (note) => {
    expect(tellInParts(note, subjects).sentences).toEqual([])
  })
})

describe('a note without its verb', () => {
  it.each([
    ['cause not known', 'The cause is not known.'],
    ['Private wells not affected', 'Private wells are not affected.'],
    ['revenue A$94.6m, up 6%', 'Revenue was A$94.6m, up 6%.'],
    ['oyster sales volumes +22%', 'The oyster sales volumes are up 22%.'],
    ['Target volume 2,300 tonnes per year', 'The target volume is 2,300 tonnes per year.'],
  ])('gets it: %s', (note, sentence) => {
    expect(tellInParts(note, subjects).sentences).toEqual([sentence])
  })

  it.each([
    'Room 12 and the garden',
    'Batch 2610-B',
    '12 rooms on the lake',
    'Free bottled water at the school',
  ])('is no sentence where nothing says how something is: %s', (note) => {
    expect(tellInParts(note, subjects).sentences).toEqual([])
  })
})

describe('verbs that no list has', () => {
  it.each([
    'The board oversees the trust.',
    'The stoppers for wine continue normally.',
    'They wore a wrist sensor for four weeks.',
    'Nurses who ride home after a night shift get less sleep.',
  ])('make a sentence: %s', (sentence) => {
    expect(tellInParts(sentence, subjects).sentences).toEqual([sentence])
  })

  it('do not, where they are another’s', () => {
    expect(tellInParts('6,200 calls since the company started in January', subjects).sentences).toEqual([])
  })
})
