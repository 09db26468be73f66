// Small help for writing rules: matches of a pattern as spots.
import { findMatches, findMatchesAt } from '#domain/language/matches.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Spot } from './rule.ts'

/** Matches of a global pattern anywhere in the paragraph. */
export function findAll({ text }: Paragraph, pattern: RegExp): readonly RegExpExecArray[] {
  return findMatches(text, pattern)
}

/** Matches of a sticky pattern that begins with a capital letter: only there is it tried. */
export function findAtCapitals({ text, capitals }: Paragraph, pattern: RegExp): readonly RegExpExecArray[] {
  return findMatchesAt(text, pattern, capitals)
}

/** Matches of a global pattern that do not begin between quotation marks: what people said is theirs. */
export function findOutsideQuotes(paragraph: Paragraph, pattern: RegExp): readonly RegExpExecArray[] {
  return findMatches(paragraph.text, pattern).filter(({ index }) => !paragraph.isQuoted(index))
}

/** 'the Dynamic Earth museum': inside a sentence a capital makes a name of what would be a common word. */
export function isNameWord(paragraph: Paragraph, at: number): boolean {
  return /\p{Lu}/u.test(paragraph.text[at] ?? '') && !isSentenceStart(paragraph, at)
}

/** The whole match as a spot. */
export function spotMatch(match: RegExpExecArray, fix?: string, message?: string): Spot {
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
