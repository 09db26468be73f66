// Finds the entries of a word list in a paragraph in one pass, however long the list is.

import { type Range, withoutOverlaps } from '#domain/language/ranges.ts'
import { toBritish } from '#domain/language/synonyms/british-spelling.ts'
import { isNameWord } from './paragraph-matches.ts'
import type { Paragraph } from './release/paragraph.ts'
import { Trigger } from './release/triggers.ts'
import type { RuleMatch } from './rule.ts'

export type PhraseHit = Range & {
  /** The entry as given. */
  readonly phrase: string
}

/** `key` is the index of the word by which the entry is found: the longest, since long words are rare. */
type Entry = { readonly phrase: string; readonly words: readonly string[]; readonly key: number }

/** The entries of a list in which '|' separates them. */
export const listPhrases = (text: string): readonly string[] => text.trim().split(/\|\s*/)

const none: readonly PhraseHit[] = []
const noEntries: readonly Entry[] = []

export class PhraseList {
  readonly #byKey = new Map<string, Entry[]>()
  readonly #trigger: Trigger

  /** Phrases in lower case with straight apostrophes. Words are separated by spaces and keep their hyphens. */
  constructor(phrases: Iterable<string>) {
    for (const phrase of phrases)
      for (const written of new Set([phrase, spellBritish(phrase)])) this.#add(phrase, written.split(' '))
    this.#trigger = new Trigger(new Set(this.#byKey.keys()))
  }

  #add(phrase: string, words: readonly string[]): void {
    const longest = Math.max(...words.map(({ length }) => length))
    const key = words.findIndex(({ length }) => length === longest)
    const entries = this.#byKey.get(words[key] ?? '')
    const entry = { phrase, words, key }
    if (entries) entries.push(entry)
    else this.#byKey.set(words[key] ?? '', [entry])
  }

  /** All hits in order; of two that begin at the same word, the longer one. */
  find(paragraph: Paragraph): readonly PhraseHit[] {
    if (!paragraph.has(this.#trigger)) return none
    const { words, text } = paragraph
    const found: PhraseHit[] = []
    for (let index = 0; index < words.length; index += 1) {
      for (const { phrase, words: wanted, key } of this.#byKey.get(words[index]?.word ?? '') ?? noEntries) {
        const first = index - key
        const last = first + wanted.length - 1
        if (standsAt(wanted, words, first, text))
          found.push({ phrase, from: words[first]?.from ?? 0, to: words[last]?.to ?? 0 })
      }
    }
    return found.length < 2 ? found : withoutOverlaps(found)
  }
}

/** 'utilise', 'honour', 'centre': the British spelling of the same words; the lists have the American one. */
function spellBritish(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => toBritish(word) ?? word)
    .join(' ')
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
    // Only white space may stand between the words of a phrase.
    const before = words[index + offset - 1]
    return offset === 0 || before === undefined || text.slice(before.to, here.from).trim() === ''
  })
}

/** The phrases of a list outside quotations and names. */
export function findPhrases(paragraph: Paragraph, list: PhraseList): RuleMatch[] {
  return list
    .find(paragraph)
    .filter(({ from }) => !paragraph.isQuoted(from) && !isNameWord(paragraph, from))
    .map(({ from, to }) => ({ from, to }))
}
