// Tells who said what in the material. Other text of the material must not become a quotation.

import { findDictation } from '#domain/brief/speech/dictation.ts'
import { readLead } from '#domain/language/attribution.ts'
import type { ReadFact } from '#domain/language/fact.ts'
import { findMatches } from '#domain/language/matches.ts'
import { findLastPerson } from '#domain/language/names/find-person.ts'
import type { Reading } from '#domain/language/reading.ts'
import { canonicalWords, WordIndex } from '#domain/language/words.ts'

type Spoken = { words: readonly string[]; saidBy: readonly string[] | undefined }

// 'Quote from Jane Doe: We had to act.' A text with more colons than this is no set of notes.
const bareMax = 500
const barePattern = /:\s+(?=[^\s“”"][^“”"\n]{3})/g
const bareWords = /^[^“”"\n]{1,1200}/

export class GivenSpeech {
  readonly #readings: readonly Reading[]
  readonly #bySpeaker = new Map<string, WordIndex>()
  #spoken: readonly Spoken[] | undefined

  constructor(readings: readonly Reading[]) {
    this.#readings = readings
  }

  /** Whether this speaker, or nobody by name, gave these words. */
  holds(words: readonly string[], saidBy: string | undefined): boolean {
    const speaker = saidBy ?? ''
    let index = this.#bySpeaker.get(speaker)
    if (index === undefined) {
      index = this.#index(saidBy === undefined ? undefined : canonicalWords(saidBy))
      this.#bySpeaker.set(speaker, index)
    }
    return index.hasRun(words)
  }

  /** All words that may be this person's, one after the other, because a quotation may join two halves. */
  #index(speaker: readonly string[] | undefined): WordIndex {
    this.#spoken ??= this.#readings.flatMap(listSpoken)
    return new WordIndex(
      this.#spoken.filter(({ saidBy }) => isSamePerson(saidBy, speaker)).flatMap(({ words }) => words),
    )
  }
}

function listSpoken(reading: Reading): Spoken[] {
  const quoted = reading.others.filter(({ kind }) => kind === 'quotation').map(toSpoken)
  const colons = findMatches(reading.text, barePattern).slice(0, bareMax)
  const bare = colons.flatMap((match, order): Spoken[] => {
    const start = match.index + match[0].length
    const lead = readLead(reading.text, start)
    if (lead === undefined) return []
    // The words may contain colons; at most three are read over.
    const words = bareWords.exec(reading.text.slice(start, colons[order + 3]?.index))?.[0] ?? ''
    return [{ words: ['', ...canonicalWords(words), ''], saidBy: split(lead.saidBy) }]
  })
  const spoken = [...quoted, ...bare, ...listDictated(reading.text)]
  const surnames = readSurnames(reading.text)
  return spoken.map(({ words, saidBy }) => ({
    words,
    saidBy: saidBy === undefined || isWriter(saidBy) ? undefined : withSurname(saidBy, surnames),
  }))
}

const twoNames = /(?<first>\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)?) (?<last>\p{Lu}[\p{L}’'-]{1,40})/gu

/** The surnames of people whom the text names in full, by first name and initials; none for those that two people share. */
function readSurnames(text: string): ReadonlyMap<string, string> {
  const surnames = new Map<string, string>()
  for (const { groups } of findMatches(text, twoNames)) {
    const first = canonicalWords(groups?.first ?? '').join(' ')
    const last = canonicalWords(groups?.last ?? '').at(-1) ?? ''
    for (const short of [first, first.charAt(0) + last.charAt(0)])
      surnames.set(short, (surnames.get(short) ?? last) === last ? last : '')
  }
  return surnames
}

/** Whether the label is the writer of the text: 'Me: …'. */
const isWriter = ([word = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && /^(?:i|me|us|we|myself|mine)$/u.test(word)

/** The speaker's surname: Akintola for 'From Ruth: …' and 'RA: …', if the text names her in full. */
function withSurname(saidBy: readonly string[], surnames: ReadonlyMap<string, string>): readonly string[] {
  const surname = surnames.get(saidBy.join(' '))
  return surname === undefined || surname === '' ? saidBy : [...saidBy, surname]
}

const bullet = /^[\s>*•–-]+|^\s*\d{1,2}[.)] /

/** A line that asks for a quotation; the line below is one: 'Can I have a quote from you?', 'QUOTE'. */
const asksForQuote = /\bquotes?\b[^.\n]{0,60}\?\s*$|^quot(?:es?|ations?)\W*$/iu

/** Words that were dictated, or given where a quotation was asked for. */
function listDictated(text: string): Spoken[] {
  let isAsked = false
  return text.split('\n').flatMap((written): Spoken[] => {
    const line = written.replace(bullet, '')
    const wasAsked = isAsked
    isAsked = asksForQuote.test(line)
    const found = dictatedIn(line)
    return found.length === 0 && wasAsked
      ? [{ words: ['', ...canonicalWords(line), ''], saidBy: undefined }]
      : found
  })
}

const mostDictated = 3

/** The dictated words of a line; a memo of one line may have several speakers. */
function dictatedIn(line: string): Spoken[] {
  const spoken: Spoken[] = []
  for (let rest = line; spoken.length < mostDictated; ) {
    const found = findDictation(rest)
    if (found === undefined) return spoken
    const told = readLead(rest, found.from)?.saidBy
    const saidBy = split(told ?? findLastPerson(found.lead.text.replace(/[\s:,.–—→-]+$/u, '')))
    spoken.push({ words: ['', ...canonicalWords(found.words), ''], saidBy })
    rest = rest.slice(found.end)
  }
  return spoken
}

function toSpoken({ key, saidBy }: ReadFact): Spoken {
  return { words: splitQuotation(key), saidBy: split(saidBy) }
}

function split(saidBy: string | undefined): readonly string[] | undefined {
  return saidBy === undefined ? undefined : canonicalWords(saidBy)
}

/** Whether two names may be one person: 'Doe', 'Jane', 'Jane Doe' and 'CEO Jane Doe' may. No name may be anybody. */
function isSamePerson(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  if (one === undefined || other === undefined) return true
  return one.includes(other.at(-1) ?? '') || other.includes(one.at(-1) ?? '')
}

/** The words of a quotation's key. */
export function splitQuotation(key: string): string[] {
  return key.slice('quotation:'.length).split(' ')
}
