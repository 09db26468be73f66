// Finds the entries of a word list in a paragraph in one pass over its words, however long the list is.
import type { Range } from '#domain/language/ranges.ts'
import type { Paragraph } from './release/paragraph.ts'

export type PhraseHit = Range & {
  /** The entry of the list as it was given. */
  readonly phrase: string
}

type Entry = { readonly phrase: string; readonly words: readonly string[] }

export class PhraseList {
  readonly #byFirst = new Map<string, Entry[]>()

  /** Phrases in lower case with straight apostrophes; a word is what stands between spaces, hyphens belong to it. */
  constructor(phrases: Iterable<string>) {
    for (const phrase of phrases) {
      const words = phrase.split(' ')
      const first = words[0] ?? ''
      const entries = this.#byFirst.get(first) ?? []
      entries.push({ phrase, words })
      entries.sort((one, other) => other.words.length - one.words.length)
      this.#byFirst.set(first, entries)
    }
  }

  /** All hits in reading order; where two begin at the same word the longer one counts. */
  find({ words, text }: Paragraph): PhraseHit[] {
    const hits: PhraseHit[] = []
    for (let index = 0; index < words.length; index += 1) {
      const entries = this.#byFirst.get(words[index]?.word ?? '')
      const entry = entries?.find((candidate) => standsAt(candidate.words, words, index, text))
      if (entry === undefined) continue
      const last = index + entry.words.length - 1
      hits.push({ phrase: entry.phrase, from: words[index]?.from ?? 0, to: words[last]?.to ?? 0 })
      index = last
    }
    return hits
  }
}

function standsAt(
  phrase: readonly string[],
  words: Paragraph['words'],
  index: number,
  text: string,
): boolean {
  return phrase.every((word, offset) => {
    const here = words[index + offset]
    if (here?.word !== word) return false
    // Nothing but white space may stand between the words of a phrase.
    const before = words[index + offset - 1]
    return offset === 0 || before === undefined || text.slice(before.to, here.from).trim() === ''
  })
}
