import { expect, it } from 'vitest'
import { learnedFrom, lineWeights } from '#domain/brief/classifier/learned/line-weights.ts'
import { readFingerprint } from '#tests/corpus/training/sorter-examples.ts'

it('were learned from the texts in tests/corpus/seen as they are; otherwise run `npm run train:sorter`', () => {
  expect(learnedFrom).toBe(readFingerprint())
})

it('stay small', () => {
  expect(new TextEncoder().encode(lineWeights).length).toBeLessThan(60_000)
})
