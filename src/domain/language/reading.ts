// Reads a plain text once per kind of fact; a place in the text belongs to the first kind that takes it.

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

// [CEO NAME] is a gap to fill, not a fact; '[Ann: embargo until 15 September]' is somebody's remark.
const bracketPattern = /\[(?:[^\]\n:]{1,200}|[^\]\n\p{Ll}]{1,200})\]/gu
const lowerWordPattern =
  /(?<![\p{L}\p{M}\p{N}'’.-])\p{Ll}[\p{L}\p{M}]*(?:['’-]\p{L}+)*(?![\p{L}\p{M}]|\.\p{L}|@|\/)/gu

/** Every fact of the text in reading order, with the ones inside a quotation after it. */
export function extractFacts(text: string): Fact[] {
  return readFacts(text)
    .filter(({ isSoft }) => isSoft !== true)
    .map(({ needs: _needs, gives: _gives, isSoft: _isSoft, isSaid: _isSaid, ...fact }) => fact)
}

/** The same with what comparing needs, soft facts included. */
export function readFacts(text: string): readonly ReadFact[] {
  return readText(text).facts
}

/** The reading of a text; one for all who ask for it in turn. */
export const readText: (text: string) => Reading = memoizeText((text) => new Reading(text))

/** A text being read: names, and the rest, when they are asked for. Often they are not. */
export class Reading {
  /** Made even; no place in it moves. */
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

  /** All facts but names, kind by kind. */
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

  /** Names are what the others leave. */
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
