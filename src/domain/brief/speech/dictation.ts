// Dictated speech: words without quotation marks after whoever says them, as people type, dictate and note it down.
//
//   findDictation('Quote me as Ann Lee, founder – we never sold a bad pie.')   ->  'we never sold a bad pie.'
//   findDictation('Ann Lee (founder): I baked the first one myself.')          ->  'I baked the first one myself.'
//   findDictation('Quote from me, Ann Lee. We bake. End quote.')               ->  'We bake.'
//
// Words in quotation marks are not looked at: quotations.ts reads those.

import { findMatches } from '#domain/language/matches.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import type { Range } from '#domain/language/ranges.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import {
  fewestWords,
  introduces,
  isNamed,
  isTitled,
  name,
  ownVoice,
  quoteWord,
  spokenLead,
  waiting,
} from './introductions.ts'
import { announcesWords, findSpokenLead } from './spoken-leads.ts'

/** The range is that of the words. */
export interface Dictation extends Range {
  /** What introduces them: who speaks, and that somebody does. */
  lead: Range & { text: string }
  words: string
  /** Where the rest of the line starts: after the words, or after the mark that ends them. */
  end: number
  /** They are given as a quotation: "quote", "my words". */
  isOffered: boolean
  /** They are given by somebody with a name and a title. */
  isSigned: boolean
}

