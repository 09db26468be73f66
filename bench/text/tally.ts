// How often each measure was met, and in which briefs it was not.

interface Counted {
  of: number
  hit: number
  hits: string[]
  others: string[]
}

export class Tally {
  readonly #counts = new Map<string, Counted>()
  /** The brief that is counted now. */
  brief = ''

  add(name: string, isHit: boolean, note = ''): void {
    const count = this.get(name)
    count.of++
    if (isHit) count.hit++
    ;(isHit ? count.hits : count.others).push(`${this.brief}: ${note}`)
    this.#counts.set(name, count)
  }

  get(name: string): Counted {
    return this.#counts.get(name) ?? { of: 0, hit: 0, hits: [], others: [] }
  }

  share(name: string): number {
    const { of, hit } = this.get(name)
    return of === 0 ? 0 : hit / of
  }
}
