// Reads the facts of a plain text, one kind after the other; each place belongs to the first kind that takes it.

import { readLinks } from './addresses.ts'
import { Claims } from './claims.ts'
import type { Fact, ReadFact } from './fact.ts'
import { findMatches } from './matches.ts'
import { memoizeText } from './memoize-text.ts'
import { readNames } from './names/names.ts'
import { normalizeText, spellDates } from './normalize-text.ts'
import { readAmounts } from './numbers/amounts.ts'
import { readDates } from './numbers/dates.ts'
import { readNumbers } from './numbers/numbers.ts'
import { readQuantities } from './numbers/quantities.ts'
import { readTimes } from './numbers/times.ts'
import { readSpokenWords } from './spoken-words.ts'

// [CEO NAME] is a blank; '[Ann: embargo until 15 September]' is a remark.
const bracketPattern = /\[(?:[^\]\n:]{1,200}|[^\]\n\p{Ll}]{1,200})\]/gu
const lowerWordPattern =
  /(?<![\p{L}\p{M}\p{N}'’.-])\p{Ll}[\p{L}\p{M}]*(?:['’-]\p{L}+)*(?![\p{L}\p{M}]|\.\p{L}|@|\/)/gu

/** All facts of the text in order; those inside a quotation come after it. */
export function extractFacts(text: string): Fact[] {
  return readFacts(text)
    .filter(({ isSoft }) => isSoft !== true)
    .map(({ needs: _needs, gives: _gives, isSoft: _isSoft, isSaid: _isSaid, ...fact }) => fact)
}

/** The facts with everything that comparing needs, and with soft facts. */
export function readFacts(text: string): readonly ReadFact[] {
  return readText(text).facts
}

/** The reading of a text, shared by all callers. */
export const readText: (text: string) => Reading = memoizeText((text) => new Reading(text))

/** A text whose names and other facts are read when first needed, which is often never. */
export class Reading {
  /** The normalized text; positions are those of the original. */
  readonly text: string
  readonly #written: string
  readonly #claims: Claims
  #others: readonly ReadFact[] | undefined
  #names: readonly ReadFact[] | undefined
  #facts: readonly ReadFact[] | undefined

  constructor(text: string) {
    this.#written = text
    this.text = normalizeText(text)
    this.#claims = new Claims(this.text)
  }

  /** All facts but names, by kind. */
  get others(): readonly ReadFact[] {
    this.#others ??= readOthers(this.text, this.#claims).map((fact) => this.#asWritten(fact))
    return this.#others
  }

  get names(): readonly ReadFact[] {
    this.#names ??= this.#readNames()
    return this.#names
  }

  get facts(): readonly ReadFact[] {
    this.#facts ??= [...this.others, ...this.names].sort(
      (one, other) => one.from - other.from || other.to - one.to,
    )
    return this.#facts
  }

  /** Names are read from what the other facts leave. */
  #readNames(): readonly ReadFact[] {
    if (this.#others === undefined) void this.others
    const names = readNames(this.text, this.#claims, new Set(this.text.match(lowerWordPattern)))
    return names.map((fact) => this.#asWritten(fact))
  }

  #asWritten(fact: ReadFact): ReadFact {
    const text = this.#written.slice(fact.from, fact.to)
    return text === fact.text ? fact : { ...fact, text }
  }
}

function readOthers(text: string, claims: Claims): ReadFact[] {
  for (const match of findMatches(text, bracketPattern))
    claims.take(match.index, match.index + match[0].length)
  return [
    ...readSpokenWords(text),
    ...readLinks(text, claims),
    ...readTimes(text, claims),
    ...readAmounts(text, claims),
    ...readDates(spellDates(text), claims),
    ...readQuantities(text, claims),
    ...readNumbers(text, claims),
  ]
}
