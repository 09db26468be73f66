// Splits a text into sentences: at periods that belong to no abbreviation, initial, figure or address.
//
//   splitSentences('Dr. Lee left. “Why?” Roe asked.')  ->  two sentences with their places
//
// One pass over the text; at most 48 characters around a period are read.
import { isEverydayWord } from './everyday-words.ts'
import { findMatches } from './matches.ts'
import { isTitleStart, isTitleWord } from './name-words.ts'
import type { Range } from './ranges.ts'
import { speechVerbPattern } from './speech-verbs.ts'

export type Sentence = Range & { readonly text: string }

const stopPattern = /(?<![.!?…])[.!?…]+["”’)\]]*(?=\s|$)|\n+/g
/** Abbreviations before a name or figure, which never end a sentence. */
const neverEnd =
  toSet(`mr mrs ms messrs dr prof sen sens rep reps gov govs gen adm maj cmdr supt col cpl lt sgt capt hon rev pres atty st ste mt pt
  vs approx incl excl fig figs sec pp e.g i.e eg ie ing eng engr hab mio mrd dra`)
/** Abbreviations such as states and months: a sentence ends after them only if the next word can begin one. */
const seldomEnd =
  toSet(`no bros dept ft ave blvd rd vol jan feb mar apr jun jul aug sept sep oct nov dec ala ariz ark calif colo conn
  del fla ga ill ind kan ky la md mass mich minn miss mo mont neb nev okla ore pa tenn tex va vt wash wis wyo n.c n.d n.h n.m r.i s.c s.d
  w.va b.a m.a avg govt univ tel dist asst assoc exec mgr nos`)
/** Abbreviations that may well end a sentence, unless a small letter, a figure or one of the words below follows. */
const mayEnd = toSet(
  'a.m p.m u.s u.k u.n d.c inc corp co ltd pvt pte llc sp etc jr sr ph.d m.d m.b.a n.y n.j mon tue tues wed thu thur thurs fri sat sun',
)
/** Abbreviations of units and references: '3.5 in. wide', 'et al. found', 'ext. 4'. */
const shortWord = toSet(
  'in lb lbs oz al esq est ext hr hrs min kg km cm mm yd yds mi sq cu tsp tbsp ed eds trans p ch art no',
)
/** Words that begin a sentence and no name. */
const opening =
  /^\s*["“‘'(]*(?:The|This|That|These|Those|It|Its|He|She|They|We|You|There|In|On|At|For|With|To|As|By|But|And|A|An|All|After|Before|When|While|If|Our|Their|His|Her|More|Since|From|Under|Both|Each)\b/
/** What continues the sentence after each abbreviation. */
const goesOnAfter: Readonly<Record<string, RegExp>> = {
  'u.s':
    /^(?:Department|Army|Navy|Air|Marines?|Coast|Senate|Senators?|Sens?|House|Reps?|Representatives?|Congress|Supreme|District|Circuit|Court|Food|Environmental|Bureau|Postal|Patent|Census|Treasury|Olympic|Bank|Green|Chamber|Steel|Open|Securities|Attorney|Marshals?|Customs|Citizenship|Forest|Geological|Fish|Small|Centers|Energy|Agriculture|Secretary|President|Ambassador|Government|News|Soccer|Highway|Route|Capitol|Constitution|Code|Federal|Consumer|National|Virgin)$/,
  'u.k': /^(?:Parliament|Prime|Government|Home|Health|Treasury|Space|Research)$/,
  'u.n': /^(?:Secretary|Security|General|Human|Climate|Children|Refugee|Development|World)$/,
  jr: /^(?:Boulevard|Street|Avenue|Drive|Road|Way|Day|Parkway|Highway|High|Middle|Elementary|School|Library|Park|Memorial|Center|Hospital)$/,
}
const timeAfter =
  /^(?:[ECMP][SD]?T|AK[SD]?T|HST|GMT|UTC|BST|CES?T|Eastern|Central|Mountain|Pacific|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec|January|February|August|September|October|November|December)$/
/** A weekday before its date: 'Sat. Oct. 24', but not 'they sat. Nobody spoke'. */
const weekdayStop = /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)$/
const dateAfter =
  /^\s*(?:\d|(?:Jan|Feb|Mar|March|Apr|April|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|January|February|August|September|October|November|December)\b)/
const companyAfter = /^(?:Inc|Corp|Co|Ltd|LLC|LP|PLC|KG|KGaA|OHG)$/
const companyStop = /^(?:inc|corp|co|ltd|pvt|pte|llc|d\.c|n\.y)$/
const initials = /^(?:\p{L}\.)+\p{L}$/u
const known = [neverEnd, seldomEnd, mayEnd, shortWord]
const vowelless = /^[b-df-hj-np-tv-xz]{2,5}$/
const letter = /\p{L}/u
const startWord = /^\s*["“‘'(]*\p{Lu}/u
const smallStart = /^\s+\p{Ll}/u
/** An attribution after a question or exclamation: '“Is it safe?” Doe asked', '“Wow!” said Doe'. */
const saidAfter = new RegExp(
  `^\\s+(?:(?:(?:Dr|Mr|Mrs|Ms)\\. )?(?:\\p{Lu}[\\p{L}’'-]{0,20} ){1,3}|(?:he|she|they) )(?:${speechVerbPattern()})\\b`,
  'u',
)
const reach = 48

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}

/** The sentences of a text in order, without white space around them. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (const match of findMatches(text, stopPattern)) {
    if (!isSentenceEnd(text, match) || isNameAlone(text, start, match.index)) continue
    const end = match.index + (match[0].startsWith('\n') ? 0 : match[0].length)
    addSentence(sentences, text, start, end)
    start = match.index + match[0].length
  }
  addSentence(sentences, text, start, text.length)
  return sentences
}

function addSentence(sentences: Sentence[], text: string, start: number, end: number): void {
  let [from, to] = [start, end]
  while (from < to && isSpace(text, from)) from += 1
  while (to > from && isSpace(text, to - 1)) to -= 1
  if (from < to) sentences.push({ from, to, text: text.slice(from, to) })
}

/** Tests letters first, because they are most common. */
function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code <= 32 || (code > 127 && /\s/.test(text[at] ?? ''))
}

