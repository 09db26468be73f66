import { expect, test } from 'vitest'
import { sortBrief, sortByRules } from '#domain/brief/sort-brief.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { closeBeforeMarks } from './marks-behind.ts'

/** The classes after the marks were read; every first sentence would be printed. */
function close(notes: string, secrecy?: number): SortedUnit['kind'][] {
  const units = sortByRules(notes).map((unit, index): SortedUnit => {
    if (index === 0) return { ...unit, kind: 'fact' }
    return secrecy === undefined ? unit : { ...unit, kind: 'unsure', secrecy }
  })
  closeBeforeMarks(units)
  return units.map(({ kind }) => kind)
}

test.each([
  'The pipe dates from 1934. Don’t say I said.',
  'The expert sees the depot on June 17. Other file, other day.',
  'Nika pays the deposit of the hotel in Graz. This was not meant to be typed.',
  'The third guest is a boy of 9 from Norway. Leave age and nationality out.',
  'Price is £4.75m, half of it earn-out. Not being disclosed, full stop.',
])('closes what a mark behind it is about: %s', (notes) => {
  expect(close(notes)[0]).toBe('unsure')
})

test('closes what a sentence is about that was learned to be private', () => {
  expect(close('We paid £300,000 less than asked. He would be mortified.', 0.95)[0]).toBe('unsure')
  expect(close('We paid £300,000 less than asked. He would be mortified.', 0.6)[0]).toBe('fact')
})

test.each(['“You never heard that,” she says.', 'W: “that’s under wraps till the governor is ready”'])(
  'takes words about what was said for no quotation: %s',
  (said) => {
    expect(close(`The brothers put in 150 grand for a third of the company. ${said}`)).toEqual([
      'unsure',
      'private',
    ])
  },
)

test.each([
  ['a secret with a matter of its own', 'The plant has 40 staff. Do not mention the 12 people of Grimsby.'],
  ['what is on another line', 'The plant has 40 staff.\nDon’t say I said.'],
  ['what is crossed out', 'It runs until 28 February. ~~don’t say that~~'],
])('leaves alone what is before %s', (_, notes) => {
  expect(close(notes)[0]).toBe('fact')
})

test('closes what a mark before it announces', () => {
  const units = sortByRules('Now dont go telling it. But the insurance is not bound yet.').map(
    (unit, index): SortedUnit => (index === 0 ? unit : { ...unit, kind: 'fact' }),
  )
  closeBeforeMarks(units)
  expect(units.map(({ kind }) => kind)).toEqual(['private', 'unsure'])
})

test('leaves all of a point to a person when it ends with a mark', () => {
  const notes =
    'Acme buys Birch.\n-> The price is not disclosed. Ann mentioned 14.5 million, half of it stock. NOT for print'
  expect(
    close(notes)
      .slice(1)
      .every((kind) => kind !== 'fact'),
  ).toBe(true)
})

test('keeps words out that ask for silence themselves', () => {
  const { units } = sortBrief(
    'Acme buys Birch for the district.\nKirby re rates: "nothing on the rate case, strictly in-house," they want +6.5%',
  )
  expect(units.at(-1)?.kind).toBe('private')
})

test('prints words that only speak of saying', () => {
  const notes =
    'Acme studied the bay for two years.\n“We are not saying that local seed is bad,” said Ann Lee, who leads the lab.'
  expect(sortBrief(notes).units.at(-1)?.kind).toBe('quote')
})

test('closes what a mark at the beginning of a line points forward to', () => {
  const units = sortByRules(
    'The shop opens in May.\nI’d be shot for this. We paid £300,000 for the lease.',
  ).map(
    (unit, index): SortedUnit =>
      index === 1 ? { ...unit, kind: 'private', secrecy: 0.95 } : { ...unit, kind: 'fact' },
  )
  closeBeforeMarks(units)
  expect(units.map(({ kind }) => kind)).toEqual(['fact', 'private', 'unsure'])
})
