import { expect, it } from 'vitest'
import { type ClientWords, listForbiddenWords } from './forbidden-words.ts'

const client = (name: string, more: Partial<ClientWords> = {}): ClientWords => ({
  ...{ id: name, name, other_names: [], product_names: [], never_say: [], never_say_reasons: {} },
  ...more,
})

it('are the client’s own words with their reasons, and the names of the others', () => {
  const own = client('Larkmoor', {
    never_say: ['cheap', 'leak'],
    never_say_reasons: { cheap: 'They say affordable' },
  })
  const other = client('Tallow', { other_names: ['Tallow Inc.'], never_say: ['wax'] })
  const reason = 'It’s on Larkmoor’s “Never say” list.'
  const confusing = 'A release for Larkmoor should never name another client.'
  expect(listForbiddenWords(own, [own, other])).toEqual([
    { word: 'cheap', why: 'They say affordable', reason },
    { word: 'leak', why: 'Larkmoor avoids this wording', reason },
    { word: 'Tallow', why: 'this is another client’s name', reason: confusing },
    { word: 'Tallow Inc.', why: 'this is another client’s name', reason: confusing },
  ])
})

it('leave out a name that is part of the client’s own names', () => {
  const own = client('Larkmoor Water', { product_names: ['Tallow Mini'] })
  expect(listForbiddenWords(own, [own, client('Larkmoor'), client('Tallow')])).toEqual([])
})
