import { expect, it } from 'vitest'
import { joinTorn } from './join-torn.ts'

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