function isSentenceEnd(text: string, match: RegExpExecArray): boolean {
  if (match[0].startsWith('\n')) return true
  const end = match.index + match[0].length
  const rest = text.slice(end, end + reach)
  // The sentence goes on after the mark: '“It works!” said Doe'.
  if (/["”’]$/.test(match[0]) || !match[0].startsWith('.'))
    return !smallStart.test(rest) && !companyAfter.test(readNextWord(rest)) && !goesOnSaying(match[0], rest)
  const word = readLastWord(text, match.index)
  if (isShortened(text, match.index, word)) return rest.trim() === '' || opensSentence(word, rest)
  return endsAfter(word, rest, text[match.index - 2])
}

/** Whether only a street's name stands before the period, so that a longer name goes on: 'La Jolla Blvd. Grill is new'. */
function isNameAlone(text: string, start: number, end: number): boolean {
  if (end - start > reach || !/^\s*\p{Lu}/u.test(text.slice(start, start + reach))) return false
  return (
    seldomEnd.has(readLastWord(text, end)) &&
    !/(?<![\p{L}\p{N}’'.-])(?:\p{Ll}|\d)/u.test(text.slice(start, end))
  )
}

/** Whether a word without vowels is an abbreviation: 'Rs. 48 lakh', 'Smt. Lakshmi', 'the Mfg. team'. '5 pm.' and acronyms may end a sentence. */
function isShortened(text: string, end: number, word: string): boolean {
  if (!vowelless.test(word) || known.some((words) => words.has(word))) return false
  if (/\p{Lu}/u.test(text[end - 1] ?? '')) return false
  return !/\d\s?$/.test(text.slice(Math.max(0, end - word.length - 2), end - word.length))
}

/** Whether the attribution continues the sentence. After a period it doesn't: '“It works.” Doe said' are two. */
function goesOnSaying(stop: string, rest: string): boolean {
  return /^[!?]+["”’]$/.test(stop) && saidAfter.test(rest)
}

/** Whether a period after the word ends the sentence; `before` is the character before its last letter. */
function endsAfter(word: string, rest: string, before: string | undefined): boolean {
  if (rest.trim() === '') return true
  // A single letter may be an initial before a name, or the end: 'Vitamin C. The study', 'a Series B. Lead is Acme', 'Paul’s.', '$40M.'
  if (word.length === 1) return /['’\d]/.test(before ?? '') || opening.test(rest) || opensClause(rest)
  if (neverEnd.has(word)) return word === 'st' && (endsStreet(rest) || opensClause(rest))
  if (mayEnd.has(word)) return startWord.test(rest) && !goesOn(word, rest)
  if (shortWord.has(word)) return !/^\s+[\p{Ll}\d]/u.test(rest)
  // Examples: 'J.P. Morgan', 'Acme S.A. (Euronext: ACM)', 'Minn. She'.
  if (seldomEnd.has(word) || initials.test(word)) return opensSentence(word, rest)
  return true
}

/** Whether the last period belongs to an abbreviation: 'from Stroud Bros.', 'daily at 6 a.m.', 'a wheel of 40 in.' */
export function endsInAbbreviation(text: string): boolean {
  if (!text.endsWith('.')) return false
  const end = text.length - 1
  const word = readLastWord(text, end)
  if (word.includes('.') || mayEnd.has(word)) return true
  const start = end - word.length
  // 'art' and 'miss' are words; 'Miss.' and '40 in.' are abbreviations.
  if (shortWord.has(word) && /\d[ \u00a0]$/.test(text.slice(0, start))) return true
  return startWord.test(text.slice(start, end)) && (neverEnd.has(word) || seldomEnd.has(word))
}

/** Whether 'St.' is a street at the end of a sentence, and no saint: 'at 316 W. Park St. The meeting'. */
function endsStreet(rest: string): boolean {
  // No saint is called 'The': 'at 8 N. Second St. The Boston Red Sox agreed'.
  return opening.test(rest) && (/^\s*The /.test(rest) || !/^\s*\S+ \p{Lu}/u.test(rest))
}

/** Whether a sentence begins after an initial, and no name, even one that is a word: 'Dr. R.J. Tan will teach'. */
function opensSentence(word: string, rest: string): boolean {
  return opening.test(rest) || /^\s*["“]/.test(rest) || (!initials.test(word) && opensClause(rest))
}

const clauseStart =
  /^\s+(?<word>\p{Lu}\p{Ll}+) (?:may|can|will|is|are|was|were|has|have|had|must|should|could|would|do|did|who|in|of|with|from)\b/u

/** Whether an everyday word and its verb follow: '415 Fifth Ave. Children may sit'. */
function opensClause(rest: string): boolean {
  const word = clauseStart.exec(rest)?.groups?.word
  return word !== undefined && isEverydayWord(word) && !isTitleWord(word)
}

/** Whether the next words continue the sentence: 'Acme Inc. (Nasdaq: ACM)', 'U.S. Department', '9 a.m. ET', 'Acme Inc. Chief Executive'. */
function goesOn(word: string, rest: string): boolean {
  if (/^\s*\(/.test(rest)) return true
  if (weekdayStop.test(word)) return dateAfter.test(rest)
  const next = readNextWord(rest)
  if (word === 'a.m' || word === 'p.m') return timeAfter.test(next)
  if (companyStop.test(word)) return companyAfter.test(next) || isTitleWord(next) || isLongTitle(next, rest)
  return goesOnAfter[word === 'sr' ? 'jr' : word]?.test(next) ?? false
}

/** Whether a title of several words follows, whose first word alone could begin a sentence: 'Senior Vice President'. */
function isLongTitle(next: string, rest: string): boolean {
  return isTitleStart(next) && isTitleWord(/^\s*\S+ (?<second>\p{L}+)/u.exec(rest)?.groups?.second ?? '')
}

function readNextWord(rest: string): string {
  return /^\s*(?<word>\p{L}+)/u.exec(rest)?.groups?.word ?? ''
}

/** The letters and periods right before a place, in lower case; at most 24, as no abbreviation is longer. */
function readLastWord(text: string, end: number): string {
  let from = end
  while (from > 0 && end - from < 24 && isWordPart(text[from - 1] ?? '')) from -= 1
  return text.slice(from, end).toLowerCase()
}

function isWordPart(character: string): boolean {
  return (character >= 'a' && character <= 'z') || character === '.' || letter.test(character)
}
