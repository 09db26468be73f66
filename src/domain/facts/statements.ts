// Reads a text as statements: its sentences with their content words, so that two texts can be compared.

import { type ClaimClass, classOf, type Side, sidesOf } from '#domain/language/claim-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { toStem } from '#domain/language/synonyms/same-words.ts'
import { isOrdinary } from './ordinary-words.ts'

/** A word for comparing: in lower case, with its place in the text. */
export type StatementWord = {
  readonly word: string
  readonly from: number
  readonly to: number
  readonly stem: string | undefined
}

/** A word that decides how strong a statement is, with the content words beside it. */
export type Marker = {
  readonly name: ClaimClass
  readonly text: string
  readonly from: number
  readonly to: number
  readonly near: readonly string[]
}

/** A word with an opposite. */
export type SideMarker = Side & { readonly text: string; readonly near: readonly string[] }

export type Statement = {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly words: readonly StatementWord[]
  readonly stems: ReadonlySet<string>
  readonly markers: readonly Marker[]
  readonly sides: readonly SideMarker[]
}

const wordPattern = /[\p{L}\p{N}$%][\p{L}\p{N}.,’'%-]*/gu
const tail = /(?<![.,’'-])[.,’'-]+$/
/** Compounds are read as their parts, too: 'co-founder', 'record-breaking'. */
const phraseLength = 3

export const readStatements: (text: string) => readonly Statement[] = memoizeText((text) =>
  splitSentences(text).map(({ text: sentence, from, to }) => {
    const words = findMatches(sentence, wordPattern).map((match) => readWord(match, from))
    const stems = new Set(words.flatMap(({ stem }) => stem ?? []))
    const isReported = telling.test(sentence)
    const markers = readMarkers(words).filter(
      (marker) =>
        !attributes(marker, sentence.slice(0, marker.from - from)) &&
        !(isReported && marker.name === 'would'),
    )
    return { text: sentence, from, to, words, stems, markers, sides: readSides(words) }
  }),
)

/** Whether the word only attributes a quotation, and doesn't weaken it: '“It works,” claimed Ann Ward'. */
function attributes({ text }: Marker, before: string): boolean {
  return text === 'claimed' && /[.,!?][”"] (?:\p{Lu}[\p{L}’'-]* ){0,3}$/u.test(before)
}

/** 'She said it would open' and 'It will open' say the same. */
const telling =
  /\b(?:said|says|told|announced|wrote|added|confirmed|promised|agreed|expected|expects|decided|hoped|voted|learned|knew)\b/i

function readWord({ 0: written, index }: RegExpExecArray, start: number): StatementWord {
  const word = written.toLowerCase().replaceAll('’', "'").replace(tail, '')
  return { word, from: start + index, to: start + index + word.length, stem: toStem(word) }
}

function readMarkers(words: readonly StatementWord[]): Marker[] {
  const markers: Marker[] = []
  for (let at = 0; at < words.length; at += 1) {
    const found = readMarker(words, at)
    if (found === undefined) continue
    markers.push(found.marker)
    at += found.length - 1
  }
  return markers
}

function readMarker(
  words: readonly StatementWord[],
  at: number,
): { marker: Marker; length: number } | undefined {
  const first = words[at]
  if (first === undefined) return undefined
  for (let length = phraseLength; length > 0; length -= 1) {
    const own = words.slice(at, at + length)
    const name =
      own.length < length
        ? undefined
        : nameOf(
            own.map(({ word }) => word),
            words[at + 1]?.word ?? '',
          )
    if (name === undefined || isOrdinary(name, words, at, length)) continue
    const last = own.at(-1) ?? first
    const text = own.map(({ word }) => word).join(' ')
    return {
      marker: { name, text, from: first.from, to: last.to, near: readNear(words, at, length) },
      length,
    }
  }
  return undefined
}

function nameOf(words: readonly string[], next: string): ClaimClass | undefined {
  const [first = ''] = words
  if (words.length > 1) return classOf(words.join('-'))
  if (first.endsWith("n't")) return 'not'
  // 'Some members voted': not all of them did.
  if (first === 'some' && somePeople.test(next)) return 'partly'
  return classOf(first) ?? (/^(?:ex|co|vice)-/.test(first) ? 'rank' : undefined)
}

/** 'some time' and 'some progress' are no part of anything. */
const somePeople = /^(?:\p{Ll}{3,}[^su\P{L}]s|people|men|women|children)$/u

/** The nearest content words on either side. */
function readNear(words: readonly StatementWord[], at: number, length: number): string[] {
  const after = words.slice(at + length, at + length + 4).find(({ stem }) => stem !== undefined)
  const before = words.slice(Math.max(0, at - 4), at).findLast(({ stem }) => stem !== undefined)
  return [after?.stem, before?.stem].filter((stem) => stem !== undefined)
}

const ambiguous =
  /^(?:up|down|over|under|more|less|since|back|pass|light|low|high|back|like|following|with|can|may|new|net)$/

const isBe = /^(?:is|are|was|were|be|been|being)$/

function readSides(words: readonly StatementWord[]): SideMarker[] {
  return words.flatMap(({ word }, at) => {
    const pair = `${word}-${words[at + 1]?.word ?? ''}`
    const alone = sidesOf(word)
    const found = [...alone, ...sidesOf(pair)]
    if (found.length === 0 || (ambiguous.test(word) && !isMeasured(words, at))) return []
    // In the passive the roles are swapped: 'The award was given to Ruiz'.
    if (/^(?:given|donated)$/.test(word) && isBe.test(words[at - 1]?.word ?? '')) return []
    const near = readNear(words, at, 1)
    const text = alone.length > 0 ? word : pair.replace('-', ' ')
    return found.map((side) => ({ ...side, text, near }))
  })
}

/** Whether the word is a direction: 'up 5%', 'more than', 'over the limit', but not 'sign up'. */
function isMeasured(words: readonly StatementWord[], at: number): boolean {
  const [before = '', word = '', next = ''] = [words[at - 1]?.word, words[at]?.word, words[at + 1]?.word]
  if (/^(?:with|low|high|light|new|net|back|can|may)$/.test(word)) return word !== 'may'
  return /^[$€£\d]|^(?:about|nearly|from|than|sharply|slightly)$/.test(next) || /[\d%]$/.test(before)
}

const likeness = 0.34
/** How many statements with a common word are compared. */
const mostOfAWord = 40

/** The statements of a text by their words, so that each is compared with a few others only. */
export class StatementIndex {
  readonly #byText = new Map<string, Statement>()
  readonly #byStem = new Map<string, Statement[]>()
  readonly #markers = new Set<string>()

  constructor(statements: readonly Statement[]) {
    for (const statement of statements) {
      this.#byText.set(statement.text, statement)
      for (const stem of statement.stems) this.#addTo(stem, statement)
      for (const name of listNames(statement)) this.#markers.add(name)
    }
  }

  /** Whether the marker stands beside the same word in any statement, since sentences are split and joined. */
  hasMarker({ name, near }: Marker): boolean {
    return near.some((stem) => this.#markers.has(`${name} ${stem}`))
  }

  hasSide({ pair, isSecond, near }: SideMarker): boolean {
    return near.some((stem) => this.#markers.has(`${pair} ${isSecond} ${stem}`))
  }

  hasText(text: string): boolean {
    return this.#byText.has(text)
  }

  hasStem(stem: string): boolean {
    return this.#byStem.has(stem)
  }

  get stems(): IterableIterator<string> {
    return this.#byStem.keys()
  }

  /** The statement with the most words in common. */
  findLike(statement: Statement): Statement | undefined {
    const same = this.#byText.get(statement.text)
    if (same !== undefined) return same
    const shared = new Map<Statement, number>()
    for (const stem of statement.stems)
      for (const other of this.#byStem.get(stem) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
    let best: Statement | undefined
    let bestShare = likeness
    for (const [other, count] of shared) {
      const least = Math.min(statement.stems.size, other.stems.size)
      if (count < 2 && least > 2) continue
      const share = count / Math.max(1, least) + count / 100
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

/** A key for each marker of a statement with each word beside it. */
function listNames({ markers, sides }: Statement): string[] {
  return [
    ...markers.flatMap(({ name, near }) => near.map((stem) => `${name} ${stem}`)),
    ...sides.flatMap(({ pair, isSecond, near }) => near.map((stem) => `${pair} ${isSecond} ${stem}`)),
  ]
}
