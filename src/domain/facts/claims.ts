// Which characters of a text already belong to a fact, so that the 17 of a date is not read as a number again.

export class Claims {
  readonly #taken: Uint8Array

  constructor(length: number) {
    this.#taken = new Uint8Array(length)
  }

  /** Whether nothing between the two offsets is taken. */
  isFree(from: number, to: number): boolean {
    for (let index = from; index < to; index++) if (this.#taken[index] === 1) return false
    return true
  }

  take(from: number, to: number): void {
    this.#taken.fill(1, from, to)
  }
}
