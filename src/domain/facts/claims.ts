// Which characters of a text already belong to a fact, so that the 17 of a date is not read as a number again.

const [zero, nine] = [48, 57]

export class Claims {
  /** Where figures begin: most patterns can match nowhere else, and need not try every letter. */
  readonly figures: readonly number[]
  readonly #taken: Uint8Array

  constructor(text: string) {
    this.#taken = new Uint8Array(text.length)
    this.figures = listFigures(text)
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

function listFigures(text: string): number[] {
  const figures: number[] = []
  let isInside = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const isDigit = code >= zero && code <= nine
    if (isDigit && !isInside) figures.push(index)
    isInside = isDigit
  }
  return figures
}
