import { expect, it } from 'vitest'
import { closingWeights, learnedFrom, openingWeights } from '#domain/brief/speech/learned/speech-weights.ts'
import { learnedFrom as turnsLearnedFrom, turnWeights } from '#domain/brief/speech/learned/turn-weights.ts'
import { readFingerprint } from '#tests/corpus/training/sorter-examples.ts'

it('were learned from the texts in tests/corpus/seen as they are; otherwise run `npm run train:turns` and `npm run train:speech`', () => {
  expect([turnsLearnedFrom, learnedFrom]).toEqual([readFingerprint(), readFingerprint()])
})

it('stay small', () => {
  const size = (text: string) => new TextEncoder().encode(text).length
  expect(size(openingWeights + closingWeights)).toBeLessThan(60_000)
  expect(size(turnWeights)).toBeLessThan(42_000)
})
