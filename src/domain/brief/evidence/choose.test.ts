import { expect, it } from 'vitest'
import { chooseCandidate, weighCandidates } from './choose.ts'
import { readWeights, writeWeights } from './learned-weights.ts'

const weights = readWeights(' -1|label 4|seen 0.5|rival -3')
const candidate = (value: string, ...signs: string[]) => ({ value, evidence: new Set(signs) })
const bar = { least: 0.5, times: 2 }

it('takes the candidate with the best evidence', () => {
  const acme = candidate('Acme', 'label')
  expect(chooseCandidate([candidate('Zed', 'seen'), acme], weights, bar)).toBe(acme)
})

it('takes neither of two that are about equally likely', () => {
  expect(
    chooseCandidate([candidate('Acme', 'label'), candidate('Zed', 'label')], weights, bar),
  ).toBeUndefined()
})

it('takes none when all evidence is weak', () => {
  expect(chooseCandidate([candidate('Acme', 'rival')], weights, bar)).toBeUndefined()
  expect(chooseCandidate([], weights, bar)).toBeUndefined()
})

it('leaves a share for "none of them"', () => {
  const [share = 0] = weighCandidates([candidate('Acme')], weights)
  expect(share).toBeCloseTo(Math.exp(-1) / (1 + Math.exp(-1)), 10)
})

it('reads the weights it wrote', () => {
  expect(readWeights(writeWeights(weights))).toEqual(weights)
})
