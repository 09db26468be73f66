// Values that several lines hint at are found by votes: the best one counts only when it is well ahead. A wrong value is worse than a blank.

export class Votes {
  readonly #scores = new Map<string, number>()

  add(value: string, weight: number): void {
    this.#scores.set(value, (this.#scores.get(value) ?? 0) + weight)
  }

  get values(): string[] {
    return [...this.#scores.keys()]
  }

  of(value: string): number {
    return this.#scores.get(value) ?? 0
  }

  /** Gives all votes of one value to another. */
  merge(from: string, into: string): void {
    this.add(into, this.of(from))
    this.#scores.delete(from)
  }

  /** The value with at least `least` votes and `margin` more than any other. */
  winner(least: number, margin: number): string | undefined {
    const [first, second] = [...this.#scores].toSorted((one, other) => other[1] - one[1])
    if (first === undefined || first[1] < least) return undefined
    return second !== undefined && first[1] - second[1] < margin ? undefined : first[0]
  }
}
