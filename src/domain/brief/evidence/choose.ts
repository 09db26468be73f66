// Chooses among values that several lines suggest. Each candidate has signs whose weights were learned; the best one is taken only if it is likely
// enough and well ahead of the next, because a wrong value is worse than a blank.
import type { Weights } from '#domain/brief/classifier/weights.ts'

export interface Candidate {
  value: string
  evidence: ReadonlySet<string>
}

/** How likely the best candidate must be, and how many times as likely as the next. */
export interface Bar {
  least: number
  times: number
}

/** How likely each candidate is. The rest to 1 is the chance that none is right. */
export function weighCandidates(candidates: readonly Candidate[], weights: Weights): number[] {
  const scores = candidates.map(({ evidence }) => scoreOf(evidence, weights))
  const most = Math.max(0, ...scores)
  const parts = scores.map((score) => Math.exp(score - most))
  const total = parts.reduce((sum, part) => sum + part, Math.exp(-most))
  return parts.map((part) => part / total)
}

function scoreOf(evidence: ReadonlySet<string>, weights: Weights): number {
  let score = weights.get('')?.[0] ?? 0
  for (const sign of evidence) score += weights.get(sign)?.[0] ?? 0
  return score
}

/** The candidate that is likely enough, or none. */
export function chooseCandidate<Chosen extends Candidate>(
  candidates: readonly Chosen[],
  weights: Weights,
  bar: Bar,
): Chosen | undefined {
  return chooseByShare(candidates, weighCandidates(candidates, weights), bar)
}

export function chooseByShare<Chosen>(
  candidates: readonly Chosen[],
  shares: readonly number[],
  { least, times }: Bar,
): Chosen | undefined {
  const order = candidates
    .map((_, index) => index)
    .toSorted((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0))
  const [best = -1, next = -1] = order
  const share = shares[best] ?? 0
  return share >= least && share >= times * (shares[next] ?? 0) ? candidates[best] : undefined
}
