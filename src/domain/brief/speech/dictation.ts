// Dictated speech: words without quotation marks after whoever says them, as people type, dictate and note it down.
//
//   findDictation('Quote me as Ann Lee, founder – we never sold a bad pie.')   ->  'we never sold a bad pie.'
//   findDictation('Ann Lee (founder): I baked the first one myself.')          ->  'I baked the first one myself.'
//   findDictation('Quote from me, Ann Lee. We bake. End quote.')               ->  'We bake.'
//
// The beginning and end are chosen by learned weights. Words in quotation marks are left to quotations.ts.

import { unpackWeights, type Weights, weigh } from '#domain/brief/classifier/weights.ts'
import { findMatches } from '#domain/language/matches.ts'
import { makeLazily, memoizeText } from '#domain/language/memoize-text.ts'
import type { Range } from '#domain/language/ranges.ts'
import { listClosings, readClosing } from './closings.ts'
import { isNamed, isTitled, namePattern, ownVoice, quoteWord, waitsForQuote } from './introductions.ts'
import { closingWeights, openingWeights } from './learned/speech-weights.ts'
import { fewestWords, listOpenings, type Opening, readOpening, turnsAt } from './openings.ts'
import { splitSpoken } from './split-spoken.ts'

/** The place of the words. */
export interface Dictation extends Range {
  /** The introduction before them: "Quote me as Ann Lee, founder". */
  lead: Range & { text: string }
  words: string
  /** Where the rest of the line starts. */
  end: number
  /** They are called a quotation: "quote", "my words". */
  isOffered: boolean
  /** They come with a name and a title. */
  isSigned: boolean
}

