// Two or more things measured in turns, so that whatever else the machine does falls on all of them alike.

export interface Contender {
  name: string
  /** Answers how many a second. */
  measure(milliseconds: number): Promise<number>
}

const warmUp = 2000

/** Every contender once per round after a warm-up; answers the median of each. */
export async function takeTurns(
  contenders: readonly Contender[],
  rounds: number,
  milliseconds: number,
): Promise<number[]> {
  for (const contender of contenders) await contender.measure(warmUp)
  const rates = contenders.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      rates[index]?.push(await contender.measure(milliseconds))
    }
  }
  for (const [index, { name }] of contenders.entries()) print(name, rates[index] ?? [])
  return rates.map(median)
}

function print(name: string, rates: readonly number[]): void {
  const rounds = rates.map((rate) => rate.toFixed(0)).join(', ')
  process.stdout.write(`  ${name.padEnd(44)} ${median(rates).toFixed(0).padStart(6)} a second  (${rounds})\n`)
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
