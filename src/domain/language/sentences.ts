// Where sentences end: at a stop that is not part of an abbreviation, an initial, a figure or an address.
import { findMatches } from './matches.ts'
import { isFunctionWord, isTitleStart, isTitleWord } from './name-words.ts'
import type { Range } from './ranges.ts'

const stopPattern = /(?<![.!?…])[.!?…]+["”’)\]]*(?=\s|$)|\n+/g
const abbreviations = new Set(
  `mr mrs ms messrs dr prof sen sens rep reps gov govs gen adm maj cmdr supt col cpl lt sgt capt hon rev atty st ste mt ft pt jr sr no vs etc inc corp co ltd llc bros dept est approx
  ave blvd rd fig vol jan feb mar apr jun jul aug sept sep oct nov dec ala ariz ark calif colo conn del fla ga ill ind kan ky la md
  mass mich minn miss mo mont neb nev okla ore pa tenn tex va vt wash wis wyo u.s u.k u.n e.g i.e a.m p.m d.c n.y n.j n.c n.d n.h
  n.m r.i s.c s.d w.va ph.d m.d b.a m.a m.b.a`.split(/\s+/),
)
/** After these a sentence may well end; only a small letter or a figure tells that it goes on. */
const mayEnd = new Set(
  'a.m p.m u.s u.k u.n d.c inc corp co ltd llc etc jr sr ph.d m.d m.b.a n.y n.j'.split(' '),
)
/** What goes on after such a stop, by the abbreviation before it. */
const goesOnAfter: Readonly<Record<string, RegExp>> = {
  'u.s':
    /^(?:Department|Army|Navy|Air|Marines?|Coast|Senate|Senators?|Sens?|House|Reps?|Representatives?|Congress|Supreme|District|Circuit|Court|Food|Environmental|Bureau|Postal|Patent|Census|Treasury|Olympic|Bank|Green|Chamber|Steel|Open|Securities|Attorney|Marshals?|Customs|Citizenship|Forest|Geological|Fish|Small|Centers|Energy|Agriculture|Secretary|President|Ambassador|Government|News|Soccer|Highway|Route|Capitol|Constitution|Code|Federal|Consumer|National|Virgin)$/,
  'u.k': /^(?:Parliament|Prime|Government|Home|Health|Treasury|Space|Research)$/,
  'u.n': /^(?:Secretary|Security|General|Human|Climate|Children|Refugee|Development|World)$/,
  jr: /^(?:Boulevard|Street|Avenue|Drive|Road|Way|Day|Parkway|Highway|High|Middle|Elementary|School|Library|Park|Memorial|Center|Hospital)$/,
}
const timeAfter =
  /^(?:[ECMP][SD]?T|AK[SD]?T|HST|GMT|UTC|BST|CES?T|Eastern|Central|Mountain|Pacific|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec|January|February|August|September|October|November|December)$/
const companyAfter = /^(?:Inc|Corp|Co|Ltd|LLC|LP|PLC)$/
const companyStop = /^(?:inc|corp|co|ltd|llc|d\.c|n\.y)$/
const initials = /^\p{L}\.\p{L}$/u
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
  if (/["”]$/.test(match[0]) || !match[0].startsWith('.'))
    return !/^\s+\p{Ll}/u.test(rest) && !companyAfter.test(readNextWord(rest))
  return endsAfter(readLastWord(text, match.index), rest, text[match.index - 2])
}

/** Whether a stop after the word ends the sentence; `before` is the character in front of its last letter. */
function endsAfter(word: string, rest: string, before: string | undefined): boolean {
  // An initial; 'Paul’s.' ends in a letter by itself too.
  if (word.length === 1) return before === '’' || before === "'"
  if (mayEnd.has(word)) return (startWord.test(rest) && !goesOn(word, rest)) || rest.trim() === ''
  // 'J.P. Morgan', 'Acme S.A. (Euronext: ACM)'.
  if (initials.test(word) && !abbreviations.has(word)) return rest.trim() === '' || isOpening(rest)
  return !abbreviations.has(word) || rest.trim() === ''
}

/** 'Acme Inc. (Nasdaq: ACM)', 'U.S. Department', '9 a.m. ET', 'Acme Inc. Chief Executive'. */
function goesOn(word: string, rest: string): boolean {
  if (/^\s*\(/.test(rest)) return true
  const next = readNextWord(rest)
  if (word === 'a.m' || word === 'p.m') return timeAfter.test(next)
  if (companyStop.test(word)) return companyAfter.test(next) || isTitleWord(next) || isLongTitle(next, rest)
  return goesOnAfter[word === 'sr' ? 'jr' : word]?.test(next) ?? false
}

/** 'Senior Vice President': the first word alone might begin a sentence. */
function isLongTitle(next: string, rest: string): boolean {
  return isTitleStart(next) && isTitleWord(/^\s*\S+ (?<second>\p{L}+)/u.exec(rest)?.groups?.second ?? '')
}

function isOpening(rest: string): boolean {
  return /^\s*["“]/.test(rest) || isFunctionWord(readNextWord(rest))
}

function readNextWord(rest: string): string {
  return /^\s*(?<word>\p{L}+)/u.exec(rest)?.groups?.word ?? ''
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
