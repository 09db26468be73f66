import { expect, it } from 'vitest'
import { learnedFrom, lineWeights } from '#domain/brief/classifier/learned/line-weights.ts'
import { readFingerprint } from '#tests/corpus/training/sorter-examples.ts'

it('were learned from the texts in tests/corpus/seen as they are; otherwise run `npm run train:sorter`', () => {
  expect(learnedFrom).toBe(readFingerprint())
})

// Loaded only when notes are read; docs/decisions/075 weighs size against lost facts.
it('stay within what a page may load to read notes', () => {
  expect(new TextEncoder().encode(lineWeights).length).toBeLessThan(155_000)
})
