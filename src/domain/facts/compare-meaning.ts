// What a rewrite did to the meaning beside the facts: people's titles, how strong a statement is, and claims that nothing supports.
//
//   compareMeaning('It has not been audited.', 'It shows growth.')  ->  one statement whose 'not' is gone
import { type ClaimClass, classOf } from '#domain/language/claim-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { type Sentence, splitSentences } from '#domain/language/sentences.ts'
import { readTitles } from '#domain/language/titles.ts'
import { stopWords } from '#domain/text/stop-words.ts'

/** A statement before and after; the words are those that decide. */
export type MeaningChange = { readonly before: string; readonly after: string }

export type Meaning = {
  readonly titles: readonly MeaningChange[]
  readonly strength: readonly MeaningChange[]
  /** Sentences of the text after whose words have no source in the text before. */
  readonly claims: readonly string[]
}

const wordPattern = /[\p{L}\p{N}$%][\p{L}\p{N}.,’'%-]*/gu
const likeness = 0.34
const sourced = 0.6
const claimWords = 4
const newWords = 3

/** Compares two states of a text. Other spellings of the same ('approximately' and 'about') are no change. */
export function compareMeaning(before: string, after: string): Meaning {
  if (before === after) return { titles: [], strength: [], claims: [] }
  const [old, now] = [splitSentences(before).map(readStatement), splitSentences(after).map(readStatement)]
  const [oldIndex, nowIndex] = [new StatementIndex(old), new StatementIndex(now)]
  return {
    titles: compareTitles(before, after),
    strength: compareStrength(old, oldIndex, nowIndex),
    claims: findClaims(old, now, oldIndex),
  }
}

type Marker = { readonly name: ClaimClass; readonly text: string; readonly near: readonly string[] }
type Statement = {
  readonly text: string
  readonly stems: ReadonlySet<string>
  readonly markers: readonly Marker[]
}

function readStatement({ text }: Sentence): Statement {
  const words = findMatches(text, wordPattern).map(([word]) => toWord(word))
  const markers = words.flatMap((_, index) => readMarker(words, index) ?? [])
  return { text, stems: new Set(words.flatMap(toStem)), markers }
}

function toWord(written: string): string {
  return written
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?<![.,])[.,]+$/, '')
}

function readMarker(words: readonly string[], index: number): Marker | undefined {
  const [before = '', word = '', next = ''] = [words[index - 1], words[index], words[index + 1]]
  const pair = `${word}-${next}`
  const pairName = classOf(pair)
  const name = pairName ?? (word.endsWith("n't") ? 'not' : classOf(word))
  if (name === undefined || (pairName === undefined && isPlain[name]?.(word, next, before))) return undefined
  const near = [
    nearStem(words.slice(index + 1, index + 5)),
    nearStem(words.slice(Math.max(0, index - 4), index).toReversed()),
  ]
  return {
    name,
    text: pairName === undefined ? word : `${word} ${next}`,
    near: near.filter((stem) => stem !== ''),
  }
}

const measure = /^[$\d]|^(?:one|two|three|four|five|six|seven|eight|nine|ten|half|an?|all)$/
const plainUp = (word: string, next: string, before: string) =>
  (/^(?:up|down)$/.test(word) &&
    !/^[$\d]|^(?:about|nearly|from|more|sharply|slightly)$/.test(next) &&
    !/[\d%]$/.test(before)) ||
  (/^(?:above|below|more|less|fewer)$/.test(word) &&
    !/^(?:the|last|expectations|average|target|than)$|^[$\d]/.test(next))

/** 'about the product', 'over a year', 'first quarter', 'May 3': no measure, and nothing that hedges. */
const isPlain: Readonly<
  Partial<Record<ClaimClass, (word: string, next: string, before: string) => boolean>>
> = {
  about: (word, next) => /^(?:about|around)$/.test(word) && !measure.test(next),
  'more than': (_, next) => !measure.test(next),
  'less than': (_, next) => !measure.test(next),
  may: (word, next, before) =>
    word === 'can' ||
    (word === 'may' && (/^\d/.test(next) || /^(?:in|since|by|until|of|next|last|this|on)$/.test(before))),
  first: (_, next) => /^(?:quarter|half|day|week|month|year|responders?|aid)$/.test(next),
  up: plainUp,
  down: plainUp,
  not: (word, next) => word === 'no' && /^\d/.test(next),
}

function nearStem(words: readonly string[]): string {
  for (const word of words) {
    const [stem] = toStem(word)
    if (stem !== undefined) return stem
  }
  return ''
}

const stops: ReadonlySet<string> = new Set(stopWords)

