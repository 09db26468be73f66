// Where sentences end: at a stop that is not part of an abbreviation, an initial, a figure or an address.
import { findMatches } from '#domain/facts/matches.ts'
import type { Range } from './block.ts'

const stopPattern = /(?<![.!?…])[.!?…]+["”’)\]]*(?=\s|$)|\n+/g
const abbreviations = new Set(
  `mr mrs ms dr prof sen rep gov gen col lt sgt capt hon rev st ste mt ft jr sr no vs etc inc corp co ltd llc bros dept est approx
  ave blvd rd fig vol jan feb mar apr jun jul aug sept sep oct nov dec ala ariz ark calif colo conn del fla ga ill ind kan ky la md
  mass mich minn miss mo mont neb nev okla ore pa tenn tex va vt wash wis wyo u.s u.k u.n e.g i.e a.m p.m d.c n.y n.j n.c n.d n.h
  n.m r.i s.c s.d w.va ph.d m.d b.a m.a m.b.a`.split(/\s+/),
)
/** After these a sentence may well end; only a small letter or a figure tells that it goes on. */
const mayEnd = new Set(
  'a.m p.m u.s u.k u.n d.c inc corp co ltd llc etc jr sr ph.d m.d m.b.a n.y n.j'.split(' '),
)
const letter = /\p{L}/u
const startWord = /^\s*["“‘'(]*\p{Lu}/u

/** The sentences of a text in reading order, without the white space around them. */
export function splitSentences(text: string): Range[] {
  const sentences: Range[] = []
  let start = 0
  for (const match of findMatches(text, stopPattern)) {
    if (!isSentenceEnd(text, match)) continue
    const end = match.index + (match[0].startsWith('\n') ? 0 : match[0].length)
    addSentence(sentences, text, start, end)
    start = match.index + match[0].length
  }
  addSentence(sentences, text, start, text.length)
  return sentences
}

function addSentence(sentences: Range[], text: string, start: number, end: number): void {
  let [from, to] = [start, end]
  while (from < to && /\s/.test(text[from] ?? '')) from += 1
  while (to > from && /\s/.test(text[to - 1] ?? '')) to -= 1
  if (from < to) sentences.push({ from, to })
}

function isSentenceEnd(text: string, match: RegExpExecArray): boolean {
  if (match[0].startsWith('\n')) return true
  const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 24)
  // '“It works!” said Doe' goes on after the mark.
  if (/["”]$/.test(match[0]) || !match[0].startsWith('.')) return !/^\s+\p{Ll}/u.test(rest)
  const word = readLastWord(text, match.index)
  if (word.length === 1) return false
  if (mayEnd.has(word)) return startWord.test(rest) || rest.trim() === ''
  return !abbreviations.has(word) || rest.trim() === ''
}

/** The letters and stops right before a place, in lower case; no abbreviation is longer than 24 characters. */
function readLastWord(text: string, end: number): string {
  let from = end
  while (from > 0 && end - from < 24 && isWordPart(text[from - 1] ?? '')) from -= 1
  return text.slice(from, end).toLowerCase()
}

function isWordPart(character: string): boolean {
  return (character >= 'a' && character <= 'z') || character === '.' || letter.test(character)
}
