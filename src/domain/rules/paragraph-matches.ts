// For writing rules: finds a pattern in a paragraph, and turns what it finds into matches of a rule.
import { isMonth } from '#domain/language/calendar-words.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches, findMatchesAt } from '#domain/language/matches.ts'
import { isCommonWord, isFunctionWord } from '#domain/language/name-words.ts'
import { findCodes } from '#domain/language/protected.ts'
import { findRange, type Range } from '#domain/language/ranges.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Trigger } from './release/triggers.ts'
import type { RuleMatch } from './rule.ts'

/** Matches of a global pattern anywhere in the paragraph. */
export function findAll({ text }: Paragraph, pattern: RegExp): readonly RegExpExecArray[] {
  return findMatches(text, pattern)
}

/** Matches of a sticky pattern that begins with a capital letter: only there is it tried. */
export function findAtCapitals({ text, capitals }: Paragraph, pattern: RegExp): readonly RegExpExecArray[] {
  return findMatchesAt(text, pattern, capitals)
}

/** The same for a pattern of two words with capitals side by side. */
export function findAtNames({ text, nameStarts }: Paragraph, pattern: RegExp): readonly RegExpExecArray[] {
  return findMatchesAt(text, pattern, nameStarts)
}

/** The same for a pattern of capitals, figures and '&' in a row. */
export function findAtAcronyms(
  { text, acronymStarts }: Paragraph,
  pattern: RegExp,
): readonly RegExpExecArray[] {
  return findMatchesAt(text, pattern, acronymStarts)
}

/** Matches of a global pattern that do not begin between quotation marks: what people said is theirs. */
export function findOutsideQuotes(paragraph: Paragraph, pattern: RegExp): readonly RegExpExecArray[] {
  return findMatches(paragraph.text, pattern).filter(({ index }) => !paragraph.isQuoted(index))
}

/** 'the Dynamic Earth museum': inside a sentence a capital makes a name of what would be a common word. */
export function isNameWord(paragraph: Paragraph, at: number): boolean {
  if (!/\p{Lu}/u.test(paragraph.text[at] ?? '')) return false
  return !isSentenceStart(paragraph, at) || opensName(paragraph.text.slice(at, at + nameReach))
}

const nameReach = 90
const nameRun = /^\p{Lu}[\p{L}’'-]*(?:(?: (?:of|the|and|&|for|in|to|a))* \p{Lu}[\p{L}’'-]*)*/u

/** 'Many Hands, a puppet troupe' and 'Very Berry Farm': at the start of a sentence the capital after the first or what describes it tells. */
function opensName(text: string): boolean {
  const [run = ''] = nameRun.exec(text) ?? []
  const [first = '', ...more] = run.split(' ')
  // 'Truly, Minnesota, has 90 people'.
  if (/^, \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,/u.test(text.slice(run.length))) return true
  if (/^, an? \p{Ll}/u.test(text.slice(run.length)) && !(more.length === 0 && first.endsWith('ly')))
    return true
  // 'We Are Farmers', 'I Can Read Books': the verb of a sentence is written small. 'Rated No. 1' is short for a word.
  const second = more[0] ?? ''
  if (/^\p{Lu}\p{Ll}/u.test(second) && isFunctionWord(second) && second !== 'No' && !isMonth(second))
    return true
  const next = more.find((word) => /^\p{Lu}/u.test(word)) ?? ''
  return /^\p{Lu}\p{Ll}/u.test(next) && isEverydayWord(next) && !isCommonWord(next)
}

/** Its addresses, phone numbers, identifiers and blanks; asked for with `recall`. */
export function readCodes({ text }: Paragraph): readonly Range[] {
  return findCodes(text)
}

/** “Fraud,” a play; “Dec. 1952,” cut into a beam: quotation marks around what nobody says. */
export function isTitled({ quotations }: Paragraph, at: number): boolean {
  return quotations[findRange(quotations, at)]?.isSpeech === false
}

/** What is shown and not said: a word of a name, a title or an inscription. */
export function isMentioned(paragraph: Paragraph, at: number): boolean {
  const isName = /^\p{Lu}\p{Ll}/u.test(paragraph.text.slice(at, at + 2)) && isNameWord(paragraph, at)
  return isName || isTitled(paragraph, at)
}

/** The whole match of a pattern as a match of the rule. */
export function toRuleMatch(match: RegExpExecArray, fix?: string, message?: string): RuleMatch {
  return {
    from: match.index,
    to: match.index + match[0].length,
    ...(fix === undefined ? {} : { fix }),
    ...(message === undefined ? {} : { message }),
  }
}

/** Whether a sentence, a quotation or an aside begins at the character. */
export function isSentenceStart(paragraph: Paragraph, at: number): boolean {
  if (/(?:^|[“"(:—–])\s?$/.test(paragraph.text.slice(Math.max(0, at - 2), at))) return true
  return paragraph.sentences[paragraph.sentenceAt(at)]?.from === at
}

/** A pattern with the words without which it cannot be there, so that most paragraphs are spared it. */
export type GuardedPattern = readonly [words: Trigger, pattern: RegExp]

/** What the patterns find outside quotations. */
export function findGuarded(
  paragraph: Paragraph,
  patterns: readonly GuardedPattern[],
): readonly RegExpExecArray[] {
  return patterns.flatMap(([words, pattern]) =>
    paragraph.has(words) ? findOutsideQuotes(paragraph, pattern) : [],
  )
}
