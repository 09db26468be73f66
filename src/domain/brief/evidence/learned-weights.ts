// The learned weights of signs as text: "label:own 4.1|host:contact 2.6". Written by scripts/train-sheet.ts.
import type { Weights } from '#domain/brief/classifier/weights.ts'

/** The text that `readWeights` reads. Weights have two digits, and those near zero are left out. */
export function writeWeights(weights: Weights): string {
  return [...weights]
    .filter(([sign, [value = 0]]) => sign === '' || Math.abs(value) >= 0.05)
    .map(([sign, values]) =>
      [sign, ...values.map((value) => String(Math.round(value * 100) / 100))].join(' '),
    )
    .toSorted()
    .join('|')
}

/** The weights by sign; the sign '' belongs to every candidate. */
export function readWeights(written: string): Weights {
  return new Map(
    written.split('|').map((entry) => {
      const [sign = '', ...values] = entry.split(' ')
      return [sign, values.map(Number)]
    }),
  )
}
