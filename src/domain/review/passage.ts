// A passage of a text, stored as its words with their surroundings, and found again by both after the text was edited.

export interface Passage {
  passage: string
  before: string
  after: string
}

/** Characters stored on each side of a passage. */
const around = 60

/** Quotes the characters from…to of a text. */
export function quotePassage(text: string, from: number, to: number): Passage {
  return {
    passage: text.slice(from, to),
    before: text.slice(Math.max(0, from - around), from),
    after: text.slice(to, to + around),
  }
}

/** A text without its white space, which differs between readers of a document, and where each letter is. */
export interface SearchText {
  letters: string
  places: readonly number[]
}

export function prepareText(text: string): SearchText {
  const places: number[] = []
  let letters = ''
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (/\s/.test(letter)) continue
    places.push(at)
    letters += letter
  }
  return { letters, places }
}

/** With this many letters a passage is found by its words alone. */
const longEnough = 24
/** How much of its surroundings a short passage must still have. */
const enoughAround = 6
/** Of words that a text repeats more often, only the first places are compared. */
const mostPlaces = 200

/** Where the passage is in the text: the place whose surroundings fit best; undefined when it is gone. */
export function findPassage(text: SearchText, sought: Passage): { from: number; to: number } | undefined {
  const passage = withoutSpace(sought.passage)
  const before = withoutSpace(sought.before)
  const after = withoutSpace(sought.after)
  const best = listPlaces(text.letters, passage)
    .map((at) => ({
      at,
      fit: commonEnd(text.letters, at, before) + commonStart(text.letters, at + passage.length, after),
    }))
    .reduce<{ at: number; fit: number } | undefined>(
      (winner, place) => (winner && winner.fit >= place.fit ? winner : place),
      undefined,
    )
  if (!best) return undefined
  const isKnown =
    passage.length >= longEnough || best.fit >= Math.min(enoughAround, before.length + after.length)
  if (!isKnown) return undefined
  const { places } = text
  return { from: places[best.at] ?? 0, to: (places[best.at + passage.length - 1] ?? 0) + 1 }
}

/** The parts of a quote as it was approved; the whole of one that has none. */
export const splitParts = (words: string): string[] => words.split(/(?<=[”"“»]) (?=[“"„«])/)

/** Where a quote is in the text, from its first part to its last, with the attribution in between. */
export function findQuote(text: string, words: string): Passage | undefined {
  const parts = splitParts(words)
  const first = findWords(text, 0, parts[0])
  if (!first) return undefined
  const last = parts.length > 1 ? findWords(text, first.to, parts.at(-1)) : undefined
  return quotePassage(text, first.from, (last ?? first).to)
}

function findWords(text: string, start: number, passage = ''): { from: number; to: number } | undefined {
  const place = findPassage(prepareText(text.slice(start)), { passage, before: '', after: '' })
  return place && { from: start + place.from, to: start + place.to }
}

function listPlaces(letters: string, passage: string): number[] {
  const found: number[] = []
  if (passage === '') return found
  let at = letters.indexOf(passage)
  while (at >= 0 && found.length < mostPlaces) {
    found.push(at)
    at = letters.indexOf(passage, at + 1)
  }
  return found
}

const withoutSpace = (text: string) => text.replace(/\s+/g, '')

function commonStart(letters: string, from: number, sought: string): number {
  let length = 0
  while (length < sought.length && letters[from + length] === sought[length]) length += 1
  return length
}

function commonEnd(letters: string, to: number, sought: string): number {
  let length = 0
  while (length < sought.length && length < to && letters[to - 1 - length] === sought.at(-1 - length))
    length += 1
  return length
}
