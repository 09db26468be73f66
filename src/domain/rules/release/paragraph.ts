// One block of a release with everything that rules read from it. All rules share these readings, and an unchanged block keeps them.
import { findMatches } from '#domain/language/matches.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import type { Range } from '#domain/language/ranges.ts'
import { findRange } from '#domain/language/ranges.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { countWords } from '#domain/text/word-count.ts'
import type { Block } from './block.ts'
import { readSigns, signs } from './signs.ts'
import { readTriggered, type Trigger } from './triggers.ts'

export type Sentence = Range & { readonly text: string; readonly words: number }

/** Text between quotation marks, marks included. `isSpeech` if it is a statement and no title or term. */
export type Quotation = Range & { readonly text: string; readonly words: number; readonly isSpeech: boolean }

/** A word in lower case and where it is. */
export type Word = Range & { readonly word: string }

/** Whether the word begins with a capital; written to be fast, since every word is tested. */
export function isCapital(text: string, { word, from }: Word): boolean {
  const first = text[from]
  return first !== word[0] && first !== undefined && first.toLowerCase() !== first
}

type Reader<Value> = (paragraph: Paragraph) => Value

export class Paragraph {
  readonly block: Block
  readonly text: string
  #words: readonly Word[] | undefined
  #sentences: readonly Sentence[] | undefined
  #quotations: readonly Quotation[] | undefined
  #capitals: readonly number[] | undefined
  #nameStarts: readonly number[] | undefined
  #acronymStarts: readonly number[] | undefined
  #triggered: Uint8Array | undefined
  #signs: number | undefined
  readonly #readings = new Map<Reader<unknown>, unknown>()

  constructor(block: Block) {
    this.block = block
    this.text = block.text
  }

