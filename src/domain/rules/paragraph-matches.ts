// Helpers for writing rules: find a pattern in a paragraph, and turn matches into those of a rule.
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

/** Matches of a sticky pattern that starts with a capital letter; only tried there. */
export function findAtCapitals({ text, capitals }: Paragraph, pattern: RegExp): readonly RegExpExecArray[] {
  return findMatchesAt(text, pattern, capitals)
}

/** The same for a pattern that starts with two capitalized words. */
export function findAtNames({ text, nameStarts }: Paragraph, pattern: RegExp): readonly RegExpExecArray[] {
  return findMatchesAt(text, pattern, nameStarts)
}

/** The same for a pattern that starts with two capitals, or a capital and a figure or '&'. */
export function findAtAcronyms(
  { text, acronymStarts }: Paragraph,
  pattern: RegExp,
): readonly RegExpExecArray[] {
  return findMatchesAt(text, pattern, acronymStarts)
}

/** Matches of a global pattern outside quotations, which belong to their speakers. */
export function findOutsideQuotes(paragraph: Paragraph, pattern: RegExp): readonly RegExpExecArray[] {
  return findMatches(paragraph.text, pattern).filter(({ index }) => !paragraph.isQuoted(index))
}

/** Whether a capital inside a sentence makes the word part of a name: 'the Dynamic Earth museum'. */
export function isNameWord(paragraph: Paragraph, at: number): boolean {
  if (!/\p{Lu}/u.test(paragraph.text[at] ?? '')) return false
  return !isSentenceStart(paragraph, at) || opensName(paragraph.text.slice(at, at + nameReach))
}

const nameReach = 90
const nameRun = /^\p{Lu}[\p{L}’'-]*(?:(?: (?:of|the|and|&|for|in|to|a))* \p{Lu}[\p{L}’'-]*)*/u

/** Whether the text begins with a name, as further capitals or a description show: 'Many Hands, a puppet troupe', 'Very Berry Farm'. */
function opensName(text: string): boolean {
  const [run = ''] = nameRun.exec(text) ?? []
  const [first = '', ...more] = run.split(' ')
  // 'Truly, Minnesota, has 90 people'.
  if (/^, \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,/u.test(text.slice(run.length))) return true
  if (/^, an? \p{Ll}/u.test(text.slice(run.length)) && !(more.length === 0 && first.endsWith('ly')))
    return true
  // In a sentence the verb is small: 'We Are Farmers' and 'I Can Read Books' are names. 'No.' in 'Rated No. 1' is an abbreviation.
  const second = more[0] ?? ''
  if (/^\p{Lu}\p{Ll}/u.test(second) && isFunctionWord(second) && second !== 'No' && !isMonth(second))
    return true
  const next = more.find((word) => /^\p{Lu}/u.test(word)) ?? ''
  return /^\p{Lu}\p{Ll}/u.test(next) && isEverydayWord(next) && !isCommonWord(next)
}

/** The paragraph's addresses, phone numbers, identifiers and blanks; pass it to `recall`. */
export function readCodes({ text }: Paragraph): readonly Range[] {
  return findCodes(text)
}

/** Whether quoted words are a title or an inscription: “Fraud,” a play; “Dec. 1952,” cut into a beam. */
export function isTitled({ quotations }: Paragraph, at: number): boolean {
  return quotations[findRange(quotations, at)]?.isSpeech === false
}

/** Whether the words are only shown: part of a name, a title or an inscription. */
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

/** Whether a sentence, a quotation or an insertion begins at the character. */
export function isSentenceStart(paragraph: Paragraph, at: number): boolean {
  if (/(?:^|[“"(:—–])\s?$/.test(paragraph.text.slice(Math.max(0, at - 2), at))) return true
  return paragraph.sentences[paragraph.sentenceAt(at)]?.from === at
}

/** A pattern with a quick test for words that every match contains. */
export type GuardedPattern = readonly [words: Trigger, pattern: RegExp]

/** Matches of the patterns outside quotations. */
export function findGuarded(
  paragraph: Paragraph,
  patterns: readonly GuardedPattern[],
): readonly RegExpExecArray[] {
  return patterns.flatMap(([words, pattern]) =>
    paragraph.has(words) ? findOutsideQuotes(paragraph, pattern) : [],
  )
}
