// A rewrite improves a text where a single finding offers no fix: it turns, splits or removes sentences. Each belongs to a rule; whether its edits
// are made is decided in check/apply-rules.ts.

import { findMatches } from '#domain/language/matches.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import type { TextEdit } from '#domain/rules/rule.ts'
import { upperFirst } from '#domain/text/letter-case.ts'

/** What is known around the paragraph. */
export interface Place {
  kind: 'headline' | 'heading' | 'lead' | 'body' | 'boilerplate' | 'contact'
  /** The company the release is about, where it is known. */
  company?: string
  /** Several companies are named, and nothing tells which one 'we' is. */
  isUnclear?: true
  /** The text before named the company. */
  isIntroduced?: true
}

export interface Rewrite {
  /** The id of the rule it serves. */
  rule: string
  /** Only for texts that people wrote; composed sentences are short already. */
  isForTexts?: true
  find(text: string, place: Place): TextEdit[]
}

/** A pattern and its replacement: '$1' as in replace, or a function. */
export type Replacement = readonly [
  pattern: RegExp,
  text: string | ((match: RegExpExecArray) => string | undefined),
]

/** The edits for a table of patterns; a first letter keeps its case. */
export function findReplacements(text: string, table: readonly Replacement[]): TextEdit[] {
  const small = lowerStarts(text)
  const edits = readTable(text, table)
  // Patterns are in small letters, and also match at the start of a sentence.
  const starts = small === text ? [] : readTable(small, table)
  const known = new Set(edits.map(({ from, to }) => `${from}-${to}`))
  return [...edits, ...starts.filter(({ from, to }) => !known.has(`${from}-${to}`))].map((one) => ({
    ...one,
    text: keepCase(text.slice(one.from, one.to), one.text),
  }))
}

function readTable(text: string, table: readonly Replacement[]): TextEdit[] {
  return table.flatMap(([pattern, replacement]) =>
    findMatches(text, pattern).flatMap((match) => {
      const written = typeof replacement === 'string' ? fillGroups(replacement, match) : replacement(match)
      const [from, to] = [match.index, match.index + match[0].length]
      return written === undefined ? [] : [{ from, to, text: written }]
    }),
  )
}

const sentenceStart = /(?<=^|[.!?]["”]? |— )\p{Lu}\p{Ll}*(?= \p{Ll})/gu

/** The text with a small first letter in sentences that begin with a word no name begins with. */
function lowerStarts(text: string): string {
  return text.replaceAll(sentenceStart, (word) => (isFunctionWord(word) ? word.toLowerCase() : word))
}

function fillGroups(replacement: string, match: RegExpExecArray): string {
  return replacement.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
}

function keepCase(before: string, after: string): string {
  // A change of case alone is what the rule wants.
  if (before.toLowerCase() === after.toLowerCase()) return after
  return /^\p{Lu}\p{Ll}/u.test(before) && /^\p{Ll}/u.test(after) ? upperFirst(after) : after
}