const marks = /[“”"„«»]/
/** What introduces words ends with one of these. */
const divider = /:\s+|\s[–—→]\s|\s>{1,2}\s|\s-{1,2}\s|\s->\s|=>\s|,\s+|(?<=\b(?:said|says|saying)) /g
const longestLead = 160
const nearest = 60
const longestLine = 4000
/** Words of a line's own; anything longer is something else. */
const longestSpeech = 90
const endMark = /\b(?:end|close|end of|un)[ -]?quot(?:es?|ation)\b|\bquote end\b|\/quote\b/iu
/** What is said about the words after them. */
const aside =
  /\b(?:quoted?|quotes|attribut\p{L}*|that[’']s (?:it|the|all|mine|me)|use (?:it|that|this|either)|happy (?:to|with|for)|feel free|is that (?:ok|okay|fine)|sign(?:ed)? off|approved|you can|put my name|something like)\b/iu
/** Whose words they were: ', and that’s from me, Ann Lee', ', Ann Lee, founder of Acme'. */
const signature = new RegExp(
  `,? (?:and )?(?:that[’']s|this is|that is) (?:from )?me\\b.{0,100}$|, ${name}, [^.,]{2,60}\\.?$| \\((?:[^():]{0,20}: ?)?${name}(?:,[^()]{2,80})?\\)\\.?$`,
  'u',
)

/** The dictated words of a line, when it gives any. */
export const findDictation: (line: string) => Dictation | undefined = memoizeText((line) =>
  line.length > longestLine ? undefined : (findEnded(line) ?? findIntroduced(line)),
)

/** 'Quote from me, Ann Lee. We bake. End quote.', 'she told us quote we bake unquote' */
function findEnded(line: string): Dictation | undefined {
  const end = endMark.exec(line)
  if (end === null || end.index === 0 || marks.test(line.slice(0, end.index))) return undefined
  const opening = findMatches(line.slice(0, end.index), /\bquot(?:es?|ation)\b/giu).at(-1)
  if (opening === undefined) return undefined
  const rest = line.slice(opening.index + opening[0].length, end.index)
  const skipped = (/^ (?:from|by|is|of|for)\b[^.:!?]{0,120}[.:]\s+/iu.exec(rest) ??
    /^[,:.]?\s+/.exec(rest))?.[0]
  if (skipped === undefined) return undefined
  const from = opening.index + opening[0].length + skipped.length
  const to =
    end.index - (/[\s,;(]{0,4}$/.exec(line.slice(Math.max(from, end.index - 4), end.index))?.[0].length ?? 0)
  const found = toDictation(line, startOfLead(line, opening.index), from, to)
  const after = end.index + end[0].length
  return found && { ...found, end: after + (/^[.,)]*/.exec(line.slice(after, after + 3))?.[0].length ?? 0) }
}

/** The sentence that the word stands in; of a text without stops, its last clause. */
function startOfLead(line: string, at: number): number {
  const start = splitSpoken(line).findLast(({ from }) => from <= at)?.from ?? 0
  if (at - start <= longestLead) return start
  const from = at - nearest
  const clause = findMatches(line.slice(from, at), /, | (?=and |so |but )/g).at(-1)
  return clause === undefined ? at : from + clause.index + 1
}

/** Words after what introduces them: to the end of a line that begins with it, else as long as it is the same voice. */
function findIntroduced(line: string): Dictation | undefined {
  const sentences = splitSpoken(line)
  for (const [index, { from, to }] of sentences.entries()) {
    const sentence = line.slice(from, to)
    const rest = line.slice(from).split(' ').length <= longestSpeech ? line.slice(from) : sentence
    const at = readLead(sentence, rest)
    if (at !== undefined) return toDictation(line, from, from + at, endOfWords(line, from + at, from === 0))
    const offered = findOffered(line, { from, to }, sentences[index + 1])
    if (offered !== undefined) return { ...offered, isOffered: true }
  }
  return undefined
}

/** Words that a sentence offers without a sign before them, or announces for the next one. */
function findOffered(line: string, { from, to }: Range, next: Range | undefined): Dictation | undefined {
  const sentence = line.slice(from, to)
  if (marks.test(sentence) || waiting.test(sentence)) return undefined
  const at = findSpokenLead(sentence)
  const isShort = at !== undefined && sentence.slice(at).split(' ').length <= longestSpoken
  const offered = isShort ? toDictation(line, from, from + at, to) : undefined
  if (offered !== undefined) return offered
  if (next === undefined || !announcesWords(sentence)) return undefined
  return toDictation(line, from, next.from, endOfWords(line, next.from, true))
}

const longestSpoken = 45

/** Sentences, also such that begin with a small letter. */
function splitSpoken(line: string): Range[] {
  return splitSentences(line).flatMap(({ from, to }) => {
    const ranges: Range[] = []
    let start = from
    for (const { index, 0: stop } of findMatches(line.slice(from, to), /(?<=\p{L}{3})[.!?] +(?=\p{Ll})/gu)) {
      ranges.push({ from: start, to: from + index + 1 })
      start = from + index + stop.length
    }
    return [...ranges, { from: start, to }]
  })
}

/** Where the words begin that the sentence introduces. */
function readLead(sentence: string, line: string): number | undefined {
  if (marks.test(sentence)) return undefined
  for (const { index, 0: sign } of findMatches(sentence.slice(0, longestLead + 8), divider)) {
    const lead = withoutRemark(sentence.slice(0, index).trim())
    const at = index + sign.length
    const words = (sign.startsWith(':') ? line : sentence).slice(at)
    if (introduces(lead, words, sign)) return at + (secondLead.exec(words)?.[0].length ?? 0)
  }
  return undefined
}

/** What the writer says between who speaks and the words: 'she said, and I wrote this on my hand, …', 'write this one down, …'. */
const betweenWords =
  /,? (?:and )?(?:i (?:wrote|have|took|noted|quote|got)|write|you can|here we go|hang on|listen|let me)\b[^,:]{0,40}$/iu
const withoutRemark = (lead: string): string => {
  const rest = lead.replace(betweenWords, '')
  return /\b(?:said|says|say|told|yesterday|today)(?: to me| me)?(?: \p{L}+)?$/iu.test(rest) ? rest : lead
}

/** The speaker in a field of its own: 'Quote 1: Arlo - …', 'Quote: Mads: …'. */
const secondLead = new RegExp(
  `^(?:(?!(?:We|I|It|The|This|Our|My|In|On|At|For|If|No|So|Now)\\b)\\p{Lu}[\\p{L}’'.-]{0,30}(?: (?:\\p{Lu}[\\p{L}’'.-]{0,30}|de|van|von|der|of|and|\\p{Ll}{3,14})){0,3}|${name})(?: \\([^()]{2,60}\\)|, [^:.!?]{2,60}?)?(?::| [–—-]{1,2}) +(?=\\p{L})`,
  'u',
)

function endOfWords(line: string, from: number, isLineStart: boolean): number {
  const rest = line.slice(from)
  const sentences = splitSpoken(rest)
  const isWhole = isLineStart && rest.split(' ').length <= longestSpeech
  const isAfterColon = line.slice(0, from).trimEnd().endsWith(':')
  let end = from
  for (const range of sentences) {
    const text = rest.slice(range.from, range.to)
    const isPair = sentences.length === 2 && (ownVoice.test(text) || (isAfterColon && !/\d/.test(text)))
    const goesOn = isWhole || isPair
    const isOver = aside.test(text) || marks.test(text) || readLead(text, text) !== undefined
    if (end > from && (isOver || !goesOn)) break
    end = from + range.to
  }
  return end
}

/** What stands between who speaks and the words: 'um, ', '(by phone) ', 'this is exact: ', 'please put it like this '. */
const filler =
  /^(?:\([^()]{2,80}\) |[–—-] )?(?:\p{Ll}[\p{L} ’']{2,40}: (?=\p{Lu})|(?:um+|uh+|righto|okay|ok|so|like|well|er|(?:please )?(?:you (?:can|could) )?(?:write|put|say|use|make)(?: it| that)? like this|you (?:can|could) (?:write|put|say)|something like|roughly)\b[,:.]? )*/iu

/** 'wants to say that she took it as a good sign': told of them, not in their own voice. */
const isReported = (lead: string, words: string): boolean =>
  /\bthat\s*$/.test(lead) && /\b(?:she|he|they|her|his|their)\b/.test(words) && !ownVoice.test(words)

function toDictation(line: string, lead: number, from: number, to: number): Dictation | undefined {
  const given = line.slice(from, to)
  const skipped = filler.exec(given)?.[0].length ?? 0
  const words = given.slice(skipped).replace(signature, '').trim()
  if (words.split(' ').length < fewestWords || isReported(line.slice(lead, from), words)) return undefined
  const introduced = line
    .slice(lead, from)
    .trim()
    .replace(/(?:[,:]| [–—-]{1,2})$/u, '')
  return {
    isSigned: isTitled(introduced) && isNamed(introduced),
    lead: { from: lead, to: from, text: line.slice(lead, from).trim() },
    words,
    from: from + skipped,
    to: from + skipped + words.length,
    end: from + skipped + words.length,
    isOffered: quoteWord.test(line.slice(lead, from)) || spokenLead.test(introduced),
  }
}
