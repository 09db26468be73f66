// The learned weights as text: for each feature one letter per class. Written by scripts/train-sorter.ts.

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const zero = 31
/** How much one letter adds to the one before it. */
const step = 0.08

/** The weights of each feature, one per class; the feature '' belongs to every line. */
export type Weights = ReadonlyMap<string, readonly number[]>

/** Weights that training tries instead of the stored ones. */
export interface CandidateWeights {
  lines?: Weights
  /** Those of the second reading. */
  neighbors?: Weights
  company?: Weights
  city?: Weights
  type?: Weights
  speaker?: Weights
}

/** "VVaV…w:thanks|VVVV…g:we": letters first, then the feature. */
export function packWeights(weights: Weights): string {
  return [...weights]
    .map(([feature, values]) => values.map(toLetter).join('') + feature)
    .toSorted()
    .join('|')
}

function toLetter(value: number): string {
  const index = Math.max(0, Math.min(letters.length - 1, Math.round(value / step) + zero))
  return letters[index] ?? ''
}

/** Reads what `packWeights` wrote, for this number of classes. */
export function unpackWeights(packed: string, classes: number): Weights {
  const weights = new Map<string, readonly number[]>()
  for (const entry of packed.split('|')) {
    const values = Array.from(entry.slice(0, classes), (letter) => (letters.indexOf(letter) - zero) * step)
    weights.set(entry.slice(classes), values)
  }
  return weights
}

/** How likely each class is for something with these features. */
export function weigh(weights: Weights, features: readonly string[], classes: number): number[] {
  const sums = Array.from({ length: classes }, (_, index) => weights.get('')?.[index] ?? 0)
  for (const feature of features) addTo(sums, weights.get(feature))
  const most = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - most))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}

/** Adds the values to the sums. A plain loop, because notes of twenty lines have thousands of features. */
function addTo(sums: number[], values: readonly number[] | undefined): void {
  if (values === undefined) return
  for (let index = 0; index < values.length; index += 1)
    sums[index] = (sums[index] ?? 0) + (values[index] ?? 0)
}
