import { describe, expect, it } from 'vitest'
import { tellInParts } from './tell-in-parts.ts'

const subjects = { company: 'Acme', doer: 'Acme', deal: '', thing: undefined }

describe('a run-on sentence', () => {
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
    ['Two EV chargers going in before October', 'Two EV chargers are going in before October.'],
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

it('does not take a place for a change', () => {
  expect(tellInParts('All fill up there.', subjects).sentences).not.toContain('All fill is up there.')
})

it.each(['A class teaching kids to code', 'Two firms making steel'])(
  'stays a thing, and nothing that is going on: %s',
  (note) => {
    expect(tellInParts(note, subjects).sentences).toEqual([])
  },
)

describe('what is picked out', () => {
  it.each([
    ['first 100 people get free coffee', 'The first 100 people get free coffee.'],
    ['Oldest member is 91', 'The oldest member is 91.'],
    ['Next nearest diesel is 34 miles off', 'The next nearest diesel is 34 miles off.'],
  ])('has its article: %s', (note, sentence) => {
    expect(tellInParts(note, subjects).sentences).toEqual([sentence])
  })

  it.each(['First graders read to dogs.', 'First Baptist Church opens a pantry.', 'Interest is high.'])(
    'is not in a name, nor in every word that sounds like it: %s',
    (note) => {
      expect(tellInParts(note, subjects).sentences).toEqual([note])
    },
  )
})

it.each([
  '38 people now, Acme is at 39 as of Monday',
  'Tuesday through Thursday 3 to 10, closed Monday',
  '14 sites this year (up from 9), a list is online',
])('a count or an hour is a point, and not spliced with what is behind it: %s', (note) => {
  expect(tellInParts(note, subjects)).toEqual({ sentences: [], points: [note] })
})

it('no one warns where a warning is what comes first', () => {
  expect(tellInParts('warning first, then $100, then $250', subjects).sentences).toEqual([])
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

describe('a sentence that begins with what was done', () => {
  it.each([
    'Placed on a counter or a desk, it sends a voice to hearing aids.',
    'Using the tool, the team found 40 leaks.',
    'A city survey in 2025 found 640 homes with failing roofs.',
    'In 2024 the firm tried a new arrangement with 60 clients.',
  ])('is told as it is: %s', (note) => {
    expect(tellInParts(note, subjects).sentences).toEqual([note])
  })
})
