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
  /** Raw words, which are many and each of little worth: how strongly those are drawn towards nothing, and how many are kept. */
  words?: { pattern: RegExp; l2: number; least: number; most: number }
}

const rate = 0.2

interface Row {
  signs: Int32Array
  isRight: boolean
}

/** One weight a sign; '' is that of every candidate. The likelihood of the right ones is raised step by step, in the order given. */
export function trainRanking(contests: readonly Contest[], options: RankingOptions): Map<string, number[]> {
  const { words } = options
  const counts = countSigns(contests)
  const all = listKept(counts, options)
  const learned = learn(contests, all, options)
  if (words === undefined) return learned
  // What says most is kept, and learned again without the rest.
  const strength = (sign: string) => Math.abs(learned.get(sign)?.[0] ?? 0) * Math.sqrt(counts.get(sign) ?? 0)
  const best = all
    .filter((sign) => words.pattern.test(sign))
    .toSorted((one, other) => strength(other) - strength(one) || (one < other ? -1 : 1))
    .slice(0, words.most)
  return learn(contests, [...all.filter((sign) => !words.pattern.test(sign)), ...best], options)
}

function learn(
  contests: readonly Contest[],
  kept: readonly string[],
  { epochs, l2, known = {}, words }: RankingOptions,
): Map<string, number[]> {
  const names = ['', ...kept]
  const ids = new Map(names.map((sign, id) => [sign, id]))
  const rows = contests.map(({ candidates }) =>
    candidates.map(
      ({ evidence, isRight }): Row => ({
        isRight,
        signs: Int32Array.from([0, ...[...evidence].flatMap((sign) => ids.get(sign) ?? [])]),
      }),
    ),
  )
  const start = Float64Array.from(names, (sign) => known[sign] ?? 0)
  const decay = Float64Array.from(names, (sign, id) =>
    id === 0 ? 0 : words?.pattern.test(sign) ? words.l2 : l2,
  )
  const weights = start.slice()
  const squares = new Float64Array(names.length).fill(1e-6)
  const slopes = new Float64Array(names.length)
  for (let epoch = 0; epoch < epochs; epoch++) {
    slopes.fill(0)
    for (const row of rows) addSlopes(row, weights, slopes)
    for (let id = 0; id < names.length; id++) {
      const weight = weights[id] ?? 0
      const slope = (slopes[id] ?? 0) - (decay[id] ?? 0) * (weight - (start[id] ?? 0))
      squares[id] = (squares[id] ?? 0) + slope * slope
      weights[id] = weight + (rate * slope) / Math.sqrt(squares[id] ?? 1)
    }
  }
  return new Map(names.map((sign, id) => [sign, [weights[id] ?? 0]]))
}

/** In how many texts each sign is seen. */
function countSigns(contests: readonly Contest[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { candidates } of contests)
    for (const sign of new Set(candidates.flatMap(({ evidence }) => [...evidence])))
      counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return counts
}

function listKept(
  counts: ReadonlyMap<string, number>,
  { least, known = {}, words }: RankingOptions,
): string[] {
  const seen = [...counts]
    .filter(([sign, count]) => count >= (words?.pattern.test(sign) ? words.least : least))
    .map(([sign]) => sign)
  return [...new Set([...seen, ...Object.keys(known)])]
}

/** The slope of one text: its right candidates (or none of them) against all. */
function addSlopes(rows: readonly Row[], weights: Float64Array, slopes: Float64Array): void {
  const scores = rows.map(({ signs }) => signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0))
  const most = Math.max(0, ...scores)
  const parts = scores.map((score) => Math.exp(score - most))
  const total = parts.reduce((sum, part) => sum + part, Math.exp(-most))
  const right = rows.reduce((sum, { isRight }, index) => sum + (isRight ? (parts[index] ?? 0) : 0), 0)
  rows.forEach(({ signs, isRight }, index) => {
    const part = parts[index] ?? 0
    const slope = (isRight && right > 0 ? part / right : 0) - part / total
    for (const sign of signs) slopes[sign] = (slopes[sign] ?? 0) + slope
  })
}
