// Multinomial logistic regression with L2, trained by AdaGrad in an order that is the same every time.

export interface Example {
  features: readonly string[]
  /** The number of its class. */
  kind: number
  /** What it counts beside the others; 1 when absent. */
  weight?: number
}

export interface Options {
  classes: number
  /** A feature of fewer examples is not learned. */
  least: number
  epochs: number
  l2: number
}

const rate = 0.3

interface Row {
  ids: Int32Array
  kind: number
  weight: number
}

class Learner {
  readonly #classes: number
  readonly #decay: number
  readonly #squares: Float64Array
  readonly #shares: Float64Array
  readonly weights: Float64Array

  constructor(features: number, classes: number, decay: number) {
    this.#classes = classes
    this.#decay = decay
    this.weights = new Float64Array(features * classes)
    this.#squares = new Float64Array(this.weights.length).fill(1e-6)
    this.#shares = new Float64Array(classes)
  }

  learn({ ids, kind, weight }: Row): void {
    const shares = this.#shares
    shareInto(shares, ids, this.weights)
    for (let each = 0; each < this.#classes; each++) {
      const slope = ((shares[each] ?? 0) - (each === kind ? 1 : 0)) * weight
      for (const id of ids) this.#step(id * this.#classes + each, slope, id === 0 ? 0 : this.#decay)
    }
  }

  #step(place: number, slope: number, decay: number): void {
    const value = this.weights[place] ?? 0
    const gradient = slope + decay * value
    const square = (this.#squares[place] ?? 0) + gradient * gradient
    this.#squares[place] = square
    this.weights[place] = value - (rate * gradient) / Math.sqrt(square)
  }
}

/** What the examples teach: weights a feature, and under '' those of every line. */
function train(examples: readonly Example[], options: Options): Map<string, number[]> {
  const { classes, epochs, l2, least } = options
  const ids = numberFeatures(examples, least)
  const rows = examples.map(({ features, kind, weight = 1 }) => ({
    kind,
    weight,
    ids: Int32Array.from([...features.flatMap((feature) => ids.get(feature) ?? []), 0]),
  }))
  const learner = new Learner(ids.size, classes, (20 * l2) / rows.length)
  const shuffle = createOrder(rows.length)
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const at of shuffle()) learner.learn(rows[at] ?? { ids: new Int32Array(), kind: 0, weight: 0 })
  return new Map(
    [...ids].map(([name, id]) => [name, center(learner.weights.slice(id * classes, (id + 1) * classes))]),
  )
}

/** '' is number 0. */
function numberFeatures(examples: readonly Example[], least: number): Map<string, number> {
  const ids = new Map([['', 0]])
  for (const [feature, count] of countFeatures(examples)) if (count >= least) ids.set(feature, ids.size)
  return ids
}

function countFeatures(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return counts
}

/** How likely each class is, written over `shares`: this runs for every line in every round. */
function shareInto(shares: Float64Array, ids: Int32Array, weights: Float64Array): void {
  const classes = shares.length
  shares.fill(0)
  for (const id of ids)
    for (let kind = 0; kind < classes; kind++)
      shares[kind] = (shares[kind] ?? 0) + (weights[id * classes + kind] ?? 0)
  let most = Number.NEGATIVE_INFINITY
  for (const sum of shares) most = Math.max(most, sum)
  let total = 0
  for (let kind = 0; kind < classes; kind++) {
    const part = Math.exp((shares[kind] ?? 0) - most)
    shares[kind] = part
    total += part
  }
  for (let kind = 0; kind < classes; kind++) shares[kind] = (shares[kind] ?? 0) / total
}

/** Only differences between classes count. */
function center(values: Float64Array): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Array.from(values, (value) => value - mean)
}

/** A new shuffle at every call, always the same series. */
function createOrder(length: number): () => readonly number[] {
  const order = Array.from({ length }, (_, index) => index)
  let seed = 7
  return () => {
    for (let at = length - 1; at > 0; at--) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      const other = seed % (at + 1)
      const [one = 0, two = 0] = [order[at], order[other]]
      order[at] = two
      order[other] = one
    }
    return order
  }
}

/** Trains, keeps the features that say most in as much text as `size` allows, and trains again on those alone. */
export function trainSmall(
  examples: readonly Example[],
  options: Options & { size: number },
): Map<string, number[]> {
  const counts = countFeatures(examples)
  const strength = ([feature, values]: [string, number[]]) =>
    (Math.max(...values) - Math.min(...values)) * Math.sqrt(counts.get(feature) ?? 0)
  const sorted = [...train(examples, options)].toSorted(
    (one, other) => strength(other) - strength(one) || (one[0] < other[0] ? -1 : 1),
  )
  const kept = new Set<string>()
  let length = 0
  for (const [feature] of sorted) {
    length += feature.length + options.classes + 1
    if (length > options.size) break
    kept.add(feature)
  }
  const rest = examples.map((each) => ({
    ...each,
    features: each.features.filter((feature) => kept.has(feature)),
  }))
  return train(rest, options)
}
