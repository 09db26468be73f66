// Cuts a paragraph into sentences without stumbling over 'Inc.', 'a.m.', 'Nov. 17' and initials.
import { findMatches } from '#domain/language/matches.ts'

export interface Sentence {
  text: string
  from: number
  to: number
}

// From the first of its signs on: a run of stops is read once, not from every one of them.
const endPattern = /(?<![.!?])[.!?]+["”’)\]]*(?=\s)|\n+/g
const abbreviation =
  /(?:^|[\s(“"‘—-])(?:Dr|Mr|Mrs|Ms|St|Ft|Mt|Prof|Gov|Sen|Rep|Jr|Sr|No|vs|etc|approx|Inc|Corp|Co|Ltd|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec|Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|La|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Ore|Pa|Tenn|Vt|Va|Wash|Wis|Wyo|e\.g|i\.e|[ap]\.m|\p{L}|(?:\p{L}\.)+\p{L})\.$/iu
const mayEnd = /(?:Inc|Corp|Co|Ltd|[ap]\.m|(?:\p{L}\.)+\p{L}|Jr|Sr|etc|Colo|Calif|Ore|Wash)\.$/iu
const clearStart =
  /^\s+["“‘(]?(?:The|A|An|It|Its|In|On|At|He|She|They|We|This|That|These|Those|For|With|To|As|By|But|And|All|More|Customers|Tickets|Our)\b/

/** The sentences of a text, each without the space around it. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (const match of findMatches(text, endPattern)) {
    const end = match.index + match[0].length
    if (match[0][0] !== '\n' && !isEnd(text, match.index, end)) continue
    push(text, start, end, sentences)
    start = end
  }
  push(text, start, text.length, sentences)
  return sentences
}

function push(text: string, start: number, end: number, sentences: Sentence[]): void {
  const slice = text.slice(start, end)
  const trimmed = slice.trim()
  if (trimmed === '') return
  const from = start + slice.indexOf(trimmed)
  sentences.push({ text: trimmed, from, to: from + trimmed.length })
}

function isEnd(text: string, stop: number, end: number): boolean {
  const next = text.slice(end, end + 30)
  // A sentence goes on in small letters; '!' or '?' inside a quotation does not end it either.
  if (/^\s+\p{Ll}/u.test(next) && !/^\s+[\w-]+\.(?:com|org|net|io|co|example)\b/.test(next)) return false
  if (text[stop] !== '.') return true
  const before = text.slice(Math.max(0, stop - 12), stop + 1)
  if (!abbreviation.test(before)) return true
  return mayEnd.test(before) && clearStart.test(next)
}
