// The material that a text may be based on: the prompt, the draft, the upload. Read once, and asked for each fact.

import { hasContinentalHabit } from '#domain/language/continental-numbers.ts'
import type { ReadFact } from '#domain/language/fact.ts'
import { isNameDerived, isNameWritten, readNameParts } from '#domain/language/names/names.ts'
import { withAmericanFigures } from '#domain/language/numbers/american-figures.ts'
import { momentInFigures } from '#domain/language/numbers/moment-figures.ts'
import { type Reading, readText } from '#domain/language/reading.ts'
import { listStandaloneCities } from '#domain/language/standalone-cities.ts'
import { canonicalWords, WordIndex } from '#domain/language/words.ts'
import { inFullWords } from '#domain/text/full-words.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import { GivenSpeech, splitQuotation } from './given-speech.ts'

const ownerEnd = /(?<=\p{L})['’]s? (?=\p{Lu})/u
const firstWord = /\d+|\p{L}+/u
const smallWord = /(?<![\p{L}\p{M}\p{N}'’])\p{Ll}/u

export class Material {
  readonly #readings: readonly Reading[]
  readonly #unread: Set<Reading>
  readonly #given = new Set<string>()
  readonly #words: WordIndex
  #names: ReadonlySet<string> | undefined
  readonly #speech: GivenSpeech

  constructor(given: readonly Reading[]) {
    const readings = given.flatMap((reading) => [
      ...withAmericanReading(reading),
      ...listMoments(reading),
      ...listFullWords(reading),
    ])
    this.#readings = readings
    this.#unread = new Set(readings)
    this.#speech = new GivenSpeech(readings)
    // An empty word between two texts keeps a match from running from one into the next.
    this.#words = new WordIndex(readings.flatMap(({ text }) => [...canonicalWords(text), '']))
  }

  /** Whether the material has the fact, in any spelling. */
  supports(fact: ReadFact): boolean {
    if (fact.isSoft) return true
    if (fact.kind === 'quotation') return this.#supportsQuotation(fact)
    if (fact.kind === 'name' || fact.kind === 'organisation') return this.#supportsName(fact)
    return fact.needs.every((need) => this.#isGiven(need, fact.text)) || this.#supportsYear(fact)
  }

  /** Whether the weekday tells the year: 'May 14, 2026' if the material has 'Thursday, May 14'. */
  #supportsYear({ kind, gives }: ReadFact): boolean {
    if (kind !== 'date' || !gives.some((given) => given.startsWith('year:'))) return false
    const [day, weekday] = ['day:', 'weekday:'].map((start) => gives.find((given) => given.startsWith(start)))
    if (day === undefined || weekday === undefined) return false
    return this.#readings.some(({ others }) =>
      others.some(
        (given) => given.kind === 'date' && given.needs.includes(day) && given.needs.includes(weekday),
      ),
    )
  }

  #supportsName({ key, text, isLoose }: ReadFact): boolean {
    if (isNameWritten(key, this.#words) || isNameDerived(key, this.#derivableNames())) return true
    if (this.#supportsOwner(text)) return true
    // A full name for its letters: 'United Kingdom' if the material has 'UK'.
    if (key.includes(' ') && this.#derivableNames().has(`name:${readInitials(key)}`)) return true
    // And letters for a full name: 'EPA'.
    if (/^\p{Lu}{2,6}$/u.test(text) && this.#derivableNames().has(`acronym:${text.toLowerCase()}`))
      return true
    const words = readNameParts(key)
    if (listStandaloneCities(words.join(' ')).some((city) => this.#words.hasRun(city))) return true
    return isLoose === true && words.every((word) => this.#words.has(word))
  }

  /** Whether both names of a possessive are known: 'Larkmoor’s LeakGuard'. */
  #supportsOwner(text: string): boolean {
    const parts = text.split(ownerEnd)
    return parts.length > 1 && parts.every((part) => this.holds(part))
  }

  /** Whether the material has the text word for word, with every fact in it. */
  holds(text: string): boolean {
    return this.#words.hasRun(canonicalWords(text))
  }

  /** Whether some part of the material has the fact. Parts with its figure or word are read first. */
  #isGiven(need: string, written: string): boolean {
    if (this.#given.has(need)) return true
    const word = firstWord.exec(written)?.[0] ?? ''
    for (const reading of this.#unread) {
      if (reading.text.includes(word) && this.#read(reading).has(need)) return true
    }
    for (const reading of this.#unread) if (this.#read(reading).has(need)) return true
    return false
  }

  #read(reading: Reading): ReadonlySet<string> {
    this.#unread.delete(reading)
    for (const { gives } of reading.others) for (const given of gives) this.#given.add(given)
    return this.#given
  }

  #derivableNames(): ReadonlySet<string> {
    this.#names ??= listDerivableNames(this.#readings.flatMap(({ names }) => names))
    return this.#names
  }

  /** Whether the quotation is given. A speaker's words must be given as that person's; other quoted words may be anywhere. */
  #supportsQuotation({ key, text, saidBy, isSaid }: ReadFact): boolean {
    const words = splitQuotation(key)
    if (this.#speech.holds(words, saidBy)) return true
    return (isSaid !== true || isNameInQuotes(text)) && this.#words.hasRun(words)
  }
}

const smallDay = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/g

/** The lines with a moment in words ("ten a.m.", "9h30", "the third of August"), read again in figures. */
function listMoments({ text }: Reading): Reading[] {
  const told = text.split('\n').flatMap((line) => {
    const figures = momentInFigures(line)
    return figures === line ? [] : [figures]
  })
  return told.length === 0 ? [] : [readText(told.join('\n'))]
}

/** The text with abbreviations in full, so that 'Dept.' and 'Sat' of notes support 'department' and 'Saturday'. */
function listFullWords({ text }: Reading): readonly Reading[] {
  const full = inFullWords(text)
  return full === text ? [] : [readText(full)]
}

/** The reading, and one of the same text with American figures and capitalized weekdays, if that differs. */
function withAmericanReading(reading: Reading): Reading[] {
  const { text } = reading
  const normalized = withAmericanFigures(text, hasContinentalHabit(text)).replaceAll(smallDay, upperFirst)
  return normalized === reading.text ? [reading] : [reading, readText(normalized)]
}

/** The names, and acronyms made from them: FDA from 'Food and Drug Administration'. */
function listDerivableNames(names: readonly ReadFact[]): Set<string> {
  const derivable = new Set(names.map(({ key }) => key))
  for (const { key } of names) {
    if (!key.includes(' ')) continue
    derivable.add(`acronym:${readInitials(key)}`)
    // 'The U.S. Environmental Protection Agency' is also the EPA.
    const bare = key.replace(/^name:u\.?s\.? /, 'name:')
    if (bare.includes(' ')) derivable.add(`acronym:${readInitials(bare)}`)
  }
  return derivable
}

function readInitials(key: string): string {
  const words = key.slice('name:'.length).split(' ')
  return words
    .filter((word) => !/^(?:of|the|and|for|de|la)$/.test(word))
    .map((word) => word[0])
    .join('')
}

/** Whether the quotation is only a title or a name: 'It is called “Harbor One,” said Doe'. */
function isNameInQuotes(text: string): boolean {
  return !smallWord.test(text)
}
