// Reads a text as words for comparing: lower case, no accents or possessives, states in full, 'U.S.' as 'us'.
import { memoizeText } from './memoize-text.ts'
import { readState } from './states.ts'

const wordPattern =
  /(?:\p{L}\.){2,}|(?:W\.Va\.)|[\p{L}\p{M}\p{N}]+(?:(?:['’&.-]|,(?=\d{3}))[\p{L}\p{M}\p{N}]+)*/gu
const stateWord = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${wordPattern.source})`, 'uy')
// A street's form depends on the house number.
const shorter = new Map([
  ['usa', 'us'],
  ['street', 'st'],
  ['avenue', 'ave'],
  ['boulevard', 'blvd'],
])
/** A compass direction in a street: '400 East Superior Street' is '400 E. Superior St.' */
const compass = /(?<=\d )(?<side>[NSEW])(?:orth|outh|ast|est)(?= \p{Lu})/gu
/** A postal code after a city, without a comma: "Spokane WA". */
const behindCity = /(?<=(?<!\p{L})\p{Lu}\p{Ll}{2,20} )[A-Z]{2}(?![\p{L}\p{N}.&-])/gu
const plainWord = /^[a-z0-9]+$/

/** The words of a text in this form, in order. */
export const canonicalWords: (text: string) => readonly string[] = memoizeText((text) =>
  (
    spellStates(text)
      .replaceAll(behindCity, (code) => readState(code) ?? code)
      .replaceAll(compass, '$<side>')
      .match(wordPattern) ?? []
  ).map(canonicalWord),
)

/** The text with states in full. They follow a comma and begin with a letter from A to W. */
function spellStates(text: string): string {
  let spelled = ''
  let end = 0
  for (let comma = text.indexOf(','); comma !== -1; comma = text.indexOf(',', comma + 1)) {
    const from = comma + 2
    const first = text.charCodeAt(from)
    if (!(first >= 65 && first <= 87)) continue
    stateWord.lastIndex = from
    const word = stateWord.exec(text)?.[0]
    const state = word === undefined ? undefined : readStateAt(text, word, from)
    if (word === undefined || state === undefined) continue
    spelled += `${text.slice(end, from)}${state} `
    end = from + word.length
  }
  return spelled + text.slice(end)
}

/** One word in this form. */
export function canonicalWord(word: string): string {
  if (plainWord.test(word)) return shorter.get(word) ?? word
  const lower = word.toLowerCase().replaceAll('’', "'")
  if (plainWord.test(lower)) return shorter.get(lower) ?? lower
  const bare = lower
    .normalize('NFD')
    .replaceAll(/[\p{M},]/gu, '')
    .replace(/'s?$/, '')
  return /^(?:\p{L}\.)+$/u.test(bare) ? bare.replaceAll('.', '').replace(/^usa$/, 'us') : bare
}

function readStateAt(text: string, word: string, index: number): string | undefined {
  const end = index + word.length
  return readState(word) ?? (text[end] === '.' ? readState(`${word}.`) : undefined)
}

/** Finds sequences of words in a text, which is read only once. */
export class WordIndex {
  readonly #words: readonly string[]
  readonly #places = new Map<string, number[]>()

  constructor(words: readonly string[]) {
    this.#words = words
    let index = 0
    for (const word of words) {
      const places = this.#places.get(word)
      if (places === undefined) this.#places.set(word, [index])
      else places.push(index)
      index++
    }
  }

  has(word: string): boolean {
    return this.#places.has(word)
  }

  /** Whether the words stand side by side somewhere. */
  hasRun(run: readonly string[]): boolean {
    let rarest = 0
    let places: readonly number[] | undefined
    for (const [index, word] of run.entries()) {
      const found = this.#places.get(word)
      if (found === undefined) return false
      if (places === undefined || found.length < places.length) {
        places = found
        rarest = index
      }
    }
    return (places ?? []).some((place) => this.#isRunAt(run, place - rarest))
  }

  #isRunAt(run: readonly string[], start: number): boolean {
    return start >= 0 && run.every((word, index) => this.#words[start + index] === word)
  }
}
