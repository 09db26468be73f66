// Keeps track of which characters already belong to a fact, so that the 17 of a date is not read again as a number.

const [zero, nine, point] = [48, 57, 46]
const beforePoint = /[\s(~+−–-]/

export class Claims {
  /** The places where figures begin; most patterns can only match there. */
  readonly figures: readonly number[]
  readonly #taken: Uint8Array

  constructor(text: string) {
    this.#taken = new Uint8Array(text.length)
    this.figures = listFigures(text)
  }

  /** Whether no fact has taken a character between the two offsets. */
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
    const isDigit = (code >= zero && code <= nine) || isFraction(code)
    if (isDigit && !isInside) figures.push(isBarePoint(text, index - 1) ? index - 1 : index)
    isInside = isDigit
  }
  return figures
}

/** ¼ to ¾ and ⅐ to ⅞. */
function isFraction(code: number): boolean {
  return code >= 0xbc && (code <= 0xbe || (code >= 0x2150 && code <= 0x215e))
}

/** Whether it is the point of a decimal such as '.5', which ends no sentence. */
function isBarePoint(text: string, index: number): boolean {
  return text.charCodeAt(index) === point && (index === 0 || beforePoint.test(text[index - 1] ?? ''))
}
