import { expect, it } from 'vitest'
import {
  cityWeights,
  companyWeights,
  learnedFrom,
  typeWeights,
} from '#domain/brief/evidence/learned/sheet-weights.ts'
import { readFingerprint } from '#tests/corpus/training/sorter-examples.ts'

it('were learned from the texts in tests/corpus/seen as they are; otherwise run `npm run train:sheet`', () => {
  expect(learnedFrom).toBe(readFingerprint())
})

it('stay small', () => {
  expect(new TextEncoder().encode(companyWeights + cityWeights + typeWeights).length).toBeLessThan(72_000)
})
