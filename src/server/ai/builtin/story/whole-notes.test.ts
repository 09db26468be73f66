import { expect, test } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { textOf } from '#server/ai/builtin/compose/blocks.ts'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { readStory } from './read-story.ts'
import { tellInParts } from './tell-in-parts.ts'
import { isCutOff, keepWhole } from './whole-notes.ts'

const subjects = { doer: 'Acme', company: 'Acme', deal: '', thing: 'Acme' }
const tell = (note: string) => keepWhole(note, tellInParts(note, subjects))

test.each([
  ['Buses, paratransit and the Ridge Line operate on regular schedules; cards continue to work.'],
  ['No card details, Acme Foods does not keep them.'],
  ['Names, addresses and orders of 300 members move to the new shop.'],
  ['Trams, buses and ferries run late on Sunday.'],
  ['Eight out of 10 said less hand pain, the clinics did the survey not Acme.'],
])('"%s" is told whole', (note) => {
  expect(tell(note).sentences).toEqual([note])
})

test('a sentence that can only be told in part is not told', () => {
  expect(
    tell('The Acme Women, that is 14 of us, youngest is 61, have been named Group of the Year').sentences,
  ).toEqual([])
})

test('a remark of the note taker is left out', () => {
  expect(tell('The shop opens on May 4, I have checked this with Geoff').sentences).toEqual([
    'The shop opens on May 4.',
  ])
})

test('a note that ends in counts is one point', () => {
  expect(tell('the first shop opened in 2014, 12 staff')).toEqual({
    sentences: [],
    points: ['The first shop opened in 2014, 12 staff'],
  })
})

test('a year behind what was earned is no amount', () => {
  expect(tell('turnover 2025 €62.4 million').sentences).toEqual(['Turnover in 2025 was €62.4 million.'])
})

test('speech without stops is cut off where the next words may belong to either sentence', () => {
  const [unit] = sortBrief('The trailer cost ninety thousand').units
  if (unit === undefined) throw new Error('no unit')
  const units = [
    'the trailer cost ninety thousand the Farm Credit',
    'folks gave twenty',
    'and it is free',
  ].map((text) => ({ ...unit, text, body: text, kind: 'fact' as const }))
  expect(units.map((_, index) => isCutOff(units, index))).toEqual([true, true, false])
})

const draftOf = (notes: string): string =>
  composeRelease(readStory(notes))
    .flatMap((block) => (block.type === 'list' ? block.items.flat() : [block]))
    .map(textOf)
    .join('\n')

test('a label that changes what its value says is printed with it', () => {
  const draft = draftOf(
    'Acme Foods opens a bakery in Dayton, Ohio, on May 4, 2027.\nUnder Ron: sales went from $2 million to $6 million.\nAsk: the city keeps the market open on Sundays.',
  )
  expect(draft).toContain('Under Ron: sales went from $2 million to $6 million')
  expect(draft).not.toMatch(/^The city keeps the market open/m)
})

test('an abbreviation ends no sentence', () => {
  expect(sortBrief('Value: Rs. 48 lakh, out of which Rs. 30 lakh is from the state').units).toHaveLength(1)
  expect(sortBrief('The plaque gets handed over Sat. Oct. 24 at the hall').units).toHaveLength(1)
})

test('brackets are no units of their own', () => {
  expect(sortBrief('Call Ann Roe, DGM (Corp. Communications! not Sales), at the office').units).toHaveLength(
    1,
  )
})
