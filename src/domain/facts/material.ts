// What a text may draw on: the prompt, the draft, the upload. Read once, asked for every fact.
import { readFacts } from './extract-facts.ts'
import type { ReadFact } from './fact.ts'
import { isNameKnown } from './read-names.ts'
import { canonicalWords, WordIndex } from './words.ts'

export class Material {
  /** The facts of its texts, one text after the other. */
  readonly facts: readonly ReadFact[]
  readonly #given = new Set<string>()
  readonly #words: WordIndex
  readonly #quoted: WordIndex
  readonly #speakers: ReadonlyMap<string, string>

  /** `facts` are those of the texts, where they have been read already. */
  constructor(texts: readonly string[], facts: readonly ReadFact[] = texts.flatMap(readFacts)) {
    this.facts = facts
    for (const fact of facts) for (const gift of fact.gives) this.#given.add(gift)
    for (const acronym of listAcronyms(facts)) this.#given.add(acronym)
    // The empty word keeps a run from reaching from one text into the next.
    this.#words = new WordIndex(texts.flatMap((text) => [...canonicalWords(text), '']))
    const quotations = facts.filter(({ kind }) => kind === 'quotation')
    this.#quoted = new WordIndex(quotations.flatMap(({ key }) => splitQuotation(key)))
    this.#speakers = new Map(quotations.flatMap(({ key, speaker }) => (speaker ? [[key, speaker]] : [])))
  }

  /** Whether the fact stands in the material, in whatever spelling. */
  supports(fact: ReadFact): boolean {
    if (fact.isSoft) return true
    if (fact.kind === 'quotation') return this.#supportsQuotation(fact)
    if (fact.kind === 'name' || fact.kind === 'organisation') {
      return isNameKnown(fact.key, this.#words, this.#given)
    }
    return fact.needs.every((need) => this.#given.has(need))
  }

  /** The same words, and nobody else's: a quotation given to another speaker is a new one. */
  #supportsQuotation({ key, speaker }: ReadFact): boolean {
    const given = this.#speakers.get(key)
    if (given !== undefined && speaker !== undefined) return given === speaker
    const words = splitQuotation(key)
    return this.#words.hasRun(words) || this.#quoted.hasRun(words)
  }
}

function splitQuotation(key: string): string[] {
  return key.slice('quotation:'.length).split(' ')
}

/** 'Food and Drug Administration' lends FDA. */
function listAcronyms(facts: readonly ReadFact[]): string[] {
  return facts
    .filter(({ kind, key }) => (kind === 'name' || kind === 'organisation') && key.includes(' '))
    .map(({ key }) => {
      const words = key.slice('name:'.length).split(' ')
      const initials = words.filter((word) => !/^(?:of|the|and|for|de|la)$/.test(word)).map((word) => word[0])
      return `acronym:${initials.join('')}`
    })
}
