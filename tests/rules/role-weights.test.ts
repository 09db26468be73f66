import { expect, it } from 'vitest'
import {
  learnedFrom,
  newsWeights,
  pointingWeights,
  roleWeights,
} from '#server/ai/builtin/roles/learned/role-weights.ts'
import { readFingerprint } from '#tests/corpus/training/sorter-examples.ts'

it('were learned from the texts in tests/corpus/seen as they are; otherwise run `npm run train:roles`', () => {
  expect(learnedFrom).toBe(readFingerprint())
})

it('stay small', () => {
  expect(new TextEncoder().encode(roleWeights + newsWeights + pointingWeights).length).toBeLessThan(96_000)
})
