// Measures two or more things in turns, so that other load on the machine affects all of them alike.

export interface Contender {
  name: string
  /** Returns how many per second. */
  measure(milliseconds: number): Promise<number>
}

const warmUp = 2000

/** Every contender once per round after a warm-up; returns all rates by contender. */
export async function takeTurns(
  contenders: readonly Contender[],
  rounds: number,
  milliseconds: number,
): Promise<number[][]> {
  for (const contender of contenders) await contender.measure(warmUp)
  const rates = contenders.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      rates[index]?.push(await contender.measure(milliseconds))
    }
  }
  for (const [index, { name }] of contenders.entries()) print(name, rates[index] ?? [])
  return rates
}

/** The median of the rounds' own ratios: measurements of one round share the same load. */
export function ratioOf(rates: readonly number[] = [], others: readonly number[] = []): number {
  return median(rates.map((rate, round) => rate / (others[round] ?? Number.NaN)))
}

function print(name: string, rates: readonly number[]): void {
  const range = `${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)}`
  process.stdout.write(`  ${name.padEnd(44)} ${median(rates).toFixed(0).padStart(6)} a second (${range})\n`)
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