const marks = /[“”"„«»]/
const longestLead = 160
const nearest = 60
const longestLine = 4000
/** How likely words must be to begin at a place. */
const least = 0.5
/** After "quote" and the like, words surely follow, so less is needed; in a memo without punctuation even less. */
const leastOffered = { line: 0.1, memo: 0.03 }
const shortestMemo = 500
const classes = 2
const endMark =
  /\b(?:end|close|end of|un)[ -]?quot(?:es?|ation)\b|\bquote (?:end|ends|unquote)\b|\bclose quotes?\b|\/quote\b/iu
/** A signature after the words: ', and that’s from me, Ann Lee', ', Ann Lee, founder of Acme'. */
const signature = new RegExp(
  `,? (?:and )?(?:that[’']s|this is|that is) (?:from )?me\\b.{0,100}$|, ${namePattern}(?:,|, [^.,]{2,60}\\.?)$| \\((?:[^():]{0,20}: ?)?${namePattern}(?:,[^()]{2,80})?\\)\\.?$`,
  'u',
)

const learned = makeLazily(() => ({
  opening: unpackWeights(openingWeights, classes),
  closing: unpackWeights(closingWeights, classes),
}))

/** The dictated words of a line, if it has any. */
export const findDictation: (line: string) => Dictation | undefined = memoizeText((line) =>
  line.length > longestLine ? undefined : (findEnded(line) ?? findLearned(line)),
)

/** The dictated words of a unit; those found in its whole line come first. */
export function dictationOf({ body, dictated }: { body: string; dictated?: string }): Dictation | undefined {
  const at = dictated === undefined ? -1 : body.indexOf(dictated)
  return dictated === undefined || at === -1
    ? findDictation(body)
    : toDictation(body, 0, at, at + dictated.length)
}

/** Words with a spoken end mark: 'Quote from me, Ann Lee. We bake. End quote.', 'she told us quote we bake unquote'. */
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

/** Where the sentence with the word begins; without punctuation, its last clause. */
function startOfLead(line: string, at: number): number {
  const start = splitSpoken(line).findLast(({ from }) => from <= at)?.from ?? 0
  if (at - start <= longestLead) return start
  const from = at - nearest
  const clause = findMatches(line.slice(from, at), /, | (?=and |so |but )/g).at(-1)
  return clause === undefined ? at : from + clause.index + 1
}

/** The likeliest words in the line, if any are likely enough. */
function findLearned(line: string): Dictation | undefined {
  const weights = learned()
  let best: { opening: Opening; worth: number } | undefined
  for (const opening of listOpenings(line)) {
    const share = weigh(weights.opening, readOpening(line, opening), classes)[1] ?? 0
    if (share < leastOf(line, opening) || !mayOpen(line, opening)) continue
    // A capital in the middle of a sentence, on no name, is the surest sign.
    const worth = share + (turnsAt(line.slice(opening.at, opening.at + 30)) ? 1 : 0)
    if (worth > (best?.worth ?? 0)) best = { opening, worth }
  }
  if (best === undefined) return undefined
  const { at } = best.opening
  return toDictation(line, startOfLead(line, Math.max(0, at - 1)), at, endOfWords(line, at, weights.closing))
}

function leastOf(line: string, { lead, at }: Opening): number {
  if (!quoteWord.test(line.slice(Math.max(lead, at - nearest), at))) return least
  return line.length > shortestMemo ? leastOffered.memo : leastOffered.line
}

/** Whether words can follow at all: not in 'Quote by: Ann Lee, director' or 'still need a quote from Ann: she is away'. */
function mayOpen(line: string, { lead, at }: Opening): boolean {
  const words = line.slice(at)
  const led = line.slice(lead, at)
  if (/\bput $/.test(led) && objectOfPut.test(words)) return false
  // Text in square brackets is for the writer: "[add a quote from one of the three? Ann said she’d send one]".
  if (line.startsWith('[')) return false
  // "412 stores (a slide says 421, the slide is wrong)"
  if (led.lastIndexOf('(') > led.lastIndexOf(')') && words.includes(')') && !quoteWord.test(led)) return false
  // "quote stays, the argument stays here": said of the quotation.
  if (/\bquotes? (?:stays?|remains?|goes|needs?|must|should|has to)\b/iu.test(led)) return false
  if (approved.test(led) || requested.test(led) || (asksForNews.test(led) && !quoteWord.test(led)))
    return false
  return (
    !waitsForQuote.test(line.slice(lead, at)) && !somebody.test(words) && !words.slice(0, 60).includes('@')
  )
}

/** "Quote stays, the argument stays here": said of words that are given elsewhere. */
const approved =
  /^(?:(?:the|that|this|her|his|their|my) )?quot(?:e|es|ation) (?:stays?|stands?|goes|remains?|is|are|was)(?: (?:in|as is|final|fine|good|ok(?:ay)?|approved|cleared))?[,;] $/iu

/** "Please check the name with them, I have seen it spelled three ways": what is asked of the writer, and why. */
const requested =
  /^(?:please|pls|kindly|can you|could you|would you) (?!(?:also |just |then )?(?:use|put|write|print|say|quote|add|include|attribute|credit|take|have|insert|run)\b)[^:“”"]{3,140},\s*$/iu

/** A form's question about the news: "News in one sentence: We won …". */
const asksForNews =
  /^(?:the )?(?:(?:main |big |key |our )?(?:news|announcement|message|finding|result|fact|point)s?|what|why|how|when|where|summary|headline|topic|subject|background)\b[^:“”"]{0,50}:\s*$/iu

/** "Put" with an object is no verb of speech: "wants to put a hotel at the bridgehead". */
const objectOfPut =
  /^(?:an?|the|its|their|two|three|\d+) \p{Ll}+(?: \p{Ll}+)? (?:at|in|on|up|outside|into|near|next)\b/u

const somebody = new RegExp(`^${namePattern}(?:,| \\()`, 'u')

/** A sentence that starts with a small letter, after words that started with a capital, is the note again. */
const noteAgain = /(?<=\p{L}{2}[.!?])\s+\p{Ll}/u

function endOfWords(whole: string, at: number, weights: Weights): number {
  const again = /^\p{Lu}/u.test(whole.slice(at)) ? noteAgain.exec(whole.slice(at)) : null
  const line = again === null ? whole : whole.slice(0, at + again.index)
  let best = { to: line.trimEnd().length, share: 0 }
  for (const closing of listClosings(line, at)) {
    const share = weigh(weights, readClosing(line, at, closing), classes)[1] ?? 0
    if (share > best.share) best = { to: closing.to, share }
  }
  return best.to
}

/** Fillers between the speaker and the words: 'um, ', '(by phone) ', 'this is exact: '. */
const filler =
  /^(?:\([^()]{2,80}\) |[–—-] )?(?:\p{Ll}[\p{L} ’']{2,40}: (?=\p{Lu})|(?:um+|uh+|righto|okay|ok|so|like|well|er|(?:please )?(?:you (?:can|could) )?(?:write|put|say|use|make)(?: it| that)? like this|you (?:can|could) (?:write|put|say)|something like|roughly)\b[,:.]? )*/iu

/** Whether the words only report what was said: 'wants to say that she took it as a good sign'. */
const isReported = (lead: string, words: string): boolean =>
  /\bthat\s*$/.test(lead) && /\b(?:she|he|they|her|his|their)\b/.test(words) && !ownVoice.test(words)

function toDictation(line: string, lead: number, from: number, to: number): Dictation | undefined {
  const given = line.slice(from, to)
  const skipped = filler.exec(given)?.[0].length ?? 0
  const words = given.slice(skipped).replace(signature, '').trim().replace(/[,;]$/, '')
  if (
    words.split(' ').length < fewestWords ||
    isReported(line.slice(lead, from), line.slice(from, from + 160))
  )
    return undefined
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
    isOffered: quoteWord.test(introduced),
  }
}
