// Learns what evidence is worth: candidates of one text compete with each other and with the chance that none of them is right.

/** The candidates of one text. */
export interface Contest {
  candidates: readonly { evidence: ReadonlySet<string>; isRight: boolean }[]
}

export interface RankingOptions {
  /** A sign of fewer texts is not learned. */
  least: number
  epochs: number
  l2: number
  /** What is known before anything is learned: signs are drawn towards these weights, others towards nothing. */
  known?: Readonly<Record<string, number>>
}

const rate = 0.2

interface Row {
  signs: readonly string[]
  isRight: boolean
}

/** One weight a sign; '' is that of every candidate. The likelihood of the right ones is raised step by step, in the order given. */
export function trainRanking(
  contests: readonly Contest[],
  { least, epochs, l2, known = {} }: RankingOptions,
): Map<string, number[]> {
  const kept = new Set([...listKept(contests, least), ...Object.keys(known)])
  const rows = contests.map(({ candidates }) =>
    candidates.map(
      ({ evidence, isRight }): Row => ({
        isRight,
        signs: ['', ...[...evidence].filter((sign) => kept.has(sign))],
      }),
    ),
  )
  const weights = new Map<string, number>([
    ['', 0],
    ...[...kept].map((sign): [string, number] => [sign, known[sign] ?? 0]),
  ])
  const squares = new Map<string, number>()
  for (let epoch = 0; epoch < epochs; epoch++) {
    const slopes = new Map<string, number>()
    for (const row of rows) addSlopes(row, weights, slopes)
    for (const [sign, weight] of weights) {
      const slope = (slopes.get(sign) ?? 0) - (sign === '' ? 0 : l2 * (weight - (known[sign] ?? 0)))
      const square = (squares.get(sign) ?? 1e-6) + slope * slope
      squares.set(sign, square)
      weights.set(sign, weight + (rate * slope) / Math.sqrt(square))
    }
  }
  return new Map([...weights].map(([sign, weight]) => [sign, [weight]]))
}

function listKept(contests: readonly Contest[], least: number): Set<string> {
  const counts = new Map<string, number>()
  for (const { candidates } of contests)
    for (const sign of new Set(candidates.flatMap(({ evidence }) => [...evidence])))
      counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= least).map(([sign]) => sign))
}

/** The slope of one text: its right candidates (or none of them) against all. */
function addSlopes(
  rows: readonly Row[],
  weights: ReadonlyMap<string, number>,
  slopes: Map<string, number>,
): void {
  const scores = rows.map(({ signs }) => signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0))
  const most = Math.max(0, ...scores)
  const parts = scores.map((score) => Math.exp(score - most))
  const total = parts.reduce((sum, part) => sum + part, Math.exp(-most))
  const right = rows.reduce((sum, { isRight }, index) => sum + (isRight ? (parts[index] ?? 0) : 0), 0)
  rows.forEach(({ signs, isRight }, index) => {
    const part = parts[index] ?? 0
    const slope = (isRight && right > 0 ? part / right : 0) - part / total
    for (const sign of signs) slopes.set(sign, (slopes.get(sign) ?? 0) + slope)
  })
}
