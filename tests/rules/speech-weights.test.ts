import { expect, it } from 'vitest'
import { closingWeights, learnedFrom, openingWeights } from '#domain/brief/speech/learned/speech-weights.ts'
import { readFingerprint } from '#tests/corpus/training/sorter-examples.ts'

it('were learned from the texts in tests/corpus/seen as they are; otherwise run `npm run train:speech`', () => {
  expect(learnedFrom).toBe(readFingerprint())
})

it('stay small', () => {
  expect(new TextEncoder().encode(openingWeights + closingWeights).length).toBeLessThan(60_000)
})