  /** Memoizes the reader for this paragraph. The reader is the key, so it must be a module's function: a closure would be a new key each time. */
  recall<Value>(read: Reader<Value>): Value {
    // A single look-up, since there nearly always is a value.
    const kept = this.#readings.get(read)
    if (kept !== undefined || this.#readings.has(read)) return kept as Value
    const value = read(this)
    this.#readings.set(read, value)
    return value
  }

  get wordCount(): number {
    return this.recall(readWordCount)
  }

  // Readings that nearly every rule needs have fields of their own, which are faster.
  get words(): readonly Word[] {
    this.#words ??= this.hasSign(signs.rare) ? readAnyWords(this.text) : readPlainWords(this.text)
    return this.#words
  }

  get sentences(): readonly Sentence[] {
    this.#sentences ??= readSentences(this.text)
    return this.#sentences
  }

  get quotations(): readonly Quotation[] {
    this.#quotations ??= this.hasSign(signs.quote) ? readQuotations(this.text) : noQuotations
    return this.#quotations
  }

  /** Where its capital letters are. */
  get capitals(): readonly number[] {
    this.#capitals ??= readCapitals(this.text)
    return this.#capitals
  }

  /** The capitals after which another capitalized word may follow: the only places where a full name can begin. */
  get nameStarts(): readonly number[] {
    this.#nameStarts ??= readNameStarts(this.text, this.capitals)
    return this.#nameStarts
  }

  /** The capitals after which a capital, a figure or '&' may follow directly: the only places where an acronym can begin. */
  get acronymStarts(): readonly number[] {
    this.#acronymStarts ??= this.capitals.filter((at) => mayBeginAcronym(this.text.charCodeAt(at + 1)))
    return this.#acronymStarts
  }

  /** Whether the paragraph has one of the trigger's words; much cheaper than trying a pattern. */
  has({ id }: Trigger): boolean {
    // A trigger created since then needs another look.
    if (this.#triggered === undefined || id >= this.#triggered.length)
      this.#triggered = readTriggered(this.words)
    return this.#triggered[id] === 1
  }

  /** Whether it has one of the signs. */
  hasSign(bits: number): boolean {
    this.#signs ??= readSigns(this.text)
    return (this.#signs & bits) !== 0
  }

  /** The index of the sentence that holds the character, -1 between sentences. */
  sentenceAt(at: number): number {
    return findRange(this.sentences, at)
  }

  /** Whether the character is between quotation marks. */
  isQuoted(at: number): boolean {
    return findRange(this.quotations, at) !== -1
  }
}

const paragraphs = new WeakMap<Block, Paragraph>()

/** The paragraph of a block; the same one for all callers, so that no block is read twice. */
export function readParagraph(block: Block): Paragraph {
  const known = paragraphs.get(block)
  if (known) return known
  const paragraph = new Paragraph(block)
  paragraphs.set(block, paragraph)
  return paragraph
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.&-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu
const capitalPattern = /\p{Lu}/u
/** Words before a label that nobody speaks: 'The plaque reads “Founded 1871.”' */
const labelBefore =
  /\b(?:operas?|plays?|novels?|films?|movies?|songs?|books?|poems?|musicals?|albums?|essays?|paintings?|series|exhibits?|exhibitions?|documentar(?:y|ies)|ballets?|memoirs?|hymns?|podcasts?|murals?|slogans?|mottos?|comed(?:y|ies)|dramas?|anthems?|ballads?|tunes?|waltz(?:es)?|signs?|banners?|posters?|placards?|notices?|plaques?|labels?|captions?|headlines?|stickers?)(?:,| (?:is|are|was|were|says?|said))? $|\b(?:reads?|reading|bears?|bearing|titled|entitled|called|named|dubbed|labeled|marked|inscribed|engraved|stamped|with) (?:the words? )?$/
/** So few quoted words without punctuation are a label: '“Dec. 1952” is cut into the beam'. */
const labelWords = 3
const speechMark = /[.,!?…—]["”]?$/

function readWordCount({ text }: Paragraph): number {
  return countWords(text)
}

const noQuotations: readonly Quotation[] = []

/** The words of a text in English letters; the same as the pattern finds, in a third of the time. */
function readPlainWords(text: string): Word[] {
  const words: Word[] = []
  let from = 0
  while (from < text.length) {
    if (isPlainSign(text.charCodeAt(from))) {
      const to = findWordEnd(text, from)
      const word = text.slice(from, to)
      words.push({ word: isSmall(text, from, to) ? word : toWord(word), from, to })
      from = to
    }
    from += 1
  }
  return words
}

function findWordEnd(text: string, from: number): number {
  let to = from + 1
  while (to < text.length && (isPlainSign(text.charCodeAt(to)) || isJoint(text, to))) to += 1
  return to
}

/** Whether the word is in small letters already, as most are. */
function isSmall(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 97 || code > 122) return false
  }
  return true
}

function isPlainSign(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
}

/** Whether the sign (’ - . ' &) has another character of the word after it. */
function isJoint(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  const isMark = code === 0x2019 || code === 45 || code === 46 || code === 39 || code === 38
  return isMark && isPlainSign(text.charCodeAt(at + 1))
}

function readAnyWords(text: string): Word[] {
  return findMatches(text, wordPattern).map((match) => ({
    word: toWord(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }))
}

function toWord(text: string): string {
  const word = text.toLowerCase()
  return word.includes('’') ? word.replaceAll('’', "'") : word
}

function readCapitals(text: string): number[] {
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (
      (code >= 65 && code <= 90) ||
      (code > 127 && !isTypographic(code) && capitalPattern.test(text[at] ?? ''))
    )
      places.push(at)
  }
  return places
}

function mayBeginAcronym(next: number): boolean {
  return (next >= 65 && next <= 90) || (next >= 48 && next <= 57) || next === 38 || next > 127
}

/** A letter, an apostrophe or a hyphen. */
function isNameSign(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 39 || code === 45
}

/** The starts of full names. Characters beyond ASCII are left to the pattern. All capitals of one word end with it, so that no word is read twice. */
function readNameStarts(text: string, capitals: readonly number[]): number[] {
  let end = 0
  return capitals.filter((at) => {
    if (end <= at) end = findNameEnd(text, at + 1)
    const next = text.charCodeAt(end + 1)
    const isFollowed = text.charCodeAt(end) === 32 && ((next >= 65 && next <= 90) || next > 127)
    return isFollowed && !isNameSign(text.charCodeAt(at - 1))
  })
}

function findNameEnd(text: string, from: number): number {
  let end = from
  while (end < text.length && (text.charCodeAt(end) > 127 || isNameSign(text.charCodeAt(end)))) end += 1
  return end
}

/** Whether it is a dash or quotation mark, which most characters beyond ASCII are. */
function isTypographic(code: number): boolean {
  return code >= 0x2010 && code <= 0x2026
}

function readSentences(text: string): Sentence[] {
  return splitSentences(text).map((sentence) => ({ ...sentence, words: countWords(sentence.text) }))
}

function readQuotations(text: string): Quotation[] {
  return findQuotations(text).map(({ from, to, inner }) => {
    const words = countWords(inner)
    const whole = text.slice(from, to)
    const isOpening = from === 0 && words > labelWords
    const isMarked = speechMark.test(whole) || /^[.,!?]/.test(text.slice(to, to + 1)) || isOpening
    const isLabel = labelBefore.test(text.slice(Math.max(0, from - 30), from))
    return { text: whole, from, to, words, isSpeech: isMarked && !isLabel && isSentence(inner, words) }
  })
}

/** Whether the quoted words are a sentence: a fragment begins small, and a title has capitals throughout. */
function isSentence(text: string, words: number): boolean {
  if (words < 2 || !/^\P{L}*\p{Lu}|^\d|^\[/u.test(text)) return false
  if (isTitle(text)) return false
  const capitals = text.match(/(?<![\p{L}’'])\p{Lu}/gu)?.length ?? 0
  return capitals <= Math.max(words > 3 ? 2 : 1, words * 0.6)
}

/** Whether the quoted words are a title: “Threads of the Merrimack” has a capital on each content word and no punctuation inside. */
function isTitle(text: string): boolean {
  const words = text.replace(/[.,]$/, '').split(' ')
  const large = words.filter((word) => /^\p{Lu}[\p{L}’'-]+$/u.test(word))
  const isWhole = words.every((word) =>
    /^(?:\p{Lu}[\p{L}’'-]*|of|the|and|an?|in|on|for|to|from|at|by|with|or)$/u.test(word),
  )
  return large.length > 1 && isWhole && words.length > 2 && /^\p{Lu}/u.test(words.at(-1) ?? '')
}