function toStem(word: string): string[] {
  const bare = word.replace(/'s$/, '')
  if (/\d/.test(bare)) return [bare.replaceAll(',', '')]
  if (bare.length < 4 || stops.has(bare)) return []
  return [
    bare
      .replace(/(?:ies|ied)$/, 'y')
      .replace(/(?:ing|ed|es|s|ly)$/, '')
      .slice(0, 6),
  ]
}

function compareStrength(
  old: readonly Statement[],
  oldIndex: StatementIndex,
  nowIndex: StatementIndex,
): MeaningChange[] {
  const changes: MeaningChange[] = []
  for (const statement of old) {
    const match = nowIndex.findLike(statement)
    if (match === undefined || match.text === statement.text) continue
    const gone = statement.markers.filter((marker) => !holds(match, marker, nowIndex))
    const come = match.markers.filter((marker) => !holds(statement, marker, oldIndex))
    if (gone.length + come.length > 0) changes.push({ before: describe(gone), after: describe(come) })
  }
  return changes
}

/** In the same statement, or beside the same word elsewhere: sentences are cut and joined. */
function holds(match: Statement, marker: Marker, all: StatementIndex): boolean {
  return match.markers.some(({ name }) => name === marker.name) || all.hasMarker(marker)
}

function describe(markers: readonly Marker[]): string {
  return markers.map(({ text }) => text).join(', ')
}

/** Of a word that is everywhere, so many statements are enough to find one that is alike. */
const mostOfAWord = 40

/** The statements of a text by their words, so that each is compared with a few others and not with all. */
class StatementIndex {
  readonly #byText = new Map<string, Statement>()
  readonly #byStem = new Map<string, Statement[]>()
  readonly #markers = new Set<string>()

  constructor(statements: readonly Statement[]) {
    for (const statement of statements) {
      this.#byText.set(statement.text, statement)
      for (const stem of statement.stems) this.#addTo(stem, statement)
      for (const { name, near } of statement.markers)
        for (const stem of near) this.#markers.add(`${name} ${stem}`)
    }
  }

  hasMarker({ name, near }: Marker): boolean {
    return near.some((stem) => this.#markers.has(`${name} ${stem}`))
  }

  findLike(statement: Statement): Statement | undefined {
    const same = this.#byText.get(statement.text)
    if (same !== undefined) return same
    const shared = new Map<Statement, number>()
    for (const stem of statement.stems)
      for (const other of this.#byStem.get(stem) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
    let best: Statement | undefined
    let bestShare = likeness
    for (const [other, count] of shared) {
      const share = count / Math.max(1, Math.min(statement.stems.size, other.stems.size))
      if (share > bestShare) [best, bestShare] = [other, share]
    }
    return best
  }

  #addTo(stem: string, statement: Statement): void {
    const own = this.#byStem.get(stem)
    if (own === undefined) this.#byStem.set(stem, [statement])
    else if (own.length < mostOfAWord) own.push(statement)
  }
}

function findClaims(old: readonly Statement[], now: readonly Statement[], index: StatementIndex): string[] {
  const known = new Set(old.flatMap(({ stems }) => [...stems]))
  return now
    .filter((statement) => {
      const words = [...statement.stems].filter((stem) => !/\d/.test(stem))
      if (words.length < claimWords || /^\[/.test(statement.text) || isRewording(statement, index))
        return false
      const shared = words.filter((stem) => known.has(stem)).length
      return shared / words.length < sourced && words.length - shared >= newWords
    })
    .map(({ text }) => text)
}

/** Half of the shorter sentence's words are in the other: the same statement in other words. */
function isRewording(statement: Statement, old: StatementIndex): boolean {
  const like = old.findLike(statement)
  if (like === undefined) return false
  const shared = [...statement.stems].filter((stem) => like.stems.has(stem)).length
  return shared / Math.min(statement.stems.size, like.stems.size) >= 0.5
}

function compareTitles(before: string, after: string): MeaningChange[] {
  const [old, now] = [readTitles(before), readTitles(after)]
  return [...old].flatMap(([name, titles]) => {
    if (!after.toLowerCase().includes(name)) return []
    const held = now.get(name) ?? new Set<string>()
    const gone = [...titles].filter((title) => ![...held].some((other) => isSameTitle(title, other)))
    const come = [...held].filter((title) => ![...titles].some((other) => isSameTitle(title, other)))
    return gone.length + come.length === 0 ? [] : [{ before: gone.join(', '), after: come.join(', ') }]
  })
}

/** 'chief executive' and 'chief executive officer' are one. */
function isSameTitle(one: string, other: string): boolean {
  return one === other || one === `${other} officer` || other === `${one} officer`
}
